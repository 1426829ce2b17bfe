"""Who is asking: by a cookie in a browser, by `Authorization: Bearer` in a script."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.people import identity as people
from carson.server.settings import Settings

LONGEST_TOKEN = 100


def cookie_name(settings: Settings) -> str:
    """`__Host-` binds the cookie to this host alone; browsers allow it only over https."""
    return "__Host-carson" if settings.secure else "carson"


def token_of(connection: HTTPConnection) -> str | None:
    services: Services = connection.app.state.services
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        token = connection.cookies.get(cookie_name(services.settings), "")
    return token.strip() if 0 < len(token.strip()) <= LONGEST_TOKEN else None


async def visitor(connection: HTTPConnection) -> User | None:
    """Who it is; None: an unknown visitor, who may watch."""
    token = token_of(connection)
    found = await people.known(connection.app.state.services, token) if token else None
    if found is None:
        return None
    connection.state.language = found.user.language  # for words_for
    connection.state.renewed = found.renewed
    return found.user


def renew(request: HTTPConnection, response: Response, settings: Settings) -> None:
    """Regular visitors are not forgotten: from time to time their cookie starts again."""
    token = request.cookies.get(cookie_name(settings))
    if getattr(request.state, "renewed", False) and token and token == token_of(request):
        remember(request, response, settings, token)


def remember(request: HTTPConnection, response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=settings.session_days * people.DAY,
        path="/",
        secure=_secure(request, settings),
        httponly=True,
        samesite="lax",
    )


def forget(request: HTTPConnection, response: Response, settings: Settings) -> None:
    secure = _secure(request, settings)
    response.delete_cookie(cookie_name(settings), path="/", secure=secure, httponly=True, samesite="lax")


def _secure(request: HTTPConnection, settings: Settings) -> bool:
    """Whether the cookie is for https only. A request also counts as https if a trusted proxy says so."""
    return settings.secure or request.url.scheme == "https"

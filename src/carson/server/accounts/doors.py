"""Accounts: claim a name, log in and out, rename, leave for good."""

from carson.server.accounts import accounts, leaving
from carson.server.accounts.shapes import (
    ClaimForm,
    DeleteForm,
    Export,
    LanguageForm,
    LoginForm,
    NameForm,
    PasswordForm,
    exported,
)
from carson.server.people import identity as people
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit

doors = Doors("account")


@doors.post("/api/account/claim", limit=limits.PASSWORDS)
async def claim(visit: Visit, body: ClaimForm) -> shapes.Me:
    """Claim your name, or another, with a password.

    From then on nobody else may use it, or a name that reads the same.
    """
    claimed = await accounts.claim(visit.services, visit.user, body.name, body.password, visit.address)
    return shapes.Me(shapes.person(claimed))


@doors.post("/api/login", limit=limits.LOGINS, free=True)
async def login(visit: Visit, body: LoginForm) -> shapes.Me:
    """Log in with a name and a password, in place of whoever this browser was.

    After some failures, each next attempt has to wait longer. With `token`, no cookie is set and the answer has the
    token.
    """
    instead = None if body.token else visit.reader
    user, token = await accounts.login(visit.services, body.name, body.password, visit.address, visit.label, instead)
    return shapes.Me(shapes.person(user), visit.hand_over(token, body.token))


@doors.post("/api/logout", limit=limits.ACCOUNT)
async def logout(visit: Visit) -> None:
    """Log out here. A guest without a secret link cannot come back."""
    await people.end_session(visit.services, visit.user, visit.user.session)
    visit.token = ""


@doors.put("/api/account/name", limit=limits.ACCOUNT)
async def rename(visit: Visit, body: NameForm) -> shapes.Me:
    """Change your name, also at the tables where you sit."""
    return shapes.Me(shapes.person(await accounts.rename(visit.services, visit.user, body.name)))


@doors.put("/api/account/password", limit=limits.PASSWORDS)
async def password(visit: Visit, body: PasswordForm) -> None:
    """Change your password. All other sessions end, and secret links are withdrawn."""
    await accounts.change_password(visit.services, visit.user, body.old, body.password, visit.address)


@doors.put("/api/account/language", limit=limits.ACCOUNT)
async def language(visit: Visit, body: LanguageForm) -> shapes.Me:
    """Choose a language; null follows the browser."""
    return shapes.Me(shapes.person(await accounts.speak(visit.services, visit.user, body.language)))


@doors.get("/api/account/export", limit=limits.EXPORTS)
async def export(visit: Visit) -> Export:
    """Everything that is stored about you."""
    visit.headers["content-disposition"] = 'attachment; filename="carson-account.json"'
    return exported(await leaving.personal_data_of(visit.services, visit.user), visit.words)


@doors.post("/api/account/delete", limit=limits.PASSWORDS)
async def delete(visit: Visit, body: DeleteForm) -> None:
    """Leave for good: nothing stays but the moves you made, without a name.

    Bots take over your seats in running games. If you have a password, send it once more.
    """
    for table_id in await leaving.leave(visit.services, visit.user, body.password, visit.address):
        visit.driver.wake(table_id)
    visit.token = ""

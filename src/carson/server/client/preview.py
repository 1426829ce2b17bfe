"""What a shared link looks like where it is pasted: a title, a description and a picture of our own.

Anybody with a link may see its table. The machines that make previews, and others who read along where it was pasted,
are told which game it is and how far it has come, and never who sits there.
"""

import re
from functools import lru_cache
from html import escape
from typing import Final
from urllib.parse import quote

from starlette.requests import Request

from carson.server.client.pages import Page
from carson.server.client.shell import HEAD_END
from carson.server.core.services import Services
from carson.words import Words

PICTURE: Final = "preview.png"
WIDTH, HEIGHT = 1200, 630
# Placeholders for the server's address and the page's, until a request says what they are.
HERE: Final = "{carson-origin}"
PATH: Final = "{carson-path}"
_TITLE: Final = re.compile(r"<title>.*?</title>")
_DESCRIPTION: Final = re.compile(r'<meta name="description" content=".*?" ?/?>')
_ABOUT_ADDRESSES: Final = re.compile(r'\n? *<meta property="og:(?:url|image)[^>]*>')
_HOST: Final = re.compile(r"(?:[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.ASCII)
LOCALES: Final = {"en": "en_GB", "nl": "nl_NL", "fr": "fr_FR", "it": "it_IT", "de": "de_DE"}

_STATUS: Final = {
    "open": "server-preview-open",
    "playing": "server-preview-playing",
    "finished": "server-preview-replay",
}


def of_page(text: str, page: Page, language: str, there: bool = True) -> str:
    """A page that is the same for everybody. `there`: it has its own address, and is not the page for unknown
    addresses.
    """
    words = Words(language)
    return _previewed(text, words, words(page.title) if page.title else "", words(page.about), there)


@lru_cache(128)
def of_table(text: str, game: str, status: str, language: str) -> str:
    """A table's page, or the page for a table that does not exist (`game` is empty)."""
    words = Words(language)
    about = words(_STATUS.get(status, "web-intro"))
    return _previewed(text, words, words(f"web-game-{game}") if game else "", about, bool(game))


def _previewed(text: str, words: Words, name: str, about: str, there: bool) -> str:
    """With title and description in the reader's language, and the lines that make a preview."""
    site = words("web-title")
    title = f"{name} · {site}" if name else site
    lines = {
        "og:type": "website",
        "og:site_name": site,
        "og:locale": LOCALES[words.language],
        "og:title": name or site,
        "og:description": about,
        **({"og:url": HERE + PATH} if there else {}),
        "og:image": f"{HERE}/{PICTURE}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words("server-preview-picture"),
    }
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in lines.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    text = _TITLE.sub(lambda _: f"<title>{escape(title)}</title>", text, count=1)
    description = f'<meta name="description" content="{escape(about)}" />'
    text = _DESCRIPTION.sub(lambda _: description, text, count=1)
    return text.replace(HEAD_END, "  " + "\n    ".join([*tags, ""]) + HEAD_END, 1)


def addressed(text: str, request: Request) -> str:
    """With this server's address and the page's. If they are not known they are left out, and so is the picture."""
    origin = origin_of(request)
    if not origin:
        return _ABOUT_ADDRESSES.sub("", text)
    path = escape(quote(request.scope["path"]))
    return text.replace(PATH, path, 1).replace(HERE, escape(origin))


def origin_of(request: Request) -> str:
    """The address that the operator has set; else the one the browser used, if it is a plain host name."""
    services: Services = request.app.state.services
    if services.settings.origin:
        return services.settings.origin
    host = request.headers.get("host", "").lower()
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""

"""What people may be called, and when two names read the same."""

import unicodedata
from typing import Final

from carson.server.errors import BadRequest

LONGEST_NAME: Final = 20
LONGEST_KEY: Final = 40
# Printable, says Unicode; yet they are invisible.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")


def _pairs(text: str) -> dict[int, str]:
    return {ord(pair[0]): pair[1] for pair in text.split()}


# Letters of other alphabets that look like Latin ones. Capitals are separate, as they may look like a different letter
# than the small ones do; then the remaining letters and digits that can be mistaken for a letter.
_CAPITALS: Final = _pairs(
    "Аa Вb Сc Еe Нh Іi Јj Кk Мm Оo Рp Ѕs Тt Уy Хx Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Ϲc Øo Łl Đd Ħh Ɩl"
)
_SMALL: Final = _pairs(
    "аa вb сc еe һh іi јj кk ӏl мm нh оo рp ԛq ѕs тt уy ԝw хx αa βb εe ηn ιi κk μm νv οo ρp τt υu χx ϲc "
    "øo łl đd ħh ıi ɑa ɡg ɩi ʋu"
)
_LIKE_L: Final = _pairs("0o 1l il |l ǀl")


def checked_name(name: str) -> str:
    """A name that reads the same everywhere, or an error that says why not."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    fits = 1 <= len(plain) <= LONGEST_NAME and plain.isprintable() and not _BLANK.intersection(plain)
    if not fits or len(name_key(plain)) > LONGEST_KEY:
        shown = "".join(sign for sign in plain[:40] if sign.isprintable())
        raise BadRequest("name-unfit", option="name", found=shown, most=LONGEST_NAME)
    return plain


def name_key(name: str) -> str:
    """Names with the same key read the same: case, accents, spaces and signs are ignored, and lookalikes are equal."""
    plain = unicodedata.normalize("NFKD", name)
    if not any("A" <= sign <= "Z" or "a" <= sign <= "z" for sign in plain):
        # All in another alphabet: its case does not count, so letters are compared by what their capitals look like.
        plain = plain.casefold().upper()
    plain = plain.translate(_CAPITALS).casefold()
    plain = unicodedata.normalize("NFKD", plain).translate(_SMALL).translate(_LIKE_L)
    key = "".join(sign for sign in plain if not _passed_over(sign))
    return key or "".join(sign for sign in plain if sign.isprintable() and sign != " ")


def _passed_over(sign: str) -> bool:
    # Accents only: in other scripts such marks are vowels.
    accent = "\u0300" <= sign <= "\u036f" or "\ufe00" <= sign <= "\ufe0f"
    return accent or unicodedata.category(sign)[0] in "PZC" or unicodedata.category(sign) == "Sk"

"""What people write, as it is stored: normalised, and without invisible characters or those that reverse the line."""

import re
import unicodedata
from typing import Final

# Without them emoji fall apart, and some scripts are misspelt.
_JOINERS: Final = "\u200c\u200d"
_LINE_END: Final = re.compile("\r\n|[\r\u0085\u2028\u2029]")


def one_line(text: str) -> str:
    return " ".join(many_lines(text).split())


def many_lines(text: str) -> str:
    plain = unicodedata.normalize("NFC", _LINE_END.sub("\n", text))
    return "".join(sign for sign in plain if _seen(sign)).strip().strip(_JOINERS)


def _seen(sign: str) -> bool:
    return sign in "\n\t" or sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co")

"""Words for players, in five languages, from Fluent catalogues: locales/<language>/*.ftl.

    words = Words(choose_language(None, os.environ))
    words("event-rounds-over")
    Teller(words, seat_name).event(event)

Messages are named `<what>-<name>`: event-, refusal-, error-, ask-, action-, character-, power-, object-,
suit-, level-, line-; the terminal's own begin with cli-. An underscore in a name is a hyphen in its message.

A message shows a plain `{ $figure }` as it is. For names and lists it calls a function, so that variables hold
data and each language sees to its own grammar:

    CARD($x)  CHARACTER($x)  OBJECT($x)  SUIT($x)  LEVEL($x)    the name; a terrain card keeps its id
    LIST($x)  ACTION($x)  ERA($x)                               words as they are; an action's text; I or II

All but the last two take a list too: `join: "and"` (unless told otherwise), "or", "comma". The names take
`form: "the"`, the attribute `.the` of the name's message, where a sentence needs more than the bare name.

To add a message, write it in the English catalogue and the four others; tests/words tells what is missing.
"""

from carson.words.language import LANGUAGES, UnknownLanguage, choose_language
from carson.words.teller import Teller
from carson.words.words import Words

__all__ = ["LANGUAGES", "Teller", "UnknownLanguage", "Words", "choose_language"]

"""Words for players, in five languages, from Fluent catalogues: locales/<language>/*.ftl.

    words = Words(choose_language(None, os.environ))
    words("event-rounds-over")
    Teller(words, seat_name).event(event)
    BoardTeller(words, seat_name).action("cowboy wages", decision)

Messages are named `<what>-<name>`: event-, refusal-, error-, ask-, action-, character-, object-, …; the terminal's
own begin with cli-. An underscore in a name is a hyphen in its message.

One catalogue serves both games. What both games and the kernel say is in kernel.ftl and reads well for both. Each
game's own messages are in its file, under names the other does not use, so that either teller can tell every sentence:
an event, a refusal, an error, a question. Characters and buildings have one name for both games: those of The Card Game
are in cards.ftl, the few others in board.ftl. Only what has one name and two meanings is kept apart:

    power-captain   line-hotel                   in The Card Game (Teller)
    board-power-captain-yellow   board-line-houses     in the board game (BoardTeller)

An action's text uses the first of these messages that exists: `option-<word>-<character>` and
`option-<word>` for the verb choose, then `action-<verb>-<asked>-<character>`, `action-<verb>-<asked>`,
`action-<verb>`; `asked` is the kind of the decision, and the character is the one who asks, if any.

A message shows a plain `{ $figure }` as it is. For names and lists it calls a function, so that variables hold
data and each language handles its own grammar:

    CHARACTER($x)  OBJECT($x)  SUIT($x)  LEVEL($x)     the name
    VARIANT($x)  LINE($x)
    CARD($x)  THING($x)  PLACE($x)                     a character's, an object's, an action space's name, if it is
                                                       one: a terrain card, a parcel, what was typed stays as it is
    LIST($x)  ACTION($x)  ERA($x)  SIDE($x)            words as they are; an action's text; I or II; where a road lies

All but the last three take a list too: `join: "and"` (unless told otherwise), "or", "comma". The names take
`form: "the"`, the attribute `.the` of the name's message, where a sentence needs more than the bare name.

To add a message, write it in the English catalogue and the four others; tests/words says what is missing.
"""

from carson.words.board import BoardTeller
from carson.words.language import LANGUAGES, UnknownLanguage, choose_language
from carson.words.teller import Teller
from carson.words.words import Words

__all__ = ["LANGUAGES", "BoardTeller", "Teller", "UnknownLanguage", "Words", "choose_language"]

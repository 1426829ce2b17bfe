"""What a variant adds to the terminal. Whatever it does not touch stays None or empty."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec import Struct
from rich.text import Text

from carson.board.actions import Action
from carson.board.material.figures import Figures
from carson.board.options import Options
from carson.board.views.view import View
from carson.words import Words
from carson.words.board import BoardTeller


class Drawing(NamedTuple):
    """What there is to draw with. `private`: the view's seat alone reads it, so its own secrets may stand there."""

    words: Words
    teller: BoardTeller
    private: bool


class Line(NamedTuple):
    """A figure by its name; `printed`: a rule book says so."""

    name: str
    figure: str
    printed: bool = False


class Part(NamedTuple):
    """Figures that belong together, with their rule."""

    title: str
    rule: str
    lines: list[Line]


class Verb(NamedTuple):
    """A word that begins an answer: how the rest is read, and the rules behind it."""

    read: Callable[[str, Words], Action]
    rules: tuple[str, ...]


class Stranger(NamedTuple):
    """Whoever may be on a parcel: the name in messages, and the sign on the map, alone and beside cowboys who fight."""

    name: str
    sign: str
    fought: str
    style: str


# What the view shows of the variant, as lines.
Lines = Callable[[dict[str, Any], Drawing], Iterable[Text]]


class TerminalVariant(Struct, frozen=True):
    name: str
    things: Lines | None = None  # below the players
    below_map: Lines | None = None
    verbs: dict[str, Verb] = {}
    # (action, whether numbers are those of spaces): its key on the page; "" for an action that is not the variant's
    key: Callable[[Action, bool], str] | None = None
    follows: str = ""  # the message about those keys, where cowboys are placed
    questions: dict[
        str, Callable[[View, Words], Text]
    ] = {}  # how the verb of a question is typed, by the question's kind
    placing: tuple[str, ...] = ()  # questions that a place for a cowboy answers
    parcels: dict[str, str] = {}  # questions that a parcel answers, and what its group is called
    stranger: Stranger | None = None
    figures: Callable[[Figures, Words, BoardTeller], Iterable[Part]] | None = None  # those that no rule book shows
    plays: str = ""  # the message that names whoever the engine plays
    as_chosen: Callable[[Options, Words], str] | None = None  # its own options in a few words; "" for the usual ones

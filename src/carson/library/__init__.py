"""What `import carson` offers: games made, saved, loaded and turned into JSON, and errors that read as sentences."""

from carson.board.actions import Action as BoardAction
from carson.board.library import BoardGame
from carson.board.rules import BoardRules
from carson.board.state import State as BoardState
from carson.board.views.view import View as BoardView
from carson.bots import Bot
from carson.cards.actions import Action as CardAction
from carson.cards.library import CardGame
from carson.cards.rules import CardRules
from carson.cards.state import State as CardState
from carson.cards.views.view import View as CardView
from carson.games import GAMES
from carson.kernel import (
    CarsonError,
    Decision,
    Event,
    Game,
    IllegalAction,
    Move,
    NotationError,
    OptionsError,
    Outcome,
    Position,
    Record,
    RecordError,
    Refusal,
    UndoError,
)
from carson.kernel.printing import speak_through
from carson.library.english import in_english
from carson.library.files import load, record, rules_of, save
from carson.library.forms import from_json, to_json
from carson.library.games import new_game

__all__ = [
    "GAMES",
    "BoardAction",
    "BoardGame",
    "BoardRules",
    "BoardState",
    "BoardView",
    "Bot",
    "CardAction",
    "CardGame",
    "CardRules",
    "CardState",
    "CardView",
    "CarsonError",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Move",
    "NotationError",
    "OptionsError",
    "Outcome",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "UndoError",
    "from_json",
    "load",
    "new_game",
    "record",
    "rules_of",
    "save",
    "to_json",
]

speak_through(in_english)

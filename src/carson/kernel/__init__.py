"""What every game shares: decisions, actions, chance, records, views, notation. Knows no game."""

from carson.kernel.actions import Actions, PlayerAction
from carson.kernel.chance import Chance, RecordedChance, SampledChance, SeededChance
from carson.kernel.errors import (
    CarsonError,
    IllegalAction,
    NotationError,
    OptionsError,
    RecordError,
    UndoError,
    fault,
)
from carson.kernel.fairness import Numbers, check_draws, commitment_to, numbers_in, seal_of, seed_from
from carson.kernel.flow import Automatic, BoundStep, SeatStep, Step, over_unless, pending, seat_refusal, settle
from carson.kernel.game import Game
from carson.kernel.log import Log
from carson.kernel.moves import SETUP, Move, SeenMove, Snapshot
from carson.kernel.positions import Position
from carson.kernel.records import Line, Record, begins_from, digest, line, parse, record, replay
from carson.kernel.rules import Rules
from carson.kernel.steps import Field, StepKind, Steps
from carson.kernel.types import (
    ActionForm,
    Cause,
    Decision,
    Draw,
    Event,
    Frame,
    Json,
    Outcome,
    Refusal,
    SeatFrame,
    SheetLine,
)

__all__ = [
    "SETUP",
    "ActionForm",
    "Actions",
    "Automatic",
    "BoundStep",
    "CarsonError",
    "Cause",
    "Chance",
    "Decision",
    "Draw",
    "Event",
    "Field",
    "Frame",
    "Game",
    "IllegalAction",
    "Json",
    "Line",
    "Log",
    "Move",
    "NotationError",
    "Numbers",
    "OptionsError",
    "Outcome",
    "PlayerAction",
    "Position",
    "Record",
    "RecordError",
    "RecordedChance",
    "Refusal",
    "Rules",
    "SampledChance",
    "SeatFrame",
    "SeatStep",
    "SeededChance",
    "SeenMove",
    "SheetLine",
    "Snapshot",
    "Step",
    "StepKind",
    "Steps",
    "UndoError",
    "begins_from",
    "check_draws",
    "commitment_to",
    "digest",
    "fault",
    "line",
    "numbers_in",
    "over_unless",
    "parse",
    "pending",
    "record",
    "replay",
    "seal_of",
    "seat_refusal",
    "seed_from",
    "settle",
]

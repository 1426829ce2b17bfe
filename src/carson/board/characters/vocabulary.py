"""What several characters have in common."""

from collections.abc import Callable, Mapping

from carson.board.characters.model import Hook
from carson.board.material.ground import members
from carson.board.mechanics.purse import earn, score
from carson.board.state import State
from carson.board.steps.characters import AskFrame
from carson.board.steps.taking import TakeParcelFrame
from carson.board.table import Table
from carson.kernel import Log

DECLINE = "decline"


def affordable(offers: Mapping[str, tuple[int, int]]) -> Callable[[Table, State, int], list[str]]:
    """The offers, each with its price first, that the player has the money for; they may decline."""

    def options(table: Table, state: State, seat: int) -> list[str]:
        found = [name for name, (price, _) in offers.items() if price <= state.money[seat]]
        return [*found, DECLINE] if found else []

    return options


def ask(number: int, question: int = 0) -> Hook:
    """Put one of the character's questions to its player."""

    def hook(table: Table, state: State, seat: int, log: Log) -> None:
        state.frames.append(AskFrame(seat, number, question))

    return hook


def take_parcel(number: int, claiming: int = 0) -> Hook:
    """Let the player take a parcel."""

    def hook(table: Table, state: State, seat: int, log: Log) -> None:
        state.frames.append(TakeParcelFrame(seat, number, claiming))

    return hook


def receive(amount: int, why: str) -> Hook:
    def hook(table: Table, state: State, seat: int, log: Log) -> None:
        earn(state, seat, amount, log, why)

    return hook


def gain(vp: int, why: str) -> Hook:
    def hook(table: Table, state: State, seat: int, log: Log) -> None:
        score(state, seat, vp, log, why)

    return hook


def dynamite(count: int) -> Hook:
    """BG-9.9, BG-9.10: as long as there is some; BG-2.2: seven in all."""

    def hook(table: Table, state: State, seat: int, log: Log) -> None:
        # A token placed with a cowboy is spent and returned before the next characters are taken (BG-9.20).
        left = min(count, 7 - sum(state.dynamite))
        state.dynamite[seat] += left
        log.say("dynamite", seat=seat, count=left)

    return hook


def unless_used(hook: Hook) -> Hook:
    """Only if the power was not used earlier in the round."""

    def guarded(table: Table, state: State, seat: int, log: Log) -> None:
        if not state.used >> seat & 1:
            hook(table, state, seat, log)

    return guarded


def eight_now_or_later(table: Table, state: State, seat: int) -> list[str]:
    return ["8-now", "later"]


def take_eight(why: str) -> Callable[[Table, State, int, str, Log], None]:
    """Taking $8 at once uses up the power."""

    def answer(table: Table, state: State, seat: int, option: str, log: Log) -> None:
        if option == "8-now":
            state.used |= 1 << seat
            earn(state, seat, 8, log, why)

    return answer


def owned_of(state: State, seat: int, *kinds: int) -> int:
    """How many of these things are on the player's parcels."""
    return sum(state.ground[parcel] in kinds for parcel in members(state.owned[seat]))

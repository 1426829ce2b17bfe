"""A duel with tiles: chosen secretly and shown together; the red Gunsmith plays after the others (BG-9.10, BG-11.3)."""

from itertools import combinations, combinations_with_replacement
from typing import Final

from msgspec.structs import replace

from carson.board.actions import Action, Choose, wrong_moment
from carson.board.material.spaces import PLACE_NAMES
from carson.board.notation.frame_fields import PLACE, SEAT, maybe
from carson.board.state import State
from carson.board.steps.duel import DuelFrame, fighters, settle_duel, unarmed
from carson.board.steps.phases import ActionsFrame
from carson.board.table import Table
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tiles import (
    DOWN,
    HAND,
    SET,
    draw_again,
    group,
    lay_down,
    lay_off,
    needed,
    turn_up,
)
from carson.kernel import BoundStep, Decision, Field, Frame, Log, Refusal, StepKind

RULE = "BG-11.3"
SEALED = -1  # instead of the seat of who sees the others' tiles


class TilesFrame(Frame, frozen=True):
    """Duel tiles are chosen."""

    place: int
    laid: tuple[tuple[int, int], ...] = ()  # (seat, tile) of all tiles that lie open
    last: int = SEALED  # who chooses seeing the others' tiles; SEALED: all at once, in secret


def begin(table: Table, state: State, frame: DuelFrame, log: Log) -> None:
    """Tiles that leave no choice are laid without a question, face down like any other."""
    place = frame.place
    laid: list[tuple[int, int]] = []
    for seat in fighters(table, state, place):
        if unarmed(table, state, seat):
            continue
        if table.version.redrawn_tiles_stay_hidden:
            _lay_last_tiles(table, state, place, seat, log)
        else:
            laid += _lay_last_tiles_openly(table, state, place, seat, log)
    state.frames[-1] = TilesFrame(place, tuple(laid))


def _lay_last_tiles(table: Table, state: State, place: int, seat: int, log: Log) -> None:
    """BG-16.17: with dynamite and one tile it is played, three are drawn, and the second is played of these."""
    count = needed(state, place, seat)
    if not PILES.of(state).hands[seat]:
        draw_again(table, state, seat, log)
    if 0 < len(PILES.of(state).hands[seat]) < count:
        lay_down(state, seat)
        log.whisper(seat, "tiles-chosen", seat=seat, tiles=group(PILES.of(state), seat, DOWN))
        draw_again(table, state, seat, log)
        count -= 1
    hand = PILES.of(state).hands[seat]
    if 0 < len(hand) <= count and seat != last_to_play(table, state, place):
        _choose(state, seat, hand, log)


def _choose(state: State, seat: int, tiles: tuple[int, ...], log: Log) -> None:
    """Face down, until all are shown."""
    chosen = list(PILES.of(state).chosen)
    chosen[seat] = tiles
    PILES.put(state, replace(PILES.of(state), chosen=tuple(chosen)))
    log.whisper(seat, "tiles-chosen", seat=seat, tiles=tiles)


def _lay_last_tiles_openly(table: Table, state: State, place: int, seat: int, log: Log) -> list[tuple[int, int]]:
    """As the first rules had it, when every sum was known."""
    left = needed(state, place, seat)
    laid: list[tuple[int, int]] = []
    while left:
        if not PILES.of(state).hands[seat]:
            draw_again(table, state, seat, log)
        last = PILES.of(state).hands[seat]
        if not last or len(last) > left:
            break
        if len(last) > 1:
            log.reveal()  # of two the sum was known, not which they are
        turn_up(state, seat, HAND, last)
        left -= len(last)
        laid += [(seat, tile) for tile in last]
    return laid


def to_play(table: Table, state: State, frame: TilesFrame, seat: int) -> int:
    """How many tiles the player still has to choose."""
    return 0 if unarmed(table, state, seat) else left_to_play(state, frame, seat)


def left_to_play(state: State, frame: TilesFrame, seat: int) -> int:
    """The same of somebody who fights with tiles."""
    played = len(laid_by(frame, seat)) + len(group(PILES.of(state), seat, DOWN))
    return min(needed(state, frame.place, seat) - played, len(PILES.of(state).hands[seat]))


def laid_by(frame: TilesFrame, seat: int) -> list[int]:
    """The player's tiles that lie open."""
    return [tile for whose, tile in frame.laid if whose == seat]


def last_to_play(table: Table, state: State, place: int) -> int:
    """Who plays after the others are shown (BG-9.10); -1 for nobody. Where no rival has tiles none can be seen."""
    there = [seat for seat in fighters(table, state, place) if not unarmed(table, state, seat)]
    for seat in there:
        face = table.plays(state, seat)
        if face is not None and face.rerolls and len(there) > 1:
            return seat
    return SEALED


def waiting(table: Table, state: State, frame: TilesFrame) -> tuple[int, ...]:
    """Who has still to choose; each only once."""
    place = frame.place
    if frame.last != SEALED:
        return (frame.last,)
    later = last_to_play(table, state, place)
    return tuple(
        seat
        for seat in sorted(fighters(table, state, place))
        if seat != later and not PILES.of(state).chosen[seat] and to_play(table, state, frame, seat)
    )


def option_of(tiles: tuple[int, ...]) -> str:
    """How tiles are called in an answer: one is `3`, with dynamite two, the lower first, are `2-5`."""
    return "-".join(map(str, tiles))


# All that can ever be played, by that name.
PLAYS: Final = {option_of(tiles): tiles for count in (1, 2) for tiles in combinations_with_replacement(SET, count)}


class TilesStep(BoundStep[Table, State, TilesFrame]):
    def advance(self, state: State, frame: TilesFrame, log: Log) -> bool:
        """When the last has chosen all is shown; the Gunsmith may be left."""
        table = self._table
        if waiting(table, state, frame):
            return False
        place, laid = frame.place, frame.laid
        chosen = PILES.of(state).chosen
        later = last_to_play(table, state, place)
        PILES.put(state, replace(PILES.of(state), chosen=((),) * table.players))
        for seat in table.seats:
            if seat != later:
                laid += self._show(state, seat, chosen[seat], log)
        shown = TilesFrame(place, laid, later)
        count = 0 if later == SEALED else to_play(table, state, shown, later)
        if later != SEALED and count == len(PILES.of(state).hands[later]):
            # The last tiles of who plays last leave no choice either.
            laid += self._show(state, later, PILES.of(state).hands[later], log)
            count = 0
        if count:
            state.frames[-1] = shown
            self._tell(state, shown, log)
        else:
            self._settle(state, TilesFrame(place, laid), log)
        return True

    def _show(self, state: State, seat: int, tiles: tuple[int, ...], log: Log) -> tuple[tuple[int, int], ...]:
        """A player's tiles for this duel are turned up."""
        down = group(PILES.of(state), seat, DOWN)
        for where, group_ in ((DOWN, down), (HAND, tiles)):
            if group_:
                turn_up(state, seat, where, group_)
                log.reveal()
        return tuple((seat, tile) for tile in (*down, *tiles))

    def _rolls(self, state: State, frame: TilesFrame) -> list[tuple[int, int, int]]:
        """In pass order, each with one tile or two; who has none to play has 0 (BG-16.17)."""
        found = []
        for seat in fighters(self._table, state, frame.place):
            first, second = (*sorted(laid_by(frame, seat)), 0, 0)[:2]
            found.append((seat, first, second))
        return found

    def _tell(self, state: State, frame: TilesFrame, log: Log) -> None:
        """The tiles shown so far: not of who is still to play, nor of who fights without any."""
        rolls = [
            roll
            for roll in self._rolls(state, frame)
            if roll[0] != frame.last and not unarmed(self._table, state, roll[0])
        ]
        log.say("tiles-shown", at=PLACE_NAMES[frame.place], rolls=rolls)

    def _settle(self, state: State, frame: TilesFrame, log: Log) -> None:
        """The tiles go to the discard; whoever then has none left draws, in pass order (BG-16.52)."""
        table = self._table
        rolls = self._rolls(state, frame)
        self._tell(state, frame, log)
        state.frames.pop()
        lay_off(state, tuple(tile for _, tile in frame.laid))
        settle_duel(table, state, frame.place, rolls, log)
        for seat, _, _ in rolls:
            if not PILES.of(state).hands[seat] and not unarmed(table, state, seat):
                draw_again(table, state, seat, log)

    def seats(self, state: State, frame: TilesFrame) -> tuple[int, ...]:
        return waiting(self._table, state, frame)

    def decision(self, state: State, frame: TilesFrame) -> Decision:
        seats = self.seats(state, frame)
        about = {"at": PLACE_NAMES[frame.place], "tiles": list(frame.laid)}
        if frame.last == SEALED:
            return Decision("duel-tile", seats, RULE, about, together=True)
        shown = [roll for roll in self._rolls(state, frame) if roll[0] != frame.last]
        return Decision("last-tile", seats, "BG-9.10", {**about, "rolls": shown})

    def _options(self, state: State, frame: TilesFrame, seat: int) -> dict[str, tuple[int, ...]]:
        count = to_play(self._table, state, frame, seat)
        return {option_of(tiles): tiles for tiles in combinations(PILES.of(state).hands[seat], count)}

    def legal(self, state: State, frame: TilesFrame, seat: int) -> list[Action]:
        return [Choose(option) for option in self._options(state, frame, seat)]

    def check(self, state: State, frame: TilesFrame, seat: int, action: Action) -> Refusal | None:
        last = frame.last != SEALED
        if type(action) is not Choose:
            return wrong_moment("last-tile" if last else "duel-tile", RULE, action)
        options = self._options(state, frame, seat)
        if action.option in options:
            return None
        return Refusal("no-such-option", RULE, {"option": action.option, "options": tuple(options)})

    def do(self, state: State, frame: TilesFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        tiles = self._options(state, frame, seat)[action.option]
        if frame.last == SEALED:
            _choose(state, seat, tiles, log)
        else:
            self._settle(state, TilesFrame(frame.place, frame.laid + self._show(state, seat, tiles, log)), log)


def _laid_text(laid: tuple[tuple[int, int], ...]) -> str:
    return ",".join(f"{seat}:{tile}" for seat, tile in laid) or "-"


def _read_laid(table: Table, word: str) -> tuple[tuple[int, int], ...]:
    found = []
    for part in [] if word == "-" else word.split(","):
        seat, _, tile = part.partition(":")
        if tile not in map(str, SET):
            raise ValueError(word)
        found.append((SEAT.read(table, seat), int(tile)))
    return tuple(found)


def _fits(table: Table, state: State, frame: TilesFrame) -> bool:
    """Who fights there has laid no more than they must; the one who sees the others' tiles comes last."""
    place, last = frame.place, frame.last
    there = fighters(table, state, place)  # whoever holds City Hall stands by while an Outlaw is fought there
    if state.frames[-1] != frame or len(there) < 2 - (state.barred >> place & 1):
        return False
    if any(seat not in there or len(laid_by(frame, seat)) > needed(state, place, seat) for seat, _ in frame.laid):
        return False
    if last != SEALED:
        done = all(seat == last or not to_play(table, state, frame, seat) for seat in there)
        return last == last_to_play(table, state, place) and done
    return True


TILES_STEP = StepKind(
    "duel-tiles",
    TilesFrame,
    TilesStep,
    fields=(PLACE, Field(_laid_text, _read_laid), maybe(SEALED, SEAT)),
    above=(ActionsFrame,),
    fits=_fits,
)

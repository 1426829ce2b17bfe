"""A duel with tiles: chosen secretly and shown together; the red Gunsmith plays after the others (BG-9.10, BG-11.3)."""

from itertools import combinations

from msgspec.structs import replace

from carson.board.actions import Action, Choose
from carson.board.refusals import wrong_moment
from carson.board.spaces import PLACE_NAMES
from carson.board.state import State
from carson.board.steps.duel import fighters, settle_duel, unarmed
from carson.board.table import Table
from carson.board.variants.might.tiles import DOWN, HAND, draw_again, group, lay_down, lay_off, needed, turn_up
from carson.kernel import Decision, Frame, Log, Refusal

RULE = "BG-11.3"
SEALED = -1  # instead of the seat of who sees the others' tiles


def begin(table: Table, state: State, frame: Frame, log: Log) -> None:
    """Frame: (code, place). Tiles that leave no choice are laid without a question, face down like any other."""
    place: int = frame[1]
    laid: list[int] = []
    for seat in fighters(table, state, place):
        if unarmed(table, state, seat):
            continue
        if table.version.redrawn_tiles_stay_hidden:
            _lay_last_tiles(table, state, place, seat, log)
        else:
            laid += _lay_last_tiles_openly(table, state, place, seat, log)
    state.frames[-1] = (Table.TILES, place, tuple(laid), SEALED)


def _lay_last_tiles(table: Table, state: State, place: int, seat: int, log: Log) -> None:
    """BG-16.17: with dynamite and one tile it is played, three are drawn, and the second is played of these."""
    count = needed(state, place, seat)
    if not state.extra.hands[seat]:
        draw_again(table, state, seat, log)
    if 0 < len(state.extra.hands[seat]) < count:
        lay_down(state, seat)
        log.whisper(seat, "tiles-chosen", seat=seat, tiles=group(state.extra, seat, DOWN))
        draw_again(table, state, seat, log)
        count -= 1
    hand = state.extra.hands[seat]
    if 0 < len(hand) <= count and seat != last_to_play(table, state, place):
        _choose(state, seat, hand, log)


def _choose(state: State, seat: int, tiles: tuple[int, ...], log: Log) -> None:
    """Face down, until all are shown."""
    chosen = list(state.extra.chosen)
    chosen[seat] = tiles
    state.extra = replace(state.extra, chosen=tuple(chosen))
    log.whisper(seat, "tiles-chosen", seat=seat, tiles=tiles)


def _lay_last_tiles_openly(table: Table, state: State, place: int, seat: int, log: Log) -> list[int]:
    """As the first rules had it, when every sum was known."""
    left = needed(state, place, seat)
    laid: list[int] = []
    while left:
        if not state.extra.hands[seat]:
            draw_again(table, state, seat, log)
        last = state.extra.hands[seat]
        if not last or len(last) > left:
            break
        if len(last) > 1:
            log.reveal()  # of two the sum was known, not which they are
        turn_up(state, seat, HAND, last)
        left -= len(last)
        for tile in last:
            laid += (seat, tile)
    return laid


def pairs(laid: tuple[int, ...]) -> list[tuple[int, int]]:
    """(seat, tile) of all tiles that lie open."""
    return list(zip(laid[::2], laid[1::2], strict=True))


def to_play(table: Table, state: State, frame: Frame, seat: int) -> int:
    """How many tiles the player still has to choose."""
    if unarmed(table, state, seat):
        return 0
    laid: tuple[int, ...] = frame[2]
    played = laid[::2].count(seat) + len(group(state.extra, seat, DOWN))
    return min(needed(state, frame[1], seat) - played, len(state.extra.hands[seat]))


def last_to_play(table: Table, state: State, place: int) -> int:
    """Who plays after the others are shown (BG-9.10); -1 for nobody. Where no rival has tiles none can be seen."""
    there = [seat for seat in fighters(table, state, place) if not unarmed(table, state, seat)]
    for seat in there:
        face = table.plays(state, seat)
        if face is not None and face.rerolls and len(there) > 1:
            return seat
    return SEALED


def waiting(table: Table, state: State, frame: Frame) -> tuple[int, ...]:
    """Who has still to choose; each only once."""
    _, place, _, last = frame
    if last != SEALED:
        return (last,)
    later = last_to_play(table, state, place)
    return tuple(
        seat
        for seat in sorted(fighters(table, state, place))
        if seat != later and not state.extra.chosen[seat] and to_play(table, state, frame, seat)
    )


class TilesStep:
    """Frame: (code, place, tiles that lie open as seat, tile, seat, tile …, who chooses seeing them or SEALED)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        """When the last has chosen all is shown; the Gunsmith may be left."""
        table = self._table
        if waiting(table, state, frame):
            return False
        _, place, laid, _ = frame
        chosen = state.extra.chosen
        later = last_to_play(table, state, place)
        state.extra = replace(state.extra, chosen=((),) * table.players)
        for seat in table.seats:
            if seat != later:
                laid += self._show(state, seat, chosen[seat], log)
        shown: Frame = (frame[0], place, laid, later)
        count = 0 if later == SEALED else to_play(table, state, shown, later)
        if later != SEALED and count == len(state.extra.hands[later]):
            # The last tiles of who plays last leave no choice either.
            laid += self._show(state, later, state.extra.hands[later], log)
            count = 0
        if count:
            state.frames[-1] = shown
            self._tell(state, shown, log)
        else:
            self._settle(state, place, laid, log)
        return True

    def _show(self, state: State, seat: int, tiles: tuple[int, ...], log: Log) -> tuple[int, ...]:
        """A player's tiles for this duel are turned up: as seat, tile, seat, tile …"""
        down = group(state.extra, seat, DOWN)
        for where, group_ in ((DOWN, down), (HAND, tiles)):
            if group_:
                turn_up(state, seat, where, group_)
                log.reveal()
        return tuple(x for tile in (*down, *tiles) for x in (seat, tile))

    def _rolls(self, state: State, place: int, laid: tuple[int, ...]) -> list[tuple[int, int, int]]:
        """In pass order, each with one tile or two; who has none to play has 0 (BG-16.17)."""
        found = []
        for seat in fighters(self._table, state, place):
            tiles = sorted(tile for whose, tile in pairs(laid) if whose == seat)
            first, second = (*tiles, 0, 0)[:2]
            found.append((seat, first, second))
        return found

    def _tell(self, state: State, frame: Frame, log: Log) -> None:
        """The tiles shown so far: not of who is still to play, nor of who fights without any."""
        _, place, laid, later = frame
        rolls = [
            roll
            for roll in self._rolls(state, place, laid)
            if roll[0] != later and not unarmed(self._table, state, roll[0])
        ]
        log.say("tiles-shown", at=PLACE_NAMES[place], rolls=rolls)

    def _settle(self, state: State, place: int, laid: tuple[int, ...], log: Log) -> None:
        """The tiles go to the discard; whoever then has none left draws, in pass order (BG-16.52)."""
        table = self._table
        rolls = self._rolls(state, place, laid)
        self._tell(state, (Table.TILES, place, laid, SEALED), log)
        state.frames.pop()
        lay_off(state, laid[1::2])
        settle_duel(table, state, place, rolls, log)
        for seat, _, _ in rolls:
            if not state.extra.hands[seat] and not unarmed(table, state, seat):
                draw_again(table, state, seat, log)

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return waiting(self._table, state, frame)

    def decision(self, state: State, frame: Frame) -> Decision:
        _, place, laid, last = frame
        seats = self.seats(state, frame)
        about = {"at": PLACE_NAMES[place], "tiles": pairs(laid)}
        if last == SEALED:
            return Decision("duel-tile", seats, RULE, about, together=True)
        shown = [roll for roll in self._rolls(state, place, laid) if roll[0] != last]
        return Decision("last-tile", seats, "BG-9.10", {**about, "rolls": shown})

    def _options(self, state: State, frame: Frame, seat: int) -> dict[str, tuple[int, ...]]:
        """One tile, `3`, or with dynamite two, the lower first: `2-5`."""
        count = to_play(self._table, state, frame, seat)
        return {"-".join(map(str, tiles)): tiles for tiles in combinations(state.extra.hands[seat], count)}

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [Choose(option) for option in self._options(state, frame, seat)]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        last = frame[3] != SEALED
        if type(action) is not Choose:
            return wrong_moment("last-tile" if last else "duel-tile", RULE, action)
        options = self._options(state, frame, seat)
        if action.option in options:
            return None
        return Refusal("no-such-option", RULE, {"option": action.option, "options": tuple(options)})

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        _, place, laid, last = frame
        tiles = self._options(state, frame, seat)[action.option]
        if last == SEALED:
            _choose(state, seat, tiles, log)
        else:
            self._settle(state, place, laid + self._show(state, seat, tiles, log), log)

"""Carson City as the kernel plays it: options chosen, everything else from the steps."""

import copyreg
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carson.board.actions import ACTIONS, LIST_ROADS, Action, Choose, Road
from carson.board.characters.cast import CAST
from carson.board.characters.grocer import why_not_with
from carson.board.data.loader import built_in
from carson.board.material.figures import Figures
from carson.board.material.ground import LINE_BY_NAME, LINE_NAMES
from carson.board.mechanics.purse import score
from carson.board.mechanics.roads import cost, lay, open_lines, within_means
from carson.board.mechanics.scoring import Sheet, sheet
from carson.board.mechanics.track import FillFrame
from carson.board.notation import position, records
from carson.board.option_checks import checked
from carson.board.options import DEFAULTS, NAMED_IF_CHOSEN, Options
from carson.board.state import State
from carson.board.steps import make
from carson.board.steps.build import ConsentFrame, HousesFrame
from carson.board.steps.characters import written
from carson.board.steps.setup import start
from carson.board.table import Table
from carson.board.variants.registry import STEPS, chosen
from carson.board.versions import LATEST, Version
from carson.board.views.hidden import imagine, redraw
from carson.board.views.view import View, build
from carson.kernel import (
    Decision,
    Draw,
    Frame,
    Log,
    NotationError,
    Outcome,
    Refusal,
    seat_refusal,
    settle,
)
from carson.kernel.chance import NoChance
from carson.kernel.table_rules import TableRules

if TYPE_CHECKING:
    from random import Random

GAME: Final = "board"


class BoardRules(TableRules[State, Action, Options]):
    """The rules at one table. Immutable: all that changes is in the state.

    Rules of the same options are equal, and can be pickled.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> rules, state = game.rules, game.rules.copy(game.state)
        >>> rules.legal(state, 0)[0]
        Claim(parcel='a1')
        >>> rules.scores(state), rules.sheet(state, 0).money
        ((2, 2), 2)
        >>> rules == carson.new_game("board", players=2, seed=8).rules
        True
    """

    __slots__ = ("_own_figures", "table")

    def __init__(
        self, options: Options, figures: Figures | None = None, begins: str = "", version: Version = LATEST
    ) -> None:
        known = built_in()
        if figures is None or figures.digest == known.digest:  # whatever they are called
            figures = known
        options = checked(options)
        self.table = Table(options, figures, CAST, chosen(options), version)
        self._own_figures = figures is not known
        chosen_options, steps = self.table.options, make(self.table)
        super().__init__(GAME, version.number, chosen_options, self.table.players, ACTIONS, steps, begins)

    def action_text(self, action: Action) -> str:
        if type(action) is Choose and not self.table.version.editor_has_a_name:
            action = Choose(written(self.table, action.option))
        return super().action_text(action)

    def set_up(self, log: Log) -> State:
        return start(self.table, log)

    def decision(self, state: State) -> Decision | None:
        if not state.frames:
            return None
        frame = state.frames[-1]
        found = self._steps[type(frame)].decision(state, frame)
        may = self._road_builders(state, frame, found.seats) if any(state.stock) else ()
        if not may:
            return found
        return Decision(found.kind, found.seats, found.rule, found.about, may, found.together, found.freely)

    def _road_builders(self, state: State, frame: Frame, seats: tuple[int, ...]) -> tuple[int, ...]:
        """BG-1.6: whoever has a road may lay it out of turn; not inside another's move (BG-16.25)."""
        if type(frame) is HousesFrame or not _open_to_roads(state, frame) or not open_lines(state):
            return ()
        found = [seat for seat, roads in enumerate(state.stock) if roads and seat not in seats]
        return tuple([seat for seat in found if within_means(state, seat)] if state.bridges else found)

    def legal(self, state: State, seat: int) -> list[Action]:
        if not state.frames:
            return []
        frame = state.frames[-1]
        step = self._steps[type(frame)]
        asked = seat in step.seats(state, frame)
        actions: list[Action] = step.legal(state, frame, seat) if asked else []
        if asked or (type(frame) is not HousesFrame and 0 <= seat < self.table.players):
            if state.stock[seat] and _open_to_roads(state, frame):
                actions += LIST_ROADS.of(within_means(state, seat))
        return actions

    def check_step(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        step = self._steps[type(frame)]
        asked = seat in step.seats(state, frame)
        if not asked:
            if (reason := why_not_with(self.table, state, seat, action)) is not None:
                return reason
            refusal = seat_refusal(self.decision(state), seat)
            if refusal is not None:
                return self._why_no_road(state, seat, refusal) if type(action) is Road else refusal
        if type(action) is Road and _open_to_roads(state, frame):
            return self._check_road(state, seat, action)
        if not asked:
            return Refusal("only-roads", "BG-1.6", {"seat": seat, "seats": step.seats(state, frame)})
        return step.check(state, frame, seat, action)

    def _why_no_road(self, state: State, seat: int, refusal: Refusal) -> Refusal:
        """Why a road cannot be laid out of turn, more closely than that it is another's decision."""
        if seat not in self.table.people:
            return refusal
        if not state.stock[seat]:
            return Refusal("road-of-nobody", "BG-1.6", {"seat": seat})
        frame = state.frames[-1]
        if type(frame) in (HousesFrame, ConsentFrame):
            return Refusal("road-inside", "BG-16.25", {"seats": self._steps[type(frame)].seats(state, frame)})
        return refusal

    def _check_road(self, state: State, seat: int, action: Road) -> Refusal | None:
        line = LINE_BY_NAME.get(action.line)
        if line is None or LINE_NAMES[line] != action.line:
            return Refusal("no-such-line", "BG-1.5", {"line": action.line})
        if not state.stock[seat]:
            return Refusal("no-road", "BG-1.6", {"line": action.line})
        if state.roads >> line & 1:
            return Refusal("road-there", "BG-1.5", {"line": action.line})
        if not open_lines(state) >> line & 1:
            return Refusal("road-apart", "BG-1.5", {"line": action.line})
        if state.stock[seat] < cost(state, line):
            return Refusal("bridge-needs-two", "BG-11.2", {"line": action.line, "roads": state.stock[seat]})
        return None

    def apply(self, state: State, seat: int, action: Action, log: Log) -> None:
        self.do(state, seat, action, log)
        settle(self._steps, state, log)

    def do(self, state: State, seat: int, action: Action, log: Log) -> None:
        """The action alone, without all that then follows by itself: what a preview shows."""
        frame = state.frames[-1]
        if type(action) is Road and _open_to_roads(state, frame):
            self._lay(state, seat, action, log)
        else:
            self._steps[type(frame)].do(state, frame, seat, action, log)

    def _lay(self, state: State, seat: int, action: Road, log: Log) -> None:
        line = LINE_BY_NAME[action.line]
        roads = cost(state, line)
        state.stock[seat] -= roads
        new = lay(state, line)
        log.say("bridge" if roads > 1 else "road", seat=seat, line=action.line)
        face = self.table.plays(state, seat)
        if new and face is not None and face.vp_for_road:  # BG-9.13: twice for a bridge
            score(state, seat, roads * face.vp_for_road, log, "road")

    def outcome(self, state: State) -> Outcome | None:
        """BG-10.2: most VP; of equals who passed earlier in round 4."""
        if state.frames:
            return None
        best = max(state.vp)
        tied = tuple([seat for seat in state.passed if state.vp[seat] == best])
        return Outcome(tuple(state.vp), first_to_pass(state, tied))

    def sheet(self, state: State, seat: int) -> Sheet:
        """What a player would score if the game ended now, by where it comes from (BG-10)."""
        found = sheet(self.table, state, seat)
        if state.frames:
            return found
        return replace(found, so_far=2 * found.so_far - found.total)  # the end has been added to the VP already

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple([self.sheet(state, seat).total for seat in self.table.seats])

    def view(self, state: State, seat: int | None) -> View:
        return build(self.table, state, seat, self.decision(state))

    def redraw(self, state: State, seat: int | None, rng: "Random") -> State:
        return redraw(self.table, state, seat, rng)

    def imagine(self, view: View, rng: "Random", known: State | None = None) -> State:
        return imagine(view, rng, known)

    def draw_text(self, draw: Draw) -> str:
        return records.draw_text(draw)

    def parse_draw(self, text: str) -> Draw:
        return records.parse_draw(text)

    def position_text(self, state: State) -> str:
        return position.write(self.table, state)

    def parse_position(self, text: str) -> State:
        return self._read(text, position.MONEY)

    def parse_start(self, text: str) -> State:
        return self._read(text, position.MONEY_TO_BEGIN)

    def _read(self, text: str, most: int) -> State:
        """A position is one where the game waits for somebody, or is over."""
        state = position.read(self.table, text, most)
        if state.frames:
            frame = state.frames[-1]
            if self._steps[type(frame)].advance(state.copy(), frame, Log(NoChance())):
                raise NotationError("position-waits-for-nobody", step=STEPS.name(frame))
        return state

    def options_head(self) -> dict[str, str]:
        options, figures = self.table.options, self.table.figures
        head = {"players": str(options.players), "bag": options.bag, "characters": options.characters}
        for key in NAMED_IF_CHOSEN:
            value = getattr(options, key)
            if value != getattr(DEFAULTS, key):
                head[key] = value
        head["figures"] = f"{figures.name} {figures.digest}"
        if self._own_figures:
            head["figures-data"] = figures.to_json()
        return head

    def __reduce__(self) -> tuple[Any, ...]:
        return BoardRules, (self.table.options, self.table.figures, self.begins, self.table.version)


def _table(options: Options, figures: Figures, version: Version) -> Table:
    return BoardRules(options, figures, version=version).table


# A table holds functions, so it is made again from what it was made of: views carry theirs along when pickled.
copyreg.pickle(Table, lambda table: (_table, (table.options, table.figures, table.version)))


def first_to_pass(state: State, tied: tuple[int, ...]) -> tuple[int, ...]:
    """BG-10.2: of players with the same VP, whoever passed first in round 4 wins."""
    return (next(seat for seat in state.passed if seat in tied),)


def _open_to_roads(state: State, frame: Frame) -> bool:
    """Whether the player may lay roads now, by the builder inside a building move too (BG-16.18).

    Not while leave is asked, nor while City Hall has no site: then roads of the general supply lead to one (BG-8.14).
    """
    if type(frame) is FillFrame:
        return bool(state.unowned & state.free & state.linked & ~state.barred)
    return type(frame) is not ConsentFrame

"""Phase 1: characters are chosen in the order of the pass order track (BG-4.1), and ask their questions."""

from typing import Final

from carson.board.actions import Action, Choose, wrong_moment
from carson.board.characters.sets import CHOSEN_EACH_ROUND, EITHER, RED, YELLOW
from carson.board.material.ground import PARCELS
from carson.board.notation.frame_fields import CHARACTER, ORDER, SEAT
from carson.board.state import State
from carson.board.steps.phases import ROUNDS, ActionsFrame, CharactersFrame, CowboysFrame, EndFrame
from carson.board.steps.taking import CharacterFrame, still_played
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Log, Refusal, SeatStep, StepKind, over_unless
from carson.kernel.steps import up_to

RULE: Final = "BG-4.1"


def person(table: Table, state: State, word: str) -> str:
    """The name on the visible side, if the word is the tile's other name; any other word as it is.

    A tile may be taken by either name: stored games took the Editor as "lawyer".
    """
    number = table.numbers.get(word, -1)
    names = table.cast[number].named(state.sides[number]) if number >= 0 else ()
    return word if word in names or not names else names[0]


def written(table: Table, word: str) -> str:
    """The name under which a tile that is taken is written down: before version 2 of the rules only 14 had two."""
    number = table.numbers.get(word, CHOSEN_EACH_ROUND)
    if table.version.editor_has_a_name or number == CHOSEN_EACH_ROUND:
        return word
    return table.cast[number].name


class CharactersStep(BoundStep[Table, State, CharactersFrame]):
    __slots__ = ("_choices",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        # By number and the side that is up (BG-3.7): the names by which the tile is taken.
        self._choices = [[list(map(Choose, tile.named(side))) for side in range(EITHER + 1)] for tile in table.cast]

    def advance(self, state: State, frame: CharactersFrame, log: Log) -> bool:
        if frame.turn < len(frame.order):
            return False
        self._set_turn_order(state, log)
        return True

    def _set_turn_order(self, state: State, log: Log) -> None:
        """Ascending numbers; the pass order track is then empty for phase 2."""
        state.order = sorted(self._table.seats, key=lambda seat: state.who[seat])
        state.passed = []
        log.say("turn-order", seats=tuple(state.order))
        state.frames[-1] = CowboysFrame(0)
        for hook in self._table.hooks.characters_chosen:
            hook(self._table, state, log)

    def seats(self, state: State, frame: CharactersFrame) -> tuple[int, ...]:
        return (frame.order[frame.turn],)

    def decision(self, state: State, frame: CharactersFrame) -> Decision:
        return Decision("character", (frame.order[frame.turn],), RULE, {"round": state.round})

    def legal(self, state: State, frame: CharactersFrame, seat: int) -> list[Action]:
        first: list[Action] = []
        second: list[Action] = []  # 14 is taken by the name of the side its player wants (BG-9.14)
        for number in self._table.in_play:
            side = state.sides[number]
            if side >= 0 and not state.taken >> number & 1:
                choices = self._choices[number][side]
                first.append(choices[0])
                second += choices[1:]
        return first + second

    def check(self, state: State, frame: CharactersFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("character", RULE, action)
        number = self._table.numbers.get(action.option)
        if number is None or state.sides[number] < 0:
            return Refusal("character-not-in-play", "BG-3.7", {"character": action.option})
        if state.taken >> number & 1:
            return Refusal("character-taken", RULE, {"character": action.option})
        return None

    def do(self, state: State, frame: CharactersFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        state.frames[-1] = CharactersFrame(frame.order, frame.turn + 1)
        take_character(self._table, state, seat, action.option, log)
        state.who[seat] = state.plays[seat]


def _fits(table: Table, state: State, frame: CharactersFrame) -> bool:
    order, turn = frame.order, frame.turn
    # What a variant does before the first choice is pending above it too.
    added = {kind.frame for variant in table.variants for kind in variant.steps}
    alone = all(type(above) in added for above in state.frames[1:])
    return (
        1 <= state.round <= ROUNDS
        and (turn < len(order) if alone else 1 <= turn <= len(order))
        and all((state.plays[seat] >= 0) == (place < turn) for place, seat in enumerate(order))
        and sorted(state.passed) == list(table.seats)
        and (not state.order if state.round == 1 else sorted(state.order) == list(table.seats))
    )


CHARACTERS_STEP = StepKind(
    "characters", CharactersFrame, CharactersStep, fields=(ORDER, up_to(6)), phase=True, fits=_fits
)


def take_character(table: Table, state: State, seat: int, name: str, log: Log) -> None:
    """A tile goes to a player, who may use its immediate power."""
    number = table.numbers[name]
    state.taken |= 1 << number
    state.plays[seat] = number
    if number == CHOSEN_EACH_ROUND:
        state.sides[number] = RED if name == "undertaker" else YELLOW
    log.say("character", seat=seat, character=written(table, name))
    face = table.face(state, number)
    state.bonus[seat] += face.firepower
    if face.now is not None:
        face.now(table, state, seat, log)


class AskFrame(CharacterFrame, frozen=True):
    """A character's question is put to its player."""


class AskStep(SeatStep[Table, State, AskFrame]):
    """A character's question, its options as words."""

    def advance(self, state: State, frame: AskFrame, log: Log) -> bool:
        """A question without any answer is not asked."""
        return over_unless(state, bool(self._options(state, frame)))

    def _options(self, state: State, frame: AskFrame) -> list[str]:
        asked = self._table.face(state, frame.character).questions[frame.number]
        return asked.options(self._table, state, frame.seat)

    def decision(self, state: State, frame: AskFrame) -> Decision:
        asked = self._table.face(state, frame.character).questions[frame.number]
        more = {} if asked.about is None else asked.about(self._table, state, frame.seat)
        about = {
            "character": self._table.cast[frame.character].name,
            "question": frame.number,
            "round": state.round,
            **more,
        }
        return Decision("ask", (frame.seat,), asked.rule, about)

    def legal(self, state: State, frame: AskFrame, seat: int) -> list[Action]:
        return [Choose(option) for option in self._options(state, frame)]

    def check(self, state: State, frame: AskFrame, seat: int, action: Action) -> Refusal | None:
        rule = self._table.face(state, frame.character).questions[frame.number].rule
        if type(action) is not Choose:
            return wrong_moment("ask", rule, action)
        options = self._options(state, frame)
        if person(self._table, state, action.option) in options:
            return None
        return Refusal("no-such-option", rule, {"option": action.option, "options": tuple(options)})

    def do(self, state: State, frame: AskFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        state.frames.pop()
        face = self._table.face(state, frame.character)
        face.questions[frame.number].answer(self._table, state, seat, action.option, log)


ASK_STEP = StepKind(
    "ask",
    AskFrame,
    AskStep,
    fields=(SEAT, CHARACTER, up_to(PARCELS)),
    above=(CharactersFrame, ActionsFrame, EndFrame),
    fits=still_played(lambda face: face.questions),
)

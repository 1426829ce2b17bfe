"""One trial for every game: a random game in which everything is checked that the kernel promises.

    from random import Random
    from support.trial import trial
    trial(rules, "a seed", Random(7), audit=lambda state: faults(rules, state))

It returns what it looked at, or raises TrialFailure with a record of the game up to there. The same rules,
seed, generator and shares play the same trial again.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

from msgspec import Struct
from msgspec.json import encode

from carson.kernel.chance import NoChance
from carson.kernel.errors import CarsonError, IllegalAction, NotationError, UndoError
from carson.kernel.game import Game
from carson.kernel.log import Log
from carson.kernel.moves import Move
from carson.kernel.records import parse, record, replay
from carson.kernel.rules import Rules
from carson.kernel.types import Decision

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S")
A = TypeVar("A")
Audit = Callable[[S], Sequence[str]]
Player = Callable[[Game[S, A, Any], int, list[A]], A]


class Often(Struct, frozen=True):
    """How often each check is made: at one decision in so many, chosen at random; 0 is never.

    A finished game is always audited, and its record read back.
    """

    audit: int = 1  # the game's own: nothing lost, nothing made
    decision: int = 1  # whom it asks, and that these can act and the others cannot
    actions: int = 1  # each legal action is allowed and has a text of its own that reads back
    refusals: int = 1  # other actions are refused, with one reason everywhere, and change nothing
    position: int = 1  # the position's text reads back
    copy: int = 1  # a copy goes its own way
    undo: int = 1  # the move is taken back, or drew or revealed something
    answer: int = 1  # a seat takes back its own answer while others still think
    views: int = 1  # no seat can tell what is hidden from it
    record: int = 1  # the record so far reads back


class Report(Struct, Generic[S, A], frozen=True):
    """The finished game, and how many times each check was made.

    `redrawn` counts the redrawn states that differed from the true one: without any, `views` saw nothing.
    """

    game: Game[S, A, Any]
    checks: Counter[str]
    redrawn: int


class TrialFailure(Exception):
    """A game broke a promise: the check that saw it, what it saw, the seed, the record of the game so far."""

    def __init__(self, check: str, what: str, seed: str, record: str) -> None:
        super().__init__(check, what, seed, record)
        self.check = check
        self.what = what
        self.seed = seed
        self.record = record

    def __str__(self) -> str:
        return f"{self.check}: {self.what}\nseed {self.seed!r}, played so far:\n{self.record}"


class _Broken(Exception):
    """A check failed; what it saw."""


def trial(
    rules: Rules[S, A, Any],
    seed: str,
    rng: "Random",
    audit: Audit[S] | None = None,
    often: Often = Often(),  # noqa: B008 (frozen)
    most: int = 10_000,
    player: Player[S, A] | None = None,
) -> Report[S, A]:
    """Play one game of at most so many moves, by a `player` or at random, and check it on the way."""
    try:
        game = Game.start(rules, seed)
    except Exception as fault:
        raise TrialFailure("start", _words(fault), seed, "") from fault
    run = _Trial(game, rng, audit, often, player)
    try:
        while (decision := game.decision) is not None:
            if game.version >= most:
                run.fail("end", f"not over after {most} moves")
            run.step(decision)
        run.finish()
    except _Broken as fault:
        raise TrialFailure(run.check, str(fault), seed, _record_text(game)) from None
    except Exception as fault:
        raise TrialFailure(run.check, _words(fault), seed, _record_text(game)) from fault
    return Report(game, run.checks, run.redrawn)


def _words(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"


def _record_text(game: Game[Any, Any, Any]) -> str:
    try:
        return record(game).text()
    except Exception as fault:  # it may be the very thing that is broken
        moves = "\n".join(f"{move.seat} {move.action}" for move in game.moves)
        return f"{moves}\n(no record: {_words(fault)})"


class _Trial(Generic[S, A]):
    """One game under trial. `check` is the check now being made, for the failure's name."""

    def __init__(
        self,
        game: Game[S, A, Any],
        rng: "Random",
        audit: Audit[S] | None,
        often: Often,
        player: Player[S, A] | None,
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.rng = rng
        self.audit = audit
        self.often = often
        self.player = player
        self.check = "play"
        self.checks: Counter[str] = Counter()
        self.redrawn = 0
        # Actions met so far, to be tried where they are out of place.
        self.met: dict[A, None] = {}

    def fail(self, check: str, what: str) -> NoReturn:
        self.check = check
        raise _Broken(what)

    def due(self, check: str, share: int) -> bool:
        if not share or self.rng.random() * share >= 1:
            return False
        self.check = check
        self.checks[check] += 1
        return True

    def step(self, decision: Decision) -> None:
        """One move, with the checks due before and after it."""
        game, often = self.game, self.often
        seat, actions = self._turn(decision)
        action = self.player(game, seat, actions) if self.player else self.rng.choice(actions)
        self.met[action] = None
        if self.due("decision", often.decision):
            self._decision(decision)
        if self.due("actions", often.actions):
            self._actions(seat, actions)
        if self.due("refusals", often.refusals):
            self._refusals(seat, actions)
        if self.due("position", often.position):
            self._position()
        if self.due("record", often.record):
            self._record()
        self._move(seat, action)

    def _turn(self, decision: Decision) -> tuple[int, list[A]]:
        """Whose move it is here: one of those asked, or now and then one who may act out of turn."""
        free = decision.may and (not decision.seats or self.rng.random() < 0.2)
        seat = self.rng.choice(decision.may if free else decision.seats)
        actions = self.game.legal_actions(seat)
        if not actions:
            self.fail("decision", f"seat {seat} is asked and has no legal action: {decision}")
        return seat, actions

    def _move(self, seat: int, action: A) -> None:
        game, rules, often = self.game, self.rules, self.often
        self.check = "play"
        before = game.state
        twin = self._on_a_copy(seat, action) if self.due("copy", often.copy) else None
        undo = self.due("undo", often.undo)
        text = rules.position_text(before) if undo else ""
        turn = game.turn
        self.check = "play"
        try:
            move = game.apply(seat, action)
        except IllegalAction as refused:
            self.fail("actions", f"{rules.action_text(action)} is listed for seat {seat} and refused: {refused}")
        if twin is not None and self._text() != rules.position_text(twin.state):
            self.fail("copy", f"the same move, {rules.action_text(action)}, led elsewhere in a copy")
        if undo:
            self.check = "undo"
            self._undo(move, text, turn)
        if self.due("answer", often.answer):
            self._answers()
        if self.due("views", often.views):
            self._views(before, move)
        if self.audit is not None and self.due("audit", often.audit):
            self._audit(game.state, f"after {rules.action_text(action)}")
        self.check = "play"

    def finish(self) -> None:
        game = self.game
        self.check = "end"
        if game.outcome() is None:
            self.fail("end", "nobody is asked, and there is no outcome")
        for seat in range(self.rules.seats):
            refusals = [game.why_not(seat, action) for action in self.met]
            if game.legal_actions(seat) or None in refusals:
                self.fail("end", f"seat {seat} may still act")
        self.check = "audit"
        self.checks["audit"] += 1
        self._audit(game.state, "at the end")
        self.check = "record"
        self.checks["record"] += 1
        self._record()

    def _text(self) -> str:
        return self.rules.position_text(self.game.state)

    def _audit(self, state: S, when: str) -> None:
        faults = self.audit(state) if self.audit else ()
        if faults:
            self.fail("audit", f"{', '.join(faults)} {when}")

    # The checks, in the order of `Often`

    def _decision(self, decision: Decision) -> None:
        asked = (*decision.seats, *decision.may)
        encode(decision)  # raises for what could not be sent
        known = set(range(self.rules.seats))
        if not decision.seats or len(set(asked)) != len(asked) or not set(asked) <= known:
            raise _Broken(f"nobody, a seat twice or an unknown seat is asked: {decision}")
        if self.game.outcome() is not None:
            raise _Broken("there is an outcome before the end")
        for seat in range(self.rules.seats):
            if bool(self.game.legal_actions(seat)) != (seat in asked):
                raise _Broken(f"seat {seat} has legal actions or not, against the decision: {decision}")

    def _actions(self, seat: int, actions: list[A]) -> None:
        rules = self.rules
        texts: dict[str, A] = {}
        for action in actions:
            text = rules.action_text(action)
            self.met[action] = None
            if text in texts:
                raise _Broken(f"two legal actions are written {text}")
            texts[text] = action
            refusal = self.game.why_not(seat, action)
            if refusal is not None:
                raise _Broken(f"{text} is listed for seat {seat} and refused: {refusal}")
            if rules.parse_action(text) != action:
                raise _Broken(f"{text} reads back as another action")
            if not text.isprintable() or text != text.strip() or " => " in text:
                raise _Broken(f"{text!r} cannot stand in a record")
            if rules.parse_action(rules.action_object(action)) != action:
                raise _Broken(f"the object of {text} reads back as another action")

    def _refusals(self, seat: int, actions: list[A]) -> None:
        position, version = self._text(), self.game.version
        other = self.rng.randrange(self.rules.seats)
        for who in {seat: 0, other: 0}:
            for action in (*self._strange(), *actions[:1]):
                self._refused_or_listed(who, action)
        if self._text() != position or self.game.version != version:
            raise _Broken("a refused action changed something")

    def _strange(self) -> list[A]:
        """Actions met elsewhere in this game, and one misspelt."""
        met = list(self.met)
        found = [self.rng.choice(met) for _ in range(3)]
        text = self.rules.action_text(found[0])
        at = self.rng.randrange(len(text))
        with suppress(NotationError):
            found.append(self.rules.parse_action(text[:at] + self.rng.choice("0 9-azé") + text[at + 1 :]))
        return found

    def _refused_or_listed(self, seat: int, action: A) -> None:
        game, text = self.game, self.rules.action_text(action)
        refusal = game.why_not(seat, action)
        listed = action in game.legal_actions(seat)
        if listed != (refusal is None):
            raise _Broken(f"{text} is {'listed' if listed else 'not listed'} for seat {seat}, but: {refusal}")
        if refusal is None:
            return
        encode(refusal)
        try:
            game.apply(seat, action)
        except IllegalAction as raised:
            if raised.refusal != refusal:
                raise _Broken(f"{text} is refused for two reasons: {refusal}, {raised.refusal}") from None
        else:
            raise _Broken(f"{text} of seat {seat} was done although refused: {refusal}")

    def _position(self) -> None:
        rules, state = self.rules, self.game.state
        text = rules.position_text(state)
        again = rules.parse_position(text)
        viewer = self.rng.choice(self._viewers())
        if rules.position_text(again) != text:
            raise _Broken(f"this reads back as another position:\n{text}")
        if rules.decision(again) != rules.decision(state):
            raise _Broken(f"another decision when this is read back:\n{text}")
        if rules.view(again, viewer) != rules.view(state, viewer):
            raise _Broken(f"another view for {viewer} when this is read back:\n{text}")
        for seat in range(rules.seats):
            if rules.legal(again, seat) != rules.legal(state, seat):
                raise _Broken(f"other legal actions for seat {seat} when this is read back:\n{text}")

    def _viewers(self) -> list[int | None]:
        return [None, *range(self.rules.seats)]

    def _on_a_copy(self, seat: int, action: A) -> Game[S, A, Any]:
        game, rules = self.game, self.rules
        position, version = self._text(), game.version
        if rules.position_text(rules.copy(game.state)) != position:
            raise _Broken("a copy is not equal to its original")
        twin = game.copy()
        twin.apply(seat, action)
        if self._text() != position or game.version != version:
            raise _Broken(f"{rules.action_text(action)} on a copy changed the original")
        return twin

    def _undo(self, move: Move[A], position: str, turn: int) -> None:
        after = self._text()
        number = self.game.version - 1
        encode(move.events)
        for who in (None, move.seat):
            if self.game.undoable(who) != (None if move.final else number):
                raise _Broken(f"undoable({who}) is {self.game.undoable(who)} after move {number}: {move}")
            if move.final:
                continue
            game = self.game.copy()
            if game.undo(who) != move or (game.version, game.turn) != (number, turn):
                raise _Broken(f"taking back {move} took back something else")
            if self.rules.position_text(game.state) != position:
                raise _Broken(f"taking back {move} did not lead back to the position before it")
            if game.apply(move.seat, move.action) != move or self.rules.position_text(game.state) != after:
                raise _Broken(f"{move}, taken back and done again, led elsewhere")

    def _answers(self) -> None:
        """In a simultaneous decision anyone may take the own answer back, and give it again."""
        after = self._text()
        for seat in range(self.rules.seats):
            game = self.game.copy()
            number = game.undoable(seat)
            if number is None or number == game.version - 1:
                continue
            try:
                move = game.undo(seat)
            except UndoError:  # others built on it
                if self.rules.position_text(game.state) != after:
                    raise _Broken(f"a refused undo of seat {seat} changed something") from None
                continue
            if game.version != self.game.version - 1:
                raise _Broken(f"undo of seat {seat} took back more than one move")
            game.apply(seat, move.action)
            if self.rules.position_text(game.state) != after:
                raise _Broken(f"an answer of seat {seat}, taken back and given again, led elsewhere")

    def _views(self, before: S, move: Move[A]) -> None:
        rules = self.rules
        text = rules.position_text(before)
        for viewer in self._viewers():
            imagined = rules.redraw(before, viewer, self.rng)
            self.redrawn += rules.position_text(imagined) != text
            self._audit(imagined, f"when redrawn for {viewer}")
            self._same_sight(before, imagined, viewer)
            if not move.final:
                self._same_effect(imagined, viewer, move)
        if not move.final:
            self._sealed(before, move)
        if rules.position_text(before) != text:
            raise _Broken("redrawing changed the original")

    def _same_sight(self, true: S, imagined: S, viewer: int | None) -> None:
        """The seat sees, may do and is told the same in both."""
        rules = self.rules
        if rules.decision(true) != rules.decision(imagined):
            raise _Broken(f"the decision tells {viewer} something hidden")
        if rules.view(true, viewer) != rules.view(imagined, viewer):
            raise _Broken(f"the view of {viewer} shows something hidden")
        if viewer is None:
            return
        if rules.legal(true, viewer) != rules.legal(imagined, viewer):
            raise _Broken(f"the legal actions tell {viewer} something hidden")
        for action in self._strange():
            if rules.check(true, viewer, action) != rules.check(imagined, viewer, action):
                raise _Broken(f"why not {rules.action_text(action)} tells {viewer} something hidden")

    def _same_effect(self, imagined: S, viewer: int | None, move: Move[A]) -> None:
        """A move that reveals nothing looks the same to the seat, whatever is hidden from it."""
        rules, text = self.rules, self.rules.action_text(move.action)
        if rules.check(imagined, move.seat, move.action) is not None:
            return  # another seat's, which in this imagined state it could not make
        log = Log(NoChance())
        try:
            rules.apply(imagined, move.seat, move.action, log)
        except CarsonError as fault:
            raise _Broken(f"{text} draws or not: that tells {viewer} something hidden: {fault}") from None
        told = [[e for e in events if e.visible_to(viewer)] for events in (move.events, log.events)]
        if log.revealed or told[0] != told[1]:
            raise _Broken(f"what {text} causes tells {viewer} something hidden: {told[0]}, {told[1]}")
        if rules.view(imagined, viewer) != rules.view(self.game.state, viewer):
            raise _Broken(f"after {text} the view of {viewer} shows something hidden")

    def _sealed(self, before: S, move: Move[A]) -> None:
        """In a simultaneous decision nobody else can tell one answer of a seat from another."""
        rules, seat = self.rules, move.seat
        asked = rules.decision(before)
        if asked is None or not asked.together or seat not in asked.seats:
            return
        other = rules.copy(before)
        log = Log(NoChance())
        action = self.rng.choice(rules.legal(before, seat))
        with suppress(CarsonError):  # it draws: it is no sealed answer
            rules.apply(other, seat, action, log)
        if log.final or not self._answered(other, seat) or not self._answered(self.game.state, seat):
            return
        for viewer in self._viewers():
            told = [[e for e in events if e.visible_to(viewer)] for events in (move.events, log.events)]
            same = rules.view(other, viewer) == rules.view(self.game.state, viewer) and told[0] == told[1]
            if viewer != seat and not same:
                raise _Broken(f"{viewer} can tell a sealed {rules.action_text(action)} of seat {seat} from another")

    def _answered(self, state: S, seat: int) -> bool:
        decision = self.rules.decision(state)
        return decision is not None and seat not in decision.seats

    def _record(self) -> None:
        game, rules = self.game, self.rules
        text = record(game).text()
        again = replay(rules, parse(text))
        if rules.position_text(again.state) != self._text():
            raise _Broken("the record leads to another position")
        if record(again).text() != text:
            raise _Broken("the record, played through, gives another record")
        if again.moves != game.moves or again.turn != game.turn:
            raise _Broken("the record, played through, tells of other draws, events or turns")

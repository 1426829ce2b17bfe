"""A game being played: the rules, a state, and how it came about."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from carson.kernel.chance import Chance, NoChance, RecordedChance, SeededChance
from carson.kernel.errors import IllegalAction, NotationError, OptionsError, RecordError, UndoError
from carson.kernel.flow import seat_refusal
from carson.kernel.log import Log
from carson.kernel.moves import SETUP, Move, SeenMove, Snapshot
from carson.kernel.positions import Position, view_of
from carson.kernel.rules import Rules
from carson.kernel.types import ActionForm, Decision, Event, Outcome, Refusal

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Generic[S, A, V]):
    """A game being played: its `rules`, its `state`, its `seed`, and the `moves` made so far.

    Two games are equal if they have the same past and stand alike. A game can be pickled and copied; a copy shares the
    past and is cheap. Bots that search work on bare states through `game.rules`.

    `serial` rises with every move and every undo: it names one situation and no other. `question` is the serial at
    which the present decision was put: an answer that names an older one answers something else.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> game
        <Game 'board', 0 moves: Seat 0: choose a parcel for a property tile.>
        >>> while (decision := game.decision) is not None:
        ...     seat = decision.seats[0]
        ...     move = game.apply(seat, game.legal_actions(seat)[0])
        >>> game.outcome().winners
        (1,)
    """

    __slots__ = (
        "_asked",
        "_chance",
        "_past",
        "earlier",
        "moves",
        "question",
        "rules",
        "seed",
        "serial",
        "setup",
        "state",
        "turn",
    )

    def __init__(
        self, rules: Rules[S, A, V], state: S, setup: Move[None], chance: Chance | None, seed: str | None
    ) -> None:
        self.rules = rules
        self.state = state
        self.setup = setup
        self.seed = seed
        self.moves: list[Move[A]] = []
        self.turn = 1
        self.serial = 0
        self.question = 0
        # Moves before the first of `moves`; None: all are here. Only a game taken up from a snapshot has any.
        self.earlier: int | None = None
        self._chance: Chance = NoChance() if chance is None else chance
        # The decision now open: asked for often, and to tell whether the next is the same one.
        self._asked = rules.decision(state)
        # The states before each move since the last final one, newest last: as far as undo goes.
        self._past: list[S] = []

    @classmethod
    def start(cls, rules: Rules[S, A, V], seed: str | None, chance: Chance | None = None) -> "Game[S, A, V]":
        """A new game by these rules. All chance follows from the seed, unless you give a `chance` of your own."""
        if seed is not None and not seed.isprintable():
            raise OptionsError("seed-unprintable")
        if chance is None:
            if seed is None:
                raise OptionsError("game-without-seed", what="start")
            chance = SeededChance(seed)
        log = Log(chance)
        state = rules.start(log)
        setup = Move(SETUP, None, tuple(log.draws), tuple(log.events), 0, True, tuple(log.hidden))
        return cls(rules, state, setup, chance, seed)

    def copy(self) -> "Game[S, A, V]":
        """An independent game from here on. (A seeded chance goes on as it would have in the original.)"""
        chance = self._chance.copy() if isinstance(self._chance, SeededChance) else self._chance
        other = Game(self.rules, self.rules.copy(self.state), self.setup, chance, self.seed)
        other.moves = self.moves.copy()
        other.turn = self.turn
        other.earlier = self.earlier
        other.serial = self.serial
        other.question = self.question
        other._asked = self._asked
        other._past = self._past.copy()
        return other

    def use_chance(self, chance: Chance | None) -> None:
        """From here on draw from this (None: not at all), as after reading a game back."""
        self._chance = NoChance() if chance is None else chance

    # As a value

    def __eq__(self, other: object) -> bool:
        """Whether both had the same past and stand alike; what was taken back on the way does not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._value() == other._value()

    def __hash__(self) -> int:
        raise TypeError("A game changes as it is played, so it has no hash; its record has one.")

    def _value(self) -> tuple[Any, ...]:
        return self.rules, self.seed, self.setup, self.moves, self.state, self.earlier

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (*self._value(), (self.turn, self.serial, self.question), self._chance, self._past)

    def __repr__(self) -> str:
        moves = "1 move" if self.version == 1 else f"{self.version} moves"
        return f"<Game {self.rules.game!r}, {moves}: {self._asked or 'over'}>"

    def __str__(self) -> str:
        """The table, and what is asked."""
        return f"{self.state}\n{self!r}"

    # Looking

    @property
    def decision(self) -> Decision | None:
        """Who must decide what now; None when the game is over.

        Examples:
            >>> game = carson.new_game("cards", players=2, seed=7)
            >>> game.decision.kind, game.decision.seats, game.decision.together
            ('bid', (0, 1), True)
            >>> print(game.decision)
            Seat 0 and seat 1: choose your bid cards.
        """
        return self._asked

    @property
    def version(self) -> int:
        """How many moves led here."""
        return (self.earlier or 0) + len(self.moves)

    def legal_actions(self, seat: int) -> list[A]:
        """Everything the seat may do now; empty when nothing is asked of it.

        Examples:
            >>> game = carson.new_game("cards", players=2, seed=7)
            >>> game.legal_actions(0)[:2]
            [Bid(value=1), Bid(value=2)]
        """
        return self.rules.legal(self.state, seat)

    def view(self, seat: int | None) -> V:
        """What the seat may know; None is a spectator.

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> game.view(1)
            <View of seat 1: round 0, Seat 0: choose a parcel for a property tile.>
            >>> game.view(1).players[0].money
            15
            >>> game.view(9)
            Traceback (most recent call last):
            carson.kernel.errors.CarsonError: There is no seat 9 in this game; its seats are 0 and 1.
        """
        return view_of(self.rules, self.state, seat)

    def outcome(self) -> Outcome | None:
        """Scores and winners; None before the end.

        Examples:
            >>> carson.new_game("board", seed=7).outcome() is None
            True
        """
        return self.rules.outcome(self.state)

    def scores(self) -> tuple[int, ...]:
        """What each player would score if the game ended now; `rules.sheet` says from what.

        Examples:
            >>> carson.new_game("board", players=3, seed=7).scores()
            (2, 2, 2)
        """
        return self.rules.scores(self.state)

    def positions(self) -> Iterator[Position[S, A, V]]:
        """Every position from the set-up to the present one, each with the move that led there.

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> _ = game.apply(0, "claim d4")
            >>> [position.action for position in game.positions()]
            [None, Claim(parcel='d4')]
        """
        if self.earlier is not None:
            raise RecordError("record-without-beginning", missing=self.earlier)
        moves = self.moves.copy()
        state = self.rules.start(Log(RecordedChance(self.setup.draws), quiet=True))
        yield Position(self.rules, 0, self.setup, self.rules.copy(state), moves[0] if moves else None)
        for number, move in enumerate(moves, 1):
            self.rules.apply(state, move.seat, move.action, Log(RecordedChance(move.draws), quiet=True))
            played = moves[number] if number < len(moves) else None
            yield Position(self.rules, number, move, self.rules.copy(state), played)

    def seen_moves(self, seat: int | None, since: int = -1) -> list[SeenMove]:
        """The moves after number `since` as the seat may know them; the set-up is number 0, the first move 1.

        Examples:
            >>> game = carson.new_game("cards", players=2, seed=7)
            >>> _ = game.apply(0, "bid 3")
            >>> [[move.action for move in game.seen_moves(seat, since=0)] for seat in (0, 1)]
            [['bid 3'], [None]]
        """
        decision = self.decision
        sealed = self.turn if decision is not None and decision.together else -1
        found = []
        first = self.earlier or 0
        past: Sequence[Move[A] | Move[None]] = [self.setup, *self.moves] if self.earlier is None else self.moves
        for number, move in enumerate(past, first):
            number += self.earlier is not None
            if number > since:
                shown = move.seat != SETUP and (move.turn != sealed or move.seat == seat)
                action = self.rules.action_text(move.action) if shown and move.action is not None else None
                events = tuple(event for event in move.events if event.visible_to(seat))
                found.append(SeenMove(number, move.seat, action, events))
        return found

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat may know to have happened after the first `since` moves (0: with the set-up).

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> print(game.events(None)[1])
            The city starts at f6, with a House and a road on each side.
        """
        return [event for move in self.seen_moves(seat, since if since else -1) for event in move.events]

    def why_not(self, seat: int, action: A | ActionForm) -> Refusal | None:
        """Why the seat may not do this, with the rule's number; None when it may.

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> print(game.why_not(1, "claim d4"))
            Seat 1 can only lay roads now: waiting for seat 0. [BG-1.6]
            >>> game.why_not(0, "claim d4") is None
            True
        """
        try:
            wish = self._wish(seat, action)
        except IllegalAction as error:
            return error.refusal
        return self.rules.check(self.state, seat, wish)

    # Playing

    def apply(self, seat: int, action: A | ActionForm, chance: Chance | None = None) -> Move[A]:
        """Do it, or raise IllegalAction (NotationError for a text that is no action) and change nothing.

        `chance` is for this move alone, instead of the game's own: recorded draws, or a bot's imagination.

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> move = game.apply(0, "claim d4")
            >>> move.action, [str(event) for event in move.events]
            (Claim(parcel='d4'), ['Seat 0 now owns parcel d4.'])
        """
        wish = self._wish(seat, action)
        refusal = self.rules.check(self.state, seat, wish)
        if refusal is not None:
            raise IllegalAction(refusal)
        after, log = self._carry_out(seat, wish, chance)
        next_decision = self.rules.decision(after)
        final = log.final or next_decision is None
        move = Move(seat, wish, tuple(log.draws), tuple(log.events), self.turn, final, tuple(log.hidden))
        if final:
            self._past.clear()
        else:
            self._past.append(self.state)
        self.state = after
        self.moves.append(move)
        self.serial += 1
        if log.revealed or not _goes_on(self._asked, next_decision):
            self.turn += 1
            if not _goes_on_freely(self._asked, next_decision):
                self.question = self.serial
        self._asked = next_decision
        return move

    def _carry_out(self, seat: int, action: A, chance: Chance | None) -> tuple[S, Log]:
        """Apply to a copy, so that whatever fails in between leaves the game, and what it will draw, as it was."""
        after = self.rules.copy(self.state)
        seeded = self._chance if isinstance(self._chance, SeededChance) else None
        log = Log(self._chance if chance is None else chance)
        try:
            self.rules.apply(after, seat, action, log)
        except BaseException:
            if chance is None and seeded is not None:
                seeded.put_back(log.draws)
            raise
        if chance is not None and seeded is not None:
            seeded.skip(log.draws)
        return after, log

    def _wish(self, seat: int, action: A | ActionForm) -> A:
        """An action from its text or object. A seat that is not asked is told so, even if the text is no action."""
        if not isinstance(action, (str, dict)):
            return action
        try:
            return self.rules.parse_action(action)
        except NotationError:
            refusal = seat_refusal(self.decision, seat)
            if refusal is not None:
                raise IllegalAction(refusal) from None
            raise

    # Storing

    def snapshot(self) -> Snapshot:
        """The game here and now, to be taken up again without its past."""
        drawn = self._chance.drawn() if isinstance(self._chance, SeededChance) else {}
        position = self.rules.position_text(self.state)
        return Snapshot(position, self.version, self.turn, self.serial, self.question, drawn)

    @classmethod
    def resume(cls, rules: Rules[S, A, V], snapshot: Snapshot, seed: str) -> "Game[S, A, V]":
        """Take a game up from a snapshot. It goes on as it would have; nothing before it can be undone or recorded."""
        setup = Move(SETUP, None, (), (), 0, True)
        game = cls(rules, rules.parse_position(snapshot.position), setup, SeededChance(seed, snapshot.drawn), seed)
        game.turn, game.earlier = snapshot.turn, snapshot.version
        game.serial, game.question = snapshot.serial, snapshot.question
        return game

    # Taking back

    def undoable(self, seat: int | None = None) -> int | None:
        """The number of the move that `undo` would take back, or None.

        Without a seat it is the last move. A seat may take back its own last move if nothing was drawn or revealed
        since, and whatever others did since was part of the same simultaneous decision.
        """
        for back, move in enumerate(reversed(self.moves), 1):
            if back > len(self._past):
                return None
            if seat is None or (move.seat == seat and (back == 1 or move.turn == self.turn)):
                return self.version - back
            if move.turn != self.turn:
                return None
        return None

    def undo(self, seat: int | None = None) -> Move[A]:
        """Take back the seat's last move (without a seat: the last move) and return it.

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> _ = game.apply(0, "claim d4")
            >>> game.undo().action
            Claim(parcel='d4')
            >>> game.undo()
            Traceback (most recent call last):
            carson.kernel.errors.UndoError: There is nothing to undo: ...
        """
        number = self.undoable(seat)
        if number is None:
            raise UndoError("undo-nothing")
        back = self.version - number
        undone, *later = self.moves[-back:]
        other = self.copy()
        other.state = other._past[-back]
        del other._past[-back:]
        del other.moves[-back:]
        other.turn = undone.turn
        other._asked = self.rules.decision(other.state)
        for move in later:
            try:
                other.apply(move.seat, move.action)
            except IllegalAction:
                raise UndoError("undo-relied-on", seat=move.seat) from None
        # A seat that is free to act stays so when another takes a move back, even if that one had stopped.
        free = _goes_on_freely(other._asked, self._asked)
        self.state, self.moves, self._past, self._asked = other.state, other.moves, other._past, other._asked
        self.serial += 1
        if self.turn != other.turn:
            self.turn = other.turn
            if not free:
                self.question = self.serial
        return undone

    def rewind(self, number: int) -> list[Move[A]]:
        """Take back every move after the first `number`, whatever was drawn or revealed since; returns them, the last
        first.

        The draws are put back too: each pile and die goes on where it stood then, so the same comes again. Whoever saw
        it knows what will come, so this is for practice alone.

        Examples:
            >>> game = carson.new_game("board", players=2, seed=7)
            >>> _ = game.apply(0, "claim d4"), game.apply(1, "claim d5")
            >>> [move.action for move in game.rewind(0)]
            [Claim(parcel='d5'), Claim(parcel='d4')]
        """
        if self.earlier is not None or not 0 <= number < self.version:
            raise UndoError("undo-nothing")
        undone = self.moves[number:]
        state = self.rules.start(Log(RecordedChance(self.setup.draws), quiet=True))
        for move in self.moves[:number]:
            self.rules.apply(state, move.seat, move.action, Log(RecordedChance(move.draws), quiet=True))
        if isinstance(self._chance, SeededChance):
            for move in undone:
                self._chance.put_back(move.draws)
        self.state, self.turn, self._asked = state, undone[0].turn, self.rules.decision(state)
        del self.moves[number:]
        self._past.clear()
        self.serial += len(undone)
        self.question = self.serial
        return undone[::-1]


def _restore(
    rules: Any,
    seed: str | None,
    setup: Move[None],
    moves: list[Any],
    state: Any,
    earlier: int | None,
    numbers: tuple[int, int, int],
    chance: Chance,
    past: list[Any],
) -> Game[Any, Any, Any]:
    """A game as it was pickled."""
    game: Game[Any, Any, Any] = Game(rules, state, setup, chance, seed)
    game.turn, game.serial, game.question = numbers
    game.moves = moves
    game.earlier = earlier
    game._past = past
    return game


def _goes_on(before: Decision | None, after: Decision | None) -> bool:
    """Whether this is still the same simultaneous decision, perhaps with fewer seats to wait for.

    It is told from the next one by `kind` and `about`, and by the reveal between them: whoever acts without answering
    (sells a card, lays a road) leaves the seats as they were.
    """
    if before is None or after is None or not (before.together and after.together):
        return False
    return _same(before, after)


def _goes_on_freely(before: Decision | None, after: Decision | None) -> bool:
    """Whether all may still act as they like, perhaps without those who have stopped."""
    return before is not None and after is not None and before.freely and after.freely and _same(before, after)


def _same(before: Decision, after: Decision) -> bool:
    return before.kind == after.kind and before.about == after.about and set(after.seats) <= set(before.seats)

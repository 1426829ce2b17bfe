"""What a record proves: its moves keep to the rules, its seed follows from what was promised and from what the players
put in, its draws follow from the seed.
"""

from dataclasses import dataclass, field

from carson.cli.abbreviations import NONE
from carson.cli.errors.kinds import BadInput
from carson.cli.errors.sentences import error_sentence
from carson.cli.files import printable
from carson.cli.replays.replay import Replay, read_replay
from carson.kernel import (
    CarsonError,
    Numbers,
    Record,
    check_draws,
    commitment_to,
    numbers_in,
    parse,
    seal_of,
    seed_from,
)
from carson.kernel.fairness import COMMITMENT, SECRET
from carson.kernel.records import POSITION
from carson.words import Words

# How people end a game before its rules do, in a table's record.
ENDS = ("resigned", "agreed", "abandoned")
# How often a game against bots was taken back further than the rules allow, in a table's record.
PRACTICE = "practice"
# Where a record carries cards or figures of its own.
OWN_DATA = ("deck-cards", "figures-data")


@dataclass(slots=True)
class Proof:
    """What was found, line by line. `proven`: nothing is missing and nothing is wrong.

    `opened` and `withheld` count the numbers that players put in, and those they sealed and never opened; `without` is
    how many people sealed none. `own`: the reader's number is among them.
    """

    proven: bool = True
    lines: list[str] = field(default_factory=list)
    opened: int = 0
    withheld: int = 0
    without: int = 0
    own: bool = False
    practice: bool = False

    def holds(self, sentence: str) -> None:
        self.lines.append(sentence)

    def fails(self, sentence: str) -> None:
        self.lines.append(sentence)
        self.proven = False

    def conclusion(self, words: Words) -> str:
        """What is proven, and no more."""
        if not self.proven:
            return words("cli-verify-not-proven")
        if self.practice:
            return words("cli-verify-proven-practice")
        if not self.opened:
            return words("cli-verify-proven-promise")
        if self.without and not self.own:
            # Whoever knows the secret can try out numbers until the seed suits them. Readers who contributed know of
            # one number that was not made that way.
            return words("cli-verify-proven-some")
        if self.withheld:
            return words("cli-verify-proven-but", seeds=2**self.withheld)
        return words("cli-verify-proven")


@dataclass(frozen=True, slots=True)
class Remembered:
    """What a player knows from before the game, and need not take from the record."""

    commitment: str | None
    seal: str | None
    number: str | None


def prove(text: str, commitment: str | None, words: Words, seal: str | None = None, number: str | None = None) -> Proof:
    """`commitment`, `seal` and `number` are what a player's browser has kept: the last is the player's own."""
    proof, known = Proof(), Remembered(commitment, seal, number)
    try:
        record = parse(text)
        if not record.digest:
            _running(proof, record, known, words)
            return proof
        replay = read_replay(text, words)
        numbers = numbers_in(record.head)
    except (CarsonError, BadInput) as fault:
        proof.fails(words("cli-verify-broken", reason=error_sentence(fault, words) or ""))
        return proof
    _moves(proof, replay, words)
    seed = record.head.get("seed")
    if seed is None:
        proof.fails(words("cli-verify-no-seed"))
        return proof
    _promise(proof, record, record.head.get(SECRET, seed), known, words)
    _numbers(proof, replay, numbers, words)
    _remembered(proof, record, numbers, known, words)
    if seed_from(record.head.get(SECRET, seed), numbers.opened) != seed:
        proof.fails(words("cli-verify-seed-unmixed"))
    elif numbers.opened:
        proof.holds(words("cli-verify-seed-mixed"))
    _draws(proof, replay, seed, words)
    return proof


def _running(proof: Proof, record: Record, known: Remembered, words: Words) -> None:
    said = record.head.get(COMMITMENT)
    shown = NONE if said is None else printable(said)
    proof.fails(words("cli-verify-running", commitment=shown))
    if known.commitment is not None and said is not None and said != known.commitment:
        proof.fails(words("cli-verify-commitment-other", found=shown, given=known.commitment))


def _moves(proof: Proof, replay: Replay, words: Words) -> None:
    outcome, moves = replay.game.outcome(), replay.game.version
    head = replay.record.head
    ended = head.get("ended")
    if outcome is None and ended in ENDS:
        proof.holds(words("cli-verify-ended", moves=moves, how=ended))
    elif outcome is None:
        proof.fails(words("cli-verify-unfinished", moves=moves))
    else:
        proof.holds(words("cli-verify-moves", moves=moves, scores=[str(points) for points in outcome.scores]))
    if any(key in head for key in OWN_DATA):
        proof.holds(words("cli-verify-own-data"))
    if any(sign.isdigit() for sign in head.get("characters", "")):
        proof.holds(words("cli-verify-characters"))
    if POSITION in head:
        proof.holds(words("cli-verify-position"))
    if PRACTICE in head:
        proof.practice = True
        proof.holds(words("cli-verify-practice"))


def _promise(proof: Proof, record: Record, secret: str, known: Remembered, words: Words) -> None:
    """What the server put in against what was promised: to the player, and in the record."""
    said, given, found = record.head.get(COMMITMENT), known.commitment, commitment_to(secret)
    if said is None and given is None:
        proof.fails(words("cli-verify-no-commitment"))
        return
    if said is not None and given is not None and said != given:
        proof.fails(words("cli-verify-commitment-other", found=printable(said), given=given))
    promised = said if given is None else given
    what = "secret" if SECRET in record.head else "seed"
    if promised != found:
        proof.fails(words(f"cli-verify-{what}-other", found=found, commitment=printable(promised or "")))
        return
    proof.holds(words(f"cli-verify-{what}", commitment=found))
    if given is None:
        proof.holds(words("cli-verify-compare"))


def _numbers(proof: Proof, replay: Replay, numbers: Numbers, words: Words) -> None:
    """Who put something into the seed, who did not, and whether it is what they had sealed."""

    def names(seats: list[int]) -> list[str]:
        return [_name(replay.record, seat, words) for seat in seats]

    wrong = [*numbers.exchanged, *(seat for seat in numbers.sealed if seat >= replay.game.rules.seats)]
    if wrong:
        proof.fails(words("cli-verify-number-other", names=names(wrong)))
        return
    proof.opened, proof.withheld = len(numbers.opened), len(numbers.withheld)
    if numbers.opened:
        proof.holds(words("cli-verify-numbers", names=names(sorted(numbers.opened))))
    if numbers.withheld:
        proof.holds(words("cli-verify-withheld", names=names(numbers.withheld)))
    none = [
        seat for seat in range(replay.game.rules.seats) if seat not in numbers.sealed and _human(replay.record, seat)
    ]
    proof.without = len(none)
    if none and numbers.sealed:
        proof.holds(words("cli-verify-without", names=names(none)))
    if not numbers.sealed:
        proof.holds(words("cli-verify-nobody"))


def _remembered(proof: Proof, record: Record, numbers: Numbers, known: Remembered, words: Words) -> None:
    """The seal that a browser saw before it opened its number, and that number."""
    seal = seal_of(known.commitment or record.head.get(COMMITMENT, ""), numbers.sealed)
    if known.seal is not None and known.seal != seal:
        proof.fails(words("cli-verify-seal-other", found=seal, given=known.seal))
    elif known.seal is not None:
        proof.holds(words("cli-verify-seal", seal=seal))
    elif numbers.sealed:
        proof.holds(words("cli-verify-seal-compare", seal=seal))
    if known.number is None:
        return
    if known.number in numbers.opened.values():
        proof.own = True
        proof.holds(words("cli-verify-own-number"))
    else:
        proof.fails(words("cli-verify-own-number-missing", number=known.number))


def _human(record: Record, seat: int) -> bool:
    return record.head.get(f"seat-{seat}", "").startswith("human")


def _name(record: Record, seat: int, words: Words) -> str:
    name = record.head.get(f"seat-{seat}", "").partition(" ")[2]
    return printable(name) or words("cli-verify-seat", seat=seat)


def _draws(proof: Proof, replay: Replay, seed: str, words: Words) -> None:
    try:
        proof.holds(words("cli-verify-draws", draws=check_draws(replay.game.rules, replay.record, seed)))
    except CarsonError as fault:
        proof.fails(error_sentence(fault, words) or "")

"""What a record proves: its moves keep to the rules, its seed is the promised one, its draws follow from the seed."""

from dataclasses import dataclass, field

from carson.cli.complaint import complaint
from carson.cli.faults import BadInput
from carson.cli.files import printable
from carson.cli.past.tale import Tale, read_tale
from carson.cli.pick import NONE
from carson.kernel import CarsonError, Record, check_draws, commitment_to, parse
from carson.words import Words

COMMITMENT = "commitment"
# How people end a game before its rules do, in a table's record.
ENDS = ("resigned", "agreed", "abandoned")
# Where a record carries cards or figures of its own.
OWN_DATA = ("deck-cards", "figures-data")


@dataclass(slots=True)
class Proof:
    """What was found, line by line. `proven`: nothing is missing and nothing is wrong."""

    proven: bool = True
    lines: list[str] = field(default_factory=list)

    def holds(self, sentence: str) -> None:
        self.lines.append(sentence)

    def fails(self, sentence: str) -> None:
        self.lines.append(sentence)
        self.proven = False


def prove(text: str, given: str | None, words: Words) -> Proof:
    """`given` is the commitment that a player wrote down when the table was laid."""
    proof = Proof()
    try:
        record = parse(text)
        if not record.digest:
            _running(proof, record, given, words)
            return proof
        tale = read_tale(text, words)
    except (CarsonError, BadInput) as fault:
        proof.fails(words("cli-verify-broken", reason=complaint(fault, words) or ""))
        return proof
    _moves(proof, tale, words)
    seed = record.head.get("seed")
    if seed is None:
        proof.fails(words("cli-verify-no-seed"))
        return proof
    _promise(proof, record, seed, given, words)
    _draws(proof, tale, seed, words)
    return proof


def _running(proof: Proof, record: Record, given: str | None, words: Words) -> None:
    said = record.head.get(COMMITMENT)
    shown = NONE if said is None else printable(said)
    proof.fails(words("cli-verify-running", commitment=shown))
    if given is not None and said is not None and said != given:
        proof.fails(words("cli-verify-commitment-other", found=shown, given=given))


def _moves(proof: Proof, tale: Tale, words: Words) -> None:
    outcome, moves = tale.game.outcome(), tale.game.version
    ended = tale.record.head.get("ended")
    if outcome is None and ended in ENDS:
        proof.holds(words("cli-verify-ended", moves=moves, how=ended))
    elif outcome is None:
        proof.fails(words("cli-verify-unfinished", moves=moves))
    else:
        proof.holds(words("cli-verify-moves", moves=moves, scores=[str(points) for points in outcome.scores]))
    if any(key in tale.record.head for key in OWN_DATA):
        proof.holds(words("cli-verify-own-data"))


def _promise(proof: Proof, record: Record, seed: str, given: str | None, words: Words) -> None:
    """The seed against what was promised: to the player, and in the record."""
    said, found = record.head.get(COMMITMENT), commitment_to(seed)
    if said is None and given is None:
        proof.fails(words("cli-verify-no-commitment"))
        return
    if said is not None and given is not None and said != given:
        proof.fails(words("cli-verify-commitment-other", found=printable(said), given=given))
    promised = said if given is None else given
    if promised != found:
        proof.fails(words("cli-verify-seed-other", found=found, commitment=printable(promised or "")))
        return
    proof.holds(words("cli-verify-seed", commitment=found))
    if given is None:
        proof.holds(words("cli-verify-compare"))


def _draws(proof: Proof, tale: Tale, seed: str, words: Words) -> None:
    try:
        proof.holds(words("cli-verify-draws", draws=check_draws(tale.game.rules, tale.record, seed)))
    except CarsonError as fault:
        proof.fails(complaint(fault, words) or "")

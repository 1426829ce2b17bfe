"""A seed from a promised secret and from what the players put in; draws compared with those of a promised seed."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from carson.kernel import (
    Game,
    Numbers,
    RecordError,
    SampledChance,
    SeededChance,
    check_draws,
    commitment_to,
    numbers_in,
    parse,
    record,
    seal_of,
    seed_from,
)
from kernel.tiny import Claim, begin, play_out


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment_to("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_draw_of_a_seeded_game_is_found_to_be_its_seeds(seats: int) -> None:
    game = play_out(begin(seats), Random(seats))
    drawn = sum(len(move.draws) for move in (game.setup, *game.moves))
    assert check_draws(game.rules, record(game), "claim") == drawn > 0


def test_the_first_draw_that_the_seed_does_not_give_is_named_with_its_line() -> None:
    """The set-up is the seed's, a later draw is not."""
    game = begin(3)
    game.use_chance(SampledChance(Random(3)))
    play_out(game, Random(6))
    kept = parse(record(game).text())
    with pytest.raises(RecordError) as fault:
        check_draws(game.rules, kept, "claim")
    assert fault.value.code == "record-draw-not-seeded"
    line, found, expected = (fault.value.details[key] for key in ("line", "found", "expected"))
    assert found in kept.text().splitlines()[line - 1]
    assert found != expected
    assert found.split()[0] == expected.split()[0]


def test_another_seed_does_not_give_the_draws() -> None:
    game: Game[object, object, object] = play_out(begin(3), Random(6))
    assert isinstance(game.rules, Claim)
    with pytest.raises(RecordError):
        check_draws(game.rules, record(game), "another")


# Numbers that the players put in

SECRETS = st.text("0123456789abcdef", min_size=48, max_size=48)
NUMBERS = st.text("0123456789abcdef", min_size=64, max_size=64)
PUT_IN = st.dictionaries(st.integers(0, 5), NUMBERS, min_size=1, max_size=6)


def sealed(numbers: dict[int, str]) -> dict[int, str]:
    return {seat: commitment_to(number) for seat, number in numbers.items()}


def test_the_seed_is_the_hmac_of_the_numbers_by_seat_under_the_secret() -> None:
    """As `printf %s '0:aa 2:bb' | openssl dgst -sha256 -hmac SECRET` gives it."""
    expected = "252fd2d5f41dfa2b399b00b133199b14b439657b7ecdaa5a682369a8a9083766"
    assert seed_from("SECRET", {2: "bb", 0: "aa"}) == expected


def test_without_numbers_the_seed_is_the_secret_and_never_its_commitment() -> None:
    assert seed_from("SECRET", {}) == "SECRET"


def test_the_seal_is_the_hash_of_the_commitment_and_of_all_sealed_numbers_by_seat() -> None:
    assert seal_of("cc", {1: "bb", 0: "aa"}) == commitment_to("cc 0:aa 1:bb")


@given(secret=SECRETS, numbers=PUT_IN, other=NUMBERS, chance=st.randoms(use_true_random=False))
def test_whichever_number_or_secret_is_another_the_seed_and_the_draws_are_others(
    secret: str, numbers: dict[int, str], other: str, chance: Random
) -> None:
    """Nobody's part is idle: each alone decides what is drawn, whatever the others have chosen."""
    seat = chance.choice(sorted(numbers))
    assume(numbers[seat] != other and secret != other[:48])
    without = {one: number for one, number in numbers.items() if one != seat}
    changed = [(secret, without), (secret, {**without, seat: other}), (other[:48], numbers)]
    seeds = [seed_from(*parts) for parts in [(secret, numbers), *changed]]
    assert len(set(seeds)) == 4
    dice = [SeededChance(seed) for seed in seeds]
    assert len({tuple(die.pick("die", range(1000)) for _ in range(20)) for die in dice}) == 4
    assert seal_of("cc", sealed(numbers)) != seal_of("cc", sealed(without))


def test_over_one_partys_choices_the_draws_are_spread_evenly() -> None:
    """Whoever chooses but one of the parts throws a die: chi-squared with five degrees of freedom, at one in 10,000."""
    for part in ("secret", "number"):
        counts = [0] * 6
        for tried in range(6000):
            secret, number = ("s", commitment_to(str(tried))) if part == "number" else (str(tried), "0" * 64)
            counts[SeededChance(seed_from(secret, {0: "1" * 64, 1: number})).pick("die", range(6))] += 1
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 25.7


@given(PUT_IN, st.sets(st.integers(0, 5)))
def test_numbers_are_read_back_from_the_head_lines_they_are_written_as(numbers: dict[int, str], gone: set[int]) -> None:
    opened = {seat: number for seat, number in numbers.items() if seat not in gone}
    put_in = Numbers(sealed(numbers), opened)
    assert numbers_in({"game": "claim", "seat-0": "human Ann", **put_in.lines()}) == put_in
    assert (set(put_in.withheld), put_in.exchanged) == (gone & set(numbers), [])


def test_a_number_that_was_not_sealed_is_told_by_its_seat() -> None:
    numbers = {0: "0" * 64, 1: "1" * 64}
    assert Numbers(sealed(numbers), {**numbers, 1: "2" * 64}).exchanged == [1]
    assert Numbers({}, numbers).exchanged == [0, 1]


@pytest.mark.parametrize("line", [{"number-0": "0" * 63}, {"sealed-1": "x" * 64}, {"number-0": "A" * 64}])
def test_a_head_line_that_holds_no_number_is_refused(line: dict[str, str]) -> None:
    with pytest.raises(RecordError) as fault:
        numbers_in(line)
    assert (fault.value.code, fault.value.details) == ("record-bad-number", {"key": next(iter(line))})

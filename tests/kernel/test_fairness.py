"""Draws compared with those of a promised seed."""

from random import Random

import pytest

from carson.kernel import Game, RecordError, SampledChance, check_draws, commitment_to, parse, record
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
    game: Game[object, object] = play_out(begin(3), Random(6))
    assert isinstance(game.rules, Claim)
    with pytest.raises(RecordError):
        check_draws(game.rules, record(game), "another")

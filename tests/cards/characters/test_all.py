"""The 21 characters together: each has its code, its rule and, beside these lines, its own tests."""

from pathlib import Path

import pytest

from carson.cards.characters.cast import CAST
from carson.cards.material.pieces import CHARACTERS


@pytest.mark.rule("CG-1.3")
def test_a_characters_code_is_its_place_in_the_list() -> None:
    assert tuple(character.name for character in CAST) == CHARACTERS


def test_refusals_can_name_each_characters_rule() -> None:
    """The rules stand in the alphabet's order, from CG-7.10 Auctioneer to CG-7.30 Undertaker."""
    assert [character.rule for character in CAST] == [f"CG-7.{number}" for number in range(10, 31)]
    assert list(CHARACTERS) == sorted(CHARACTERS)


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_has_a_file_of_tests(name: str) -> None:
    assert Path(__file__).with_name(f"test_{name}.py").exists()

"""What broke the tie of a fight is told with it, and its rule is named (BG-4.5, BG-12.5)."""

from typing import Any

import pytest

from carson.kernel import Event
from carson.words import LANGUAGES, BoardTeller, Words

TIE = {
    "en": "Tie: Cleo is ahead in the pass order. [BG-4.5]",
    "nl": "Gelijke stand: Cleo staat eerder in de pasvolgorde. [BG-4.5]",
    "fr": "Égalité\N{NO-BREAK SPACE}: Cleo est devant dans l’ordre de passe. [BG-4.5]",
    "it": "Parità: Cleo viene prima nell’ordine di passaggio. [BG-4.5]",
    "de": "Gleichstand: Cleo steht in der Passreihenfolge weiter vorn. [BG-4.5]",
}
REACHED = "It is enough to match the Outlaw’s strength. [BG-12.5]"


def told(language: str, kind: str, **data: Any) -> str:
    said = BoardTeller(Words(language), ["Anna", "Bob", "Cleo"].__getitem__).event(Event(kind, data))
    assert said is not None
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_between_equals_tells_that_the_pass_order_decided(language: str) -> None:
    fight = {"at": "d4", "winner": 2}
    assert told(language, "duel", strengths=((2, 8), (1, 8), (0, 3)), **fight).endswith(TIE[language])
    clear = told(language, "duel", strengths=((2, 8), (1, 3), (0, 3)), **fight)
    assert "BG-" not in clear, "two who lose alike are no tie"


def test_a_duel_is_told_alike_when_it_was_kept_as_json() -> None:
    assert told("en", "duel", at="d4", strengths=[[2, 8], [1, 8]], winner=2).endswith(TIE["en"])


def test_who_just_reaches_an_outlaw_reads_that_this_is_enough() -> None:
    fight = {"seat": 2, "at": "d4"}
    assert told("en", "outlaw-beaten", strengths=((2, 8), (0, 7)), strength=8, **fight).endswith(f". {REACHED}")
    both = told("en", "outlaw-beaten", strengths=((2, 8), (0, 8)), strength=8, **fight)
    assert both.endswith(f"{TIE['en']} {REACHED}")
    assert "BG-" not in told("en", "outlaw-beaten", strengths=((2, 9), (0, 8)), strength=8, **fight)
    assert "BG-" not in told("en", "outlaw-wins", at="d4", strengths=((2, 7), (0, 7)), strength=8)


def test_sums_of_tiles_are_no_fight() -> None:
    assert "BG-" not in told("en", "tile-sums", strengths=((2, 8), (0, 8)))

"""Reasons are data made from what came of the tries, and read as sentences in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

import carson
from carson import analysis
from carson.analysis.model import Reason
from carson.analysis.tryouts import Difference, Tried, Try, difference, judgement, try_out
from carson.analysis.weighed_reasons import compared, rounded
from carson.words import LANGUAGES, Teller, Words

NAMES = ("Ann", "Bob", "Cora", "Dan")
SOURCE = Path(analysis.__file__).parent


def tried(name: str, chances: list[float]) -> Tried[str]:
    found = Tried(name)
    found.tries = [Try(chance, 10 * chance, {}) for chance in chances]
    return found


@pytest.mark.parametrize(("name", "options"), [("board", {"players": 4}), ("cards", {"players": 4})])
def test_every_reason_of_a_game_reads_as_a_sentence(name: str, options: dict[str, Any]) -> None:
    game: Any = carson.new_game(name, seed=3, **options)
    carson.bots.play(game, [carson.bots.make_bot(name, "normal", seat) for seat in range(4)])
    review = analysis.review(game, 2, "quick")
    found = [reason for one in review.decisions for answer in one.judgement.answers for reason in answer.reasons]
    assert len({reason.kind for reason in found}) >= 5
    for language in LANGUAGES:
        teller = Teller(Words(language), NAMES.__getitem__)
        for reason in found:
            text = teller.reason(reason)
            assert text[-1] == ".", text
            assert text[0].upper() == text[0]


def test_every_kind_that_the_code_gives_has_a_message_and_the_other_way_round() -> None:
    source = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("reasons.py"))
    source += (SOURCE / "weighed_reasons.py").read_text("utf-8")
    given = set(re.findall(r'(?:Reason|compared|_about)\("([a-z-]+)"', source)) | {"vp", "money", "income", "cowboys"}
    catalogue = (SOURCE.parent / "words" / "locales" / "en" / "analysis.ftl").read_text("utf-8")
    assert given == set(re.findall(r"^reason-([a-z-]+) =", catalogue, re.MULTILINE))


def test_a_difference_that_may_be_noise_is_no_reason() -> None:
    assert compared("vp", Difference(2.0, 2.5)) == []
    assert compared("vp", Difference(0.1, 0.0)) == []
    (ground,) = compared("vp", Difference(-2.04, 0.5))
    assert ground.weight == pytest.approx(-2.04)
    assert ground.reason == Reason("vp", {"amount": 2, "more": False})


@pytest.mark.parametrize(("amount", "told"), [(2.04, 2), (2.06, 2.1), (10.4, 10), (0.04, 0)])
def test_amounts_are_as_exact_as_they_are_worth(amount: float, told: float) -> None:
    assert rounded(amount) == told


def test_a_standard_error_is_taken_off_what_is_better_than_the_answer_given() -> None:
    best, given = tried("best", [0.5, 0.7, 0.6, 0.6]), tried("given", [0.4, 0.4, 0.4, 0.4])
    more = difference([0.1, 0.3, 0.2, 0.2])
    found = judgement([best, given], given, given.chance, "given", str, lambda *_: ())
    assert found.after == pytest.approx(0.4)
    assert found.loss == pytest.approx(0.2 - more.error)
    assert found.verdict == "blunder"


def test_noise_is_not_called_a_mistake() -> None:
    best, given = tried("best", [0.1, 0.9, 0.1, 0.9]), tried("given", [0.5, 0.3, 0.5, 0.4])
    found = judgement([best, given], given, given.chance, "given", str, lambda *_: ())
    assert found.verdict == "good"
    assert found.before == found.after


def test_the_answer_given_is_tried_as_often_as_the_best() -> None:
    answers: list[Tried[str]] = [Tried(name) for name in ("good", "fair", "poor", "given", "bad")]
    worth = {"good": 0.9, "fair": 0.8, "poor": 0.4, "given": 0.1, "bad": 0.0}

    def play(left: list[Tried[str]], _turn: int) -> int:
        for one in left:
            one.tries.append(Try(worth[one.action], worth[one.action], {}))
        return len(left)

    effort = analysis.Effort(answers=5, turns=10, decisions=1000, samples=1)
    ranked = try_out(answers, answers[3], effort, play)
    assert ranked[0].action == "good"
    assert len(answers[3].tries) == len(ranked[0].tries) == 10
    assert len(answers[4].tries) == 3


def test_a_first_parcel_is_recommended_with_what_could_be_built_there() -> None:
    game: Any = carson.new_game("board", players=3, bag="beginners", characters="beginners", seed=7)
    found = analysis.hint(game, game.decision.seats[0], "quick")
    assert found is not None
    told = [reason for answer in found.judgement.answers for reason in answer.reasons if reason.kind == "pays"]
    assert told, "every parcel that is worth having can be built on"
    assert all(reason.data["amount"] > 0 for reason in told)
    assert re.fullmatch(r"\w+ here: \$\d+ each round\.", Teller(Words("en"), NAMES.__getitem__).reason(told[0]))

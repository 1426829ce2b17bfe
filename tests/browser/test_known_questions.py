"""The questions that the rule book's search knows: about the same rules in every language, each leading to its rule,
even mistyped.
"""

import json
from typing import Any

import pytest

from browser.test_found import RULES, searched
from carson.rulebook.layout import laid_books
from carson.words import LANGUAGES

LEAST = 1900  # questions in a language


def known(language: str) -> dict[str, str]:
    return json.loads((RULES / "questions" / f"{language}.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def rules_found(language: str, asked: list[tuple[str, str]]) -> list[list[str]]:
    script = """
    const found = given.asked.map(([text, playing]) => index.search(queryOf(text, lexicon), playing))
    console.log(JSON.stringify(found.map(({ whole, near }) => numbers([...whole, ...near]))))
    """
    return searched(language, script, asked)  # type: ignore[no-any-return]


def single_questions(language: str) -> list[tuple[str, str]]:
    """Rule and question, without those about every row of a table."""
    return [
        (number, question.strip())
        for number, text in known(language).items()
        for question in text.split("?")
        if question.strip() and "{}" not in question
    ]


def is_ruling(number: str) -> bool:
    """Whether it says what holds where rules meet: seldom asked, and not about all of them in every language."""
    return number.startswith(("BG-16.", "CG-10."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_questions_about_the_same_rules_and_each_exists(language: str) -> None:
    questions = known(language)
    assert {number for number in questions if not is_ruling(number)} == {
        number for number in known("en") if not is_ruling(number)
    }
    sections = [section for book in laid_books(language) for section in book.sections]
    rules = {rule.number for section in sections for block in section.blocks for rule in (block, *block.rows)}
    assert set(questions) <= rules | {section.number for section in sections}
    assert all(text.endswith("?") for text in questions.values())
    assert all(("{}" in text) == ("." not in number) for number, text in questions.items())
    assert len(single_questions(language)) > LEAST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_question_leads_to_its_rule(language: str) -> None:
    asked = single_questions(language)
    found = rules_found(language, [(question, number[:2]) for number, question in asked])
    lost = [one for one, numbers in zip(asked, found, strict=True) if one[0] not in numbers[:3]]
    first = sum(numbers[:1] == [number] for (number, _), numbers in zip(asked, found, strict=True))
    assert lost == []
    assert first >= 0.97 * len(asked)


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("en", "how many moutnains are there", "BG-3.4"),
        ("en", "how does the autcion work", "BG-9.22"),
        ("nl", "wat doet dynamit", "BG-9.20"),
        ("fr", "peut-on tourner les catres", "CG-6.2"),
        ("it", "cosa fa il teschoi", "CG-4.2"),
        ("de", "wann bekomme ich meine Gebotskaten zurück", "CG-5.1"),
    ],
)
def test_a_mistyped_word_is_understood(language: str, asked: str, answer: str) -> None:
    [numbers] = rules_found(language, [(asked, answer[:2])])
    assert numbers[0] == answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_is_found_by_either_of_its_names(language: str) -> None:
    """One tile of the board game has the Lawyer on one side and the Editor on the other."""
    rows: list[Any] = [
        row
        for book in laid_books(language)
        for section in book.sections
        for block in section.blocks
        for row in block.rows
        if row.number == "BG-9.18"
    ]
    cell = "".join(run.text for run in rows[0].cells[0])
    names = [name.split("(")[0].strip() for name in cell.split("/")]
    [template] = [text.split("?")[0] for number, text in known(language).items() if number == "BG-9"]
    found = rules_found(language, [(template.replace("{}", name), "BG") for name in names])
    assert len(names) == 2
    assert [numbers[0] for numbers in found] == ["BG-9.18", "BG-9.18"]

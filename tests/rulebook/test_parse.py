"""Rule books in markdown, read into sections and numbered rules."""

from textwrap import dedent

import pytest

from carson.rulebook.parse import BookError, dealt, parse
from carson.rulebook.rule import Book, Rule


def book(text: str) -> Book:
    return parse(dedent(text), "game.md")


def rules(text: str) -> dict[str, Rule]:
    return {rule.number: rule for rule in book(text).rules}


CARDS = """\
    # The Game — the rules

    Cite `CG-4.3` in **tests**.
    Second line.

    ## 4 A round
    Before the rules.
    - CG-4.1 **Reveal.** Turn up 1 character
      and `4` terrain cards **[ruling]**.
    - CG-4.2 A **virtual player** takes *one* card
      **[reconstructed: the
      order]**.

    - CG-4.10 Last.

    ## 5 Eras
    - CG-5.1 Nine rounds.
    """


def test_a_book_has_a_title_a_preface_and_sections() -> None:
    found = book(CARDS)
    assert (found.prefix, found.title) == ("CG", "The Game — the rules")
    assert dealt(dedent(CARDS), "game.md")[0].preface.text() == "Cite CG-4.3 in tests. Second line."
    assert [(s.number, s.heading, s.text) for s in found.sections] == [
        ("CG-4", "A round", "Before the rules."),
        ("CG-5", "Eras", ""),
    ]
    assert [rule.number for rule in found.rules] == ["CG-4.1", "CG-4.2", "CG-4.10", "CG-5.1"]


def test_a_rule_is_plain_text_with_title_bold_words_and_section() -> None:
    rule = rules(CARDS)["CG-4.1"]
    assert rule.text == "Reveal. Turn up 1 character and 4 terrain cards [ruling]."
    assert (rule.title, rule.bold, rule.section) == ("Reveal", ("Reveal",), "A round")
    assert rule.key == ("CG", 4, 1)


def test_bold_words_within_a_rule_are_no_title() -> None:
    rule = rules(CARDS)["CG-4.2"]
    assert rule.text == "A virtual player takes one card [reconstructed: the order]."
    assert (rule.title, rule.bold) == ("", ("virtual player",))


def test_a_mark_is_not_a_title() -> None:
    rule = rules("## 1 A\n- CG-1.1 **[ruling]** Whoever is first.")["CG-1.1"]
    assert (rule.title, rule.bold, rule.ruling) == ("", (), True)


def test_marks_are_read_from_the_rule_itself() -> None:
    found = rules(CARDS)
    assert {n: (r.ruling, r.reconstructed) for n, r in found.items()} == {
        "CG-4.1": (True, False),
        "CG-4.2": (False, True),
        "CG-4.10": (False, False),
        "CG-5.1": (False, False),
    }


def test_a_section_that_says_all_marks_each_of_its_rules() -> None:
    found = rules("## 1 A\nAll **[ruling]**: no book says.\n- CG-1.1 One.\n## 2 B\nSome **[ruling]**.\n- CG-2.1 Two.")
    assert (found["CG-1.1"].ruling, found["CG-1.1"].reconstructed) == (True, False)
    assert not found["CG-2.1"].ruling


def test_paragraphs_and_diagrams_belong_to_the_rule_before_them() -> None:
    found = book("""\
        ## 8 Scoring
        - CG-8.4 A city:
        ```
            a  b
         1  Ho **x** [ruling]
        ```

        It scores `6`.
        - CG-8.5 Another.
        """)
    drawn, other = found.rules
    assert drawn.text == "A city:\n    a  b\n 1  Ho **x** [ruling]\nIt scores 6."
    assert (drawn.bold, drawn.ruling) == ((), False)  # a diagram is not markdown
    assert other.text == "Another."
    assert found.sections[0].text == ""


def test_an_item_without_a_number_belongs_to_the_section() -> None:
    found = book("""\
        ## 8 Buildings
        - BG-8.1 A rule.
        - Examples in the books: a Bank
          pays $12.
        - BG-8.2 The next.
        """)
    assert [rule.text for rule in found.rules] == ["A rule.", "The next."]
    assert found.sections[0].text == "- Examples in the books: a Bank pays $12."


def test_a_list_within_a_rule_stays_in_it_line_by_line() -> None:
    found = rules("## 1 A\n- CG-1.1 One of:\n  - a hat,\n  - a boot.\n")
    assert found["CG-1.1"].text == "One of:\n- a hat,\n- a boot."


SCORES = """\
    ## 8 Scoring
    "Next to" is eight.

    | | object | Era I | Era II | scores |
    |---|---|---|---|---|
    | CG-8.10 | Mountain | 32 | 12 | – |
    | CG-8.19 | Hotel | 1 | 4 | 3; counts as `2` Houses **[ruling]** |

    How the numbers are read.
    - CG-8.1 Empty.
    """


def test_a_table_row_says_its_columns_names() -> None:
    found = rules(SCORES)
    assert found["CG-8.10"].text == "Mountain. Era I: 32. Era II: 12. Scores: –."
    assert found["CG-8.19"].text == "Hotel. Era I: 1. Era II: 4. Scores: 3; counts as 2 Houses [ruling]."
    assert [found[n].title for n in ("CG-8.10", "CG-8.19", "CG-8.1")] == ["Mountain", "Hotel", ""]
    assert [found[n].ruling for n in ("CG-8.10", "CG-8.19", "CG-8.1")] == [False, True, False]


def test_what_follows_a_table_is_the_sections_text_and_rules_stand_in_order() -> None:
    section = book(SCORES).sections[0]
    assert section.text == '"Next to" is eight.\nHow the numbers are read.'
    assert [rule.number for rule in section.rules] == ["CG-8.1", "CG-8.10", "CG-8.19"]


def test_a_mark_in_a_columns_heading_holds_for_every_row() -> None:
    found = rules("""\
        ## 7 Characters
        | | character | symbol **[reconstructed]** | effect |
        |---|---|---|---|
        | CG-7.11 | Banker | $ | 4 VP a Bank. |
        - CG-7.1 They add up.
        """)
    assert found["CG-7.11"].text == "Banker. Symbol [reconstructed]: $. Effect: 4 VP a Bank."
    assert (found["CG-7.11"].reconstructed, found["CG-7.1"].reconstructed) == (True, False)


def test_the_board_games_two_sided_characters() -> None:
    found = rules("""\
        ## 9 Characters
        | | character | Y | limit | R | limit |
        |---|---|---|---|---|---|
        | BG-9.0 | Paperboy | Now pay $3 **[ruling]**. Declined: limit 0. | 0 | The same for free. | −5 |
        """)
    assert found["BG-9.0"].title == "Paperboy"
    assert found["BG-9.0"].text == (
        "Paperboy. Y: Now pay $3 [ruling]. Declined: limit 0. Limit: 0. R: The same for free. Limit: −5."
    )


def test_empty_cells_are_left_out() -> None:
    found = rules("""\
        ## 8 Buildings
        | | building | income | max | also |
        |---|---|---|---|---|
        | BG-8.9 | Church | – | | protects (BG-7.6, 7.8) |
        | BG-8.10 | Prison | $1 | 8 | |
        """)
    assert found["BG-8.9"].text == "Church. Income: –. Also: protects (BG-7.6, 7.8)."
    assert found["BG-8.10"].text == "Prison. Income: $1. Max: 8."


def test_a_table_of_two_columns_compares_texts_and_names_nothing() -> None:
    found = rules("""\
        ## 15 The Dutch edition
        | | English (default) | Dutch |
        |---|---|---|
        | BG-15.1 | City Hall goes back | placed at once |
        """)
    assert found["BG-15.1"].title == ""
    assert found["BG-15.1"].text == "English (default): City Hall goes back. Dutch: placed at once."


def test_a_table_without_numbers_is_the_sections_text() -> None:
    found = book("## 1 A\n- CG-1.1 One.\n\n| sign | meaning |\n|---|---|\n| Ho | House |\n| a\\|b | either |\n")
    assert found.sections[0].text == "Ho: Meaning: House.\na|b: Meaning: either."
    assert found.rules[0].text == "One."


def test_several_rules_in_one_item() -> None:
    found = rules("""\
        ## 6 Actions
        - BG-6.2 Ammunition: a token.
        - BG-6.3 Roads: 3 roads. BG-6.4 Road: 1 road
          for each cowboy. BG-6.5 **Purchase.** $1.

          At most once.
        - BG-6.6 Next.
        """)
    assert {number: rule.text for number, rule in found.items()} == {
        "BG-6.2": "Ammunition: a token.",
        "BG-6.3": "Roads: 3 roads.",
        "BG-6.4": "Road: 1 road for each cowboy.",
        "BG-6.5": "Purchase. $1.\nAt most once.",
        "BG-6.6": "Next.",
    }
    assert found["BG-6.5"].title == "Purchase"


def test_references_within_a_rule_do_not_begin_another() -> None:
    found = rules("""\
        ## 5 Duels
        - BG-5.3 The highest wins; BG-5.4 breaks ties. See BG-5.4. BG-5.7 Says more. BG-5.4 says who (BG-5.4).
        - BG-5.5 It is bought. BG-5.6 Comes after.
        - BG-5.6 After.
        """)
    assert list(found) == ["BG-5.3", "BG-5.5", "BG-5.6"]
    assert found["BG-5.5"].text == "It is bought. BG-5.6 Comes after."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("## 1 A\nNothing.", "game.md:1: there is no numbered rule here"),
        ("- CG-1.1 One.", "game.md:1: CG-1.1 stands before the first section"),
        ("## 1 A\n- CG-1.1 One.\n- CG-1.1 Again.", "game.md:3: CG-1.1 was given in line 2"),
        ("## 1 A\n- CG-1.1 One.\n- BG-1.2 Two.", "game.md:3: BG-1.2 stands in a book of CG rules"),
        ("## 2 A\n- CG-1.1 One.", "game.md:2: CG-1.1 stands in section 2"),
        ("## 1 A\n- CG-1.1", "game.md:2: CG-1.1 has no words"),
        ("## A\n- CG-1.1 One.", "game.md:1: the heading has no number: ## A"),
        ("## 1 A\n- CG-1.1 One:\n```\nno end", "game.md:3: the diagram has no end"),
        (
            "## 1 A\n| | a | b |\n|---|---|---|\n| CG-1.1 | x | y | z |",
            "game.md:2: the row CG-1.1 has 4 cells, its table 3",
        ),
        (
            "## 1 A\n- CG-1.1 One.\n\n| | a | b |\n|---|---|---|\n| CG-1.1 | x | y |",
            "game.md:6: CG-1.1 was given in line 2",
        ),
    ],
)
def test_a_book_whose_numbers_cannot_be_relied_on_is_refused(text: str, message: str) -> None:
    with pytest.raises(BookError) as caught:
        parse(text, "game.md")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("2 * 3 * 4 stays", "2 * 3 * 4 stays"),
        ("*A quiet city?* 1R", "A quiet city? 1R"),
        ("a **bold *and* italic** word", "a bold and italic word"),
        ("`$` and `↷`", "$ and ↷"),
    ],
)
def test_signs_of_markdown_are_taken_out_and_others_left(markdown: str, text: str) -> None:
    assert rules(f"## 1 A\n- CG-1.1 {markdown}")["CG-1.1"].text == text

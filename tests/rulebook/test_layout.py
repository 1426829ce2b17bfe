"""Rule books as a page shows them."""

from textwrap import dedent

from carson.rulebook.layout import TextBlock, TextPart, TextRun, laid_books, lay_out
from carson.rulebook.texts import Source, books
from carson.words import LANGUAGES

TEXT = """\
    # The Game
    See `BG-1.1` first.

    ## 1 Land
    Before.
    - BG-1.1 A **parcel** is *land* **[ruling]**. BG-1.2 Next, as in BG-1.1, 1.3 and `code`.
    ```
    a b
    ```
    | | name | pays **[reconstructed]** |
    |---|---|---|
    | BG-1.3 | Ranch | $1 **[ruling: who pays]** |
    | other | Mine | $2 |

    - An example.
    After, with XX-9.9.
    """


def laid() -> list[TextBlock]:
    book = lay_out(Source("game.md", "en", dedent(TEXT)))
    assert book.preface == (TextPart((TextRun("See "), TextRun("BG-1.1", "rule", "BG-1.1"), TextRun(" first."))),)
    assert (book.prefix, book.language, book.sections[0].heading) == ("BG", "en", "Land")
    return list(book.sections[0].blocks)


def test_everything_stands_in_the_order_of_the_text() -> None:
    kinds = [(block.kind, block.number) for block in laid()]
    assert kinds == [("text", ""), ("rule", "BG-1.1"), ("rule", "BG-1.2"), ("table", ""), ("item", "")]


def test_emphasis_marks_and_references_are_told_apart() -> None:
    _, first, second, _, _ = laid()
    assert first.ruling
    assert first.parts[0].runs == (
        TextRun("A "),
        TextRun("parcel", "strong"),
        TextRun(" is "),
        TextRun("land", "em"),
        TextRun(" "),
        TextRun("", "ruling"),
        TextRun("."),
    )
    assert second.parts[0].runs[1:4] == (
        TextRun("BG-1.1", "rule", "BG-1.1"),
        TextRun(", "),
        TextRun("1.3", "rule", "BG-1.3"),
    )
    assert second.parts[1] == TextPart(diagram="    a b".strip())


def test_a_table_keeps_its_cells_and_a_mark_in_its_heading_holds_for_all_rows() -> None:
    table = laid()[3]
    assert list(table.head) == [
        (),
        (TextRun("name"),),
        (TextRun("pays "), TextRun("", "reconstructed")),
    ]
    ranch, mine = table.rows
    assert (ranch.number, ranch.ruling, ranch.reconstructed) == ("BG-1.3", True, True)
    assert ranch.cells == ((TextRun("Ranch"),), (TextRun("$1 "), TextRun("who pays", "ruling")))
    assert mine.cells == ((TextRun("other"),), (TextRun("Mine"),), (TextRun("$2"),))


def test_what_is_laid_out_and_what_is_searched_carry_the_same_marks() -> None:
    for language in LANGUAGES:
        plain = {rule.number: (rule.ruling, rule.reconstructed) for book in books(language) for rule in book.rules}
        shown = {}
        for block in (b for book in laid_books(language) for section in book.sections for b in section.blocks):
            for one in (block, *block.rows):
                if one.number:
                    shown[one.number] = (one.ruling, one.reconstructed)
        assert shown == plain

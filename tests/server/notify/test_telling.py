"""Every message in every language, and nothing in it but what everybody knows."""

import pytest

from carson.server.delivery.wording import word
from carson.server.notifications.message import CONFIRM, KINDS, TEST, About, Notice, decoded, encoded
from carson.words import LANGUAGES

ABOUT = About(game="cards", name="Ann", names=("Bob", "Cleo"), free=2, until=2_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*KINDS, TEST])
def test_a_message_has_a_title_a_text_and_a_link(kind: str, language: str) -> None:
    found = word(Notice(kind, "abc" if kind in KINDS else "", ABOUT), language, "https://c.example")
    assert found.title
    assert found.text
    assert found.title.isprintable()
    assert found.link == ("https://c.example/table/abc" if kind in KINDS else "https://c.example/")
    english = word(Notice(kind, "abc", ABOUT), "en", "https://c.example")
    assert language == "en" or found.text != english.text


def test_what_is_said_in_english() -> None:
    def text(kind: str, about: About) -> str:
        return word(Notice(kind, "abc", about), "en", "").text

    assert text("turn", ABOUT) == "Ann, it is your turn in Carson City: The Card Game."
    assert text("over", About("board", "Ann", ("Bob",))) == "Ann, your game of Carson City is over. Bob has won."
    assert text("over", About("board", "Ann", ("Bob", "Cleo"))).endswith("Bob and Cleo have won.")
    assert text("over", About("board", "Ann")) == "Ann, your game of Carson City is over."
    assert text("seated", About("board", "Ann", ("Bob",), 0)).endswith("All seats are taken: you can start.")
    assert text("seated", About("board", "Ann", ("Bob",), 1)).startswith("Bob has joined your table")


def test_a_message_is_kept_as_text_and_read_again() -> None:
    assert decoded(encoded(ABOUT)) == ABOUT
    assert encoded(About()) == "{}"


def test_no_message_can_be_chosen_that_is_the_servers_own() -> None:
    assert not {TEST, CONFIRM} & set(KINDS)

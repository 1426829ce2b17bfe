"""Sentences from data."""

from typing import Any

import pytest

from carson.kernel import Decision, Event, IllegalAction, NotationError, OptionsError, RecordError, Refusal
from carson.words import LANGUAGES, Teller, Words

SEATS = ("hat", "star", "cactus")


def teller(language: str = "en") -> Teller:
    words = Words(language)
    return Teller(words, lambda seat: words.name("suit", SEATS[seat]))


def refusal(code: str, rule: str = "", **details: Any) -> Refusal:
    return Refusal(code, rule, details)


# Events


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Star takes the Heroes."),
        ("nl", "Ster neemt de Helden."),
        ("fr", "Étoile prend les Héros."),
        ("it", "Stella prende gli Eroi."),
        ("de", "Stern nimmt die Helden."),
    ],
)
def test_seats_and_characters_get_their_names(language: str, expected: str) -> None:
    assert teller(language).event(Event("took", {"seat": 1, "card": "heroes"})) == expected


def test_a_terrain_card_keeps_its_id() -> None:
    assert teller().event(Event("took", {"seat": 1, "card": "I-29"})) == "Star takes I-29."


def test_numbers_for_all_players_are_told_with_their_names() -> None:
    assert teller().event(Event("bids", {"values": [7, 3, 9]})) == "Bids: Hat (7), Star (3) and Cactus (9)."
    assert teller().event(Event("scored", {"scores": (97, 109)})) == "Final scores: Hat (97) and Star (109)."


def test_numbers_for_some_players_follow_their_seats() -> None:
    told = teller().event(Event("order", {"seats": (2, 0), "values": [9, 7]}))
    assert told == "Order of choice: Cactus (9) and Hat (7)."


def test_eras_are_numbered_as_on_the_cards() -> None:
    assert teller().event(Event("round", {"era": 0, "round": 3})) == "Era I, round 3"
    assert teller("de").event(Event("round", {"era": 1, "round": 9})) == "Ära II, Runde 9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_sealed_bid_is_not_worth_a_line(language: str) -> None:
    assert teller(language).event(Event("bid-chosen", {"seat": 0, "value": 7}, 0)) is None
    assert teller(language).event(Event("bid-laid", {"seat": 0})) is not None


# Refusals

COVERED = {"card": "I-29", "at": "n14", "parcel": "o14", "above": "mine"}


@pytest.mark.parametrize(
    ("language", "below", "expected"),
    [
        ("en", "bank", "Parcel o14 shows a Bank; only another Bank may cover it."),
        ("en", "house", "Parcel o14 shows a House; only another House or a Townhouse may cover it."),
        ("en", "outlaws", "Parcel o14 shows Outlaws; Outlaws never cover Outlaws."),
        ("nl", "bank", "Kavel o14 toont een Bank; daarop mag alleen opnieuw een Bank."),
        ("fr", "bank", "La parcelle o14 montre une Banque ; on ne peut y remettre qu’une Banque."),
        ("it", "bank", "Il lotto o14 mostra una Banca; sopra può andare solo di nuovo una Banca."),
        ("de", "saloon", "Parzelle o14 zeigt einen Saloon; darauf darf man nur wieder einen Saloon legen."),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_is_right(language: str, below: str, expected: str) -> None:
    told = teller(language).refusal(Refusal("place-covers", "CG-6.5", {**COVERED, "below": below}))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == f"{expected} [CG-6.5]"


def test_a_refusal_without_a_rule_has_no_brackets() -> None:
    assert teller().refusal(refusal("game-over")) == "The game is over; start a new one to play again."


def test_names_within_a_refusal() -> None:
    told = teller().refusal(refusal("not-your-decision", "CG-4.4", seat=2, seats=(0, 1), asked="bid"))
    assert told == "Cactus has nothing to decide now: waiting for Hat and Star. [CG-4.4]"


def test_alternatives_are_joined_by_or() -> None:
    told = teller("de").refusal(refusal("not-on-offer", card="paperboy", offer=["doctor", "I-29", "I-02"]))
    assert told == "Du kannst den Zeitungsjungen nicht nehmen; wähle aus der Auslage: Arzt, I-29 oder I-02."


def test_an_action_within_a_refusal_is_told_in_words() -> None:
    told = teller("nl").refusal(refusal("wrong-moment", asked="bid", action="use governor"))
    assert told == "Je kunt nu niet de Gouverneur gebruiken; kies een biedkaart."


# Errors


def test_an_error_names_its_line_and_its_rule() -> None:
    assert teller().error(RecordError("record-after-end", line=1234)) == (
        "Line 1234: There is text after the closing line; the record must end there."
    )
    assert teller().error(OptionsError("options-real", rule="CG-2.1", found=7, most=6)) == (
        "You cannot play with 7 real players; this game needs 1 to 6. [CG-2.1]"
    )


def test_an_illegal_action_is_told_as_its_refusal() -> None:
    reason = refusal("sell-splits", "CG-7.10", card="I-02")
    assert teller("it").error(IllegalAction(reason)) == teller("it").refusal(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_within_an_error_is_told_in_full(language: str) -> None:
    reason = IllegalAction(refusal("sell-splits", "CG-7.10", card="I-02"))
    told = teller(language).error(RecordError("record-does-not-play", line=8, text="sell I-02", reason=reason))
    assert "8" in told
    assert told.endswith(teller(language).error(reason))


def test_what_is_not_there_is_a_dash() -> None:
    told = teller().error(RecordError("record-other-scores", expected=None, found=(97, 109)))
    assert "the scores 97 and 109, but the closing line says –:" in told


def test_text_from_outside_cannot_steer_the_terminal() -> None:
    told = teller().error(NotationError("action-unknown", text="\x1b[31mbid\n", known=("bid", "pass")))
    assert told.startswith("“\N{REPLACEMENT CHARACTER}[31mbid\N{REPLACEMENT CHARACTER}” is not an action;")


# Questions and actions


def test_a_question_addresses_who_is_asked() -> None:
    power = Decision("power", (1,), "CG-4.3", {"character": "indian", "era": 0, "round": 1})
    assert teller().question(power) == "Star: use the Indian?"
    assert teller("fr").question(power).replace("\N{NO-BREAK SPACE}", " ") == "Étoile, utilisez-vous l’Indien ?"


def test_several_are_asked_at_once_or_one_of_them() -> None:
    bid = Decision("bid", (0, 2), "CG-4.4", {"era": 0, "round": 1}, together=True)
    assert teller("it").question(bid) == "Cappello e Cactus, quale carta puntata giocate?"
    assert teller("it").question(bid, 2) == "Cactus, quale carta puntata giochi?"


def test_two_cards_to_take() -> None:
    assert teller().question(Decision("take", (0,), "", {"left": 1})) == "Hat: choose a card to take."
    assert teller().question(Decision("take", (0,), "", {"left": 2})) == "Hat: choose the first of 2 cards to take."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bid 7", "bid 7"),
        ("use chinese_worker", "use the Chinese Worker"),
        ("take I-29", "take I-29"),
        ("take governor", "take the Governor"),
        ("place n14", "place the card at n14"),
        ("sell I-02", "sell I-02"),
        ("aside", "set the card aside"),
        ("pass", "pass"),
        ("dance", "dance"),
        ("dance all night", "dance all night"),
    ],
)
def test_actions_in_words(text: str, expected: str) -> None:
    assert teller().action(text) == expected


def test_those_who_wait_read_what_the_others_are_doing() -> None:
    place, bid = Decision("place", (1,), "", {"card": "I-47"}), Decision("bid", (0, 2), "", {})
    assert teller().waiting(place) == "Waiting for Star: placing I-47."
    assert teller("de").waiting(place) == "Warten auf Stern: I-47 anlegen."
    assert teller().waiting(bid) == "Waiting for Hat and Cactus: choosing bid cards."
    assert teller("nl").waiting(bid) == "Wachten op Hoed en Cactus: een biedkaart kiezen."


def test_what_passing_means_depends_on_the_question() -> None:
    told = {teller("fr").action("pass", asked) for asked in ("", "power", "sell", "paperboy")}
    assert len(told) == 4
    assert teller("fr").action("pass", "bid") == teller("fr").action("pass")


def test_a_sentence_begins_with_a_capital() -> None:
    nameless = Teller(Words("en"), lambda seat: f"player {seat}")
    assert nameless.event(Event("bid-laid", {"seat": 2})) == "Player 2 plays a bid card face down."

"""Sentences about the board game."""

from typing import Any

import pytest

from carson.board.actions import ACTIONS
from carson.kernel import Decision, Event, NotationError, RecordError, Refusal
from carson.words import LANGUAGES, BoardTeller, Teller, Words

NAMES = ("Anna", "Bob", "Cleo")


def teller(language: str = "en") -> BoardTeller:
    return BoardTeller(Words(language), NAMES.__getitem__)


def told(language: str, kind: str, **data: Any) -> str | None:
    text = teller(language).event(Event(kind, data))
    return None if text is None else text.replace("\N{NO-BREAK SPACE}", " ")


def asked(language: str, kind: str, **about: Any) -> str:
    return teller(language).question(Decision(kind, (0,), "", about)).replace("\N{NO-BREAK SPACE}", " ")


# Events


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Anna places a cowboy with dynamite on Cowboy income."),
        ("nl", "Anna zet een cowboy met dynamiet op Inkomsten voor vuurkracht."),
        ("fr", "Anna place un cowboy avec de la dynamite sur Revenu des cowboys."),
        ("it", "Anna piazza un cowboy con la dinamite su Rendita dei cowboy."),
        ("de", "Anna setzt einen Cowboy mit Dynamit auf Cowboyeinkommen."),
    ],
)
def test_a_place_has_its_name(language: str, expected: str) -> None:
    assert told(language, "cowboy", seat=0, at="cowboy-income", mark="dynamite") == expected


def test_a_parcel_keeps_its_name() -> None:
    assert told("en", "cowboy", seat=0, at="d4", mark="") == "Anna places a cowboy on d4."


@pytest.mark.parametrize(
    ("why", "expected"),
    [
        ("wages", "Bob earns $12 in wages."),
        ("father-christmas", "Bob gets $12 from Father Christmas."),
        ("something new", "Bob gets $12."),
        ("loot", None),
    ],
)
def test_money_has_a_reason(why: str, expected: str | None) -> None:
    """Loot is told by the attack."""
    assert told("en", "earned", seat=1, amount=12, why=why) == expected


def test_all_who_are_named_get_their_names() -> None:
    data = {"giver": 1, "taker": 0, "amount": 3, "why": "doctor"}
    assert told("de", "handed-over", **data) == "Bob zahlt Anna, dem Arzt, $3."
    assert told("en", "attack", seat=0, owner=2, at="d4", amount=6) == "Anna robs Cleo of $6 on d4."
    assert told("nl", "asked", seat=0, owner=2, at="d4") == "Anna vraagt Cleo toestemming om d4 te gebruiken."


def test_a_duel_is_told_with_dice_and_strengths() -> None:
    rolled = told("en", "rolled", at="roads", rolls=((0, 5, 0), (2, 3, 6)))
    assert rolled == "Duel for Roads. Dice: Anna (5) and Cleo (3+6)."
    duel = told("fr", "duel", at="d4", strengths=((0, 8), (2, 11)), winner=2)
    assert duel == "Cleo gagne le duel pour d4. Force : Anna (8) et Cleo (11)."


def test_a_road_lies_on_a_side() -> None:
    assert told("it", "road", seat=0, line="d4e") == "Anna posa una strada sul lato est di d4."


@pytest.mark.parametrize(
    ("why", "expected"),
    [
        ("declined", "Bob buys nothing (d4)."),
        ("money", "Bob cannot pay and buys nothing (d4)."),
        ("tiles", "Bob has no property tile left and buys nothing (d4)."),
        ("sold", "There is nothing left for Bob to buy (d4)."),
    ],
)
def test_whoever_buys_nothing_has_a_reason(why: str, expected: str) -> None:
    assert told("en", "bought-nothing", seat=1, at="d4", why=why) == expected


def test_what_is_for_sale() -> None:
    track = ["ranch", "mine", "bank", "free", "free", "free", "free"]
    assert told("en", "track", buildings=track) == (
        "For sale at $3, $4, $5, $6, $8, $10 and $12: Ranch, Mine, Bank, nothing, nothing, nothing, nothing."
    )


def test_an_auction_is_of_parcels_or_of_the_token() -> None:
    assert told("en", "auction", seat=0, lot=["d4", "e5"]) == "Anna auctions d4 and e5."
    assert told("en", "auction", seat=0, lot=[]) == "Anna auctions the 3-revolvers token."


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 0, "Anna gets no new cowboys: they already have them all."),
        ("en", 1, "Anna gets a cowboy."),
        ("en", 4, "Anna gets 4 cowboys."),
        ("fr", 0, "Anna ne reçoit pas de cowboy : tous sont déjà là."),
        ("fr", 1, "Anna reçoit 1 cowboy."),
        ("it", 5, "Anna riceve 5 cowboy."),
        ("de", 1, "Anna bekommt einen Cowboy."),
        ("nl", 1, "Anna krijgt één cowboy."),
    ],
)
def test_numbers_agree(language: str, count: int, expected: str) -> None:
    assert told(language, "new-cowboys", seat=0, count=count) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_flips_is_named(language: str) -> None:
    words = Words(language)
    assert words.name("character", "prospector") in str(told(language, "flipped", number=9))
    assert words.name("character", "cowboy") in str(told(language, "flipped", number=15))


# Questions


GROCER = {"character": "grocer", "question": 1}


@pytest.mark.parametrize(
    ("kind", "about", "expected"),
    [
        ("claim", {}, "Anna: choose a parcel for a property tile."),
        ("ask", {"character": "grocer", "question": 0}, "Anna: take the Grocer’s $8 now, or wait?"),
        ("ask", GROCER | {"forgoes": "nothing"}, "Anna: choose how to use the Grocer."),
        (
            "ask",
            GROCER | {"forgoes": "dynamite"},
            "Anna: choose how to use the Grocer. If you double, you cannot triple a Mine with dynamite this round.",
        ),
        (
            "ask",
            GROCER | {"forgoes": "horses"},
            "Anna: choose how to use the Grocer. If you double, you cannot double a Ranch with a horse this round.",
        ),
        (
            "ask",
            GROCER | {"forgoes": "both"},
            (
                "Anna: choose how to use the Grocer. If you double, you cannot use dynamite or horses for "
                "income this round."
            ),
        ),
        ("ask", {"character": "auctioneer", "question": 27}, "Anna: choose the second parcel to auction with it."),
        ("ask", {"character": "chinese_worker", "question": 0}, "Anna: choose a building to take for $5."),
        ("take-parcel", {"character": "lawyer"}, "Anna: choose a parcel to buy with the Lawyer."),
        ("buy-parcel", {"prices": {"d4": 3, "e5": 1}}, "Anna: choose a parcel to buy: d4 ($3) or e5 ($1)."),
        ("purchase", {"building": "hotel", "price": 8}, "Anna: buy a Hotel for $8?"),
        ("build", {"kinds": ["bank"], "now": True}, "Anna: choose where to build a Bank, or keep it."),
        (
            "build",
            {"kinds": ["bank", "mine"], "now": False},
            "Anna: choose what to build, and where: a Bank or a Mine.",
        ),
        ("house", {"left": 1}, "Anna: choose a place for the House."),
        ("house", {"left": 3}, "Anna: choose a place for a House; 3 left to place."),
        ("heal", {"fee": 0}, "Anna: choose a space for your beaten cowboy."),
        ("heal", {"fee": 3}, "Anna: choose a space for your beaten cowboy, for $3."),
        ("toll", {"toll": 2, "to": 1}, "Anna: pay Bob $2 for your beaten cowboy, or lose 1 VP?"),
        ("duel-order", {"places": ["d4", "e5"]}, "Anna: choose the next duel: d4 or e5."),
        (
            "reroll",
            {"at": "buy-5", "rolls": [[2, 0, 0], [0, 1, 0], [1, 6, 0]], "dice": [[0, 1, 0], [1, 6, 0]]},
            "Anna: reroll for Building purchase at $5? Dice: Anna (1) and Bob (6).",
        ),
        (
            "cash",
            {"limit": 20, "excess": 13},
            (
                "Anna: how much do you want to spend? Your cash limit is $20, so spend at least $13. "
                "Each full $10 gives 1 VP."
            ),
        ),
        (
            "cash",
            {"limit": 20, "excess": 0},
            (
                "Anna: how much do you want to spend? Your cash limit is $20, so you may keep it all. "
                "Each full $10 gives 1 VP."
            ),
        ),
        ("auction", {"lot": ["d4"], "bid": 0, "bidder": -1}, "Anna: bid for d4, or pass."),
        (
            "auction",
            {"lot": [], "bid": 7, "bidder": 2},
            "Anna: Cleo has bid $7 for the 3-revolvers token. Bid more, or pass.",
        ),
    ],
)
def test_a_question_says_what_it_is_about(kind: str, about: dict[str, Any], expected: str) -> None:
    assert asked("en", kind, round=1, **about) == expected


def test_a_question_in_french() -> None:
    assert asked("fr", "purchase", building="church", price=8) == "Anna, achetez-vous une Église pour $8 ?"


# Actions


def decision(kind: str, character: str = "") -> Decision:
    return Decision(kind, (0,), "", {"character": character} if character else {})


@pytest.mark.parametrize(
    ("text", "answers", "expected"),
    [
        ("claim d4", decision("claim"), "put a property tile on d4"),
        ("claim d4", decision("city-hall"), "put City Hall on d4"),
        ("claim d4", decision("take-parcel", "prospector"), "put the Mine on d4"),
        ("choose chinese_worker", decision("character"), "take the Chinese Worker"),
        ("choose captain", decision("ask", "paperboy"), "fetch the Captain"),
        ("choose 3-vp", decision("ask", "banker"), "buy 3 VP for $3"),
        ("choose 3-vp", decision("ask", "heroes"), "take 3 VP"),
        ("choose decline", decision("ask", "chinese_worker"), "take no building"),
        ("choose general_store", decision("ask", "grocer"), "double the income of every General Store"),
        ("choose d4", decision("ask", "auctioneer"), "auction d4"),
        ("choose d4", decision("duel-order"), "fight for d4 next"),
        ("choose d4", decision("blast"), "use dynamite in the Mine on d4"),
        ("choose always-agree", decision("consent"), "agree now and in future"),
        ("cowboy wages", decision("cowboy"), "place a cowboy on Wages"),
        ("cowboy d4 dynamite", decision("cowboy"), "place a cowboy with dynamite on d4"),
        ("cowboy vp-5", decision("heal"), "send the beaten cowboy on to VP purchase at $5"),
        ("road d4s", decision("cowboy"), "lay a road on the south side of d4"),
        ("buy d4", decision("buy-parcel"), "buy parcel d4"),
        ("buy general_store", decision("purchase"), "buy a General Store"),
        ("spend 7", decision("auction"), "bid $7"),
        ("spend 7", decision("cash"), "spend $7"),
        ("build train_station d4", decision("build"), "build a Train Station on d4"),
        ("house d4", decision("house"), "put a House on d4"),
        ("townhouse d4", decision("house"), "turn the House on d4 into a Townhouse"),
        ("ask d4", decision("build"), "ask for permission to use d4"),
        ("pass", decision("cowboy"), "pass"),
        ("pass", decision("auction"), "leave the auction"),
        ("pass", decision("take-parcel", "settler"), "take no parcel"),
        ("choose captain", None, "choose “captain”"),
        ("build circus d4", None, "build circus on d4"),
        ("road to nowhere", None, "lay a road on to"),
        ("dance", None, "dance"),
    ],
)
def test_actions_in_words(text: str, answers: Decision | None, expected: str) -> None:
    assert teller().action(text, answers) == expected


def test_passing_is_told_by_what_it_declines() -> None:
    kinds = ("cowboy", "buy-parcel", "purchase", "build", "buy-vp", "cash", "take-parcel", "auction", "heal", "blast")
    for language in LANGUAGES:
        assert len({teller(language).action("pass", decision(kind)) for kind in kinds}) == len(kinds)


# Refusals and errors


@pytest.mark.parametrize(
    ("code", "details", "expected"),
    [
        (
            "no-room-for-houses",
            {"kind": "bank", "at": "d4", "houses": 1},
            "Baust du auf d4 eine Bank, ist kein Platz mehr für das Haus dazu.",
        ),
        (
            "no-room-for-houses",
            {"kind": "school", "at": "d4", "houses": 3},
            "Baust du auf d4 eine Schule, ist kein Platz mehr für die 3 Häuser dazu.",
        ),
        (
            "no-railway",
            {"kind": "train_station", "at": "d4"},
            "Für einen Bahnhof braucht es eine Seite an einer Straße von Rand zu Rand; d4 hat keine.",
        ),
        ("hall-held", {"at": "d4"}, "Du besetzt das Rathaus schon."),
        ("no-tile-left", {"at": "d4"}, "Du hast kein Besitzplättchen mehr, also kannst du d4 nicht kaufen."),
        ("space-closed", {"at": "vp-2"}, "SP-Kauf zu $2 ist jetzt für Cowboys geschlossen; wähle einen anderen Platz."),
        (
            "wrong-moment",
            {"asked": "cowboy", "action": "choose 3-cowboys"},
            "Du kannst jetzt nicht 3 Cowboys für $9 anheuern; setze einen Cowboy oder passe.",
        ),
        (
            "wrong-moment",
            {"asked": "house", "action": "build circus d4"},
            "Du kannst jetzt nicht circus auf d4 bauen; setze ein Haus oder mache eines zum Stadthaus.",
        ),
    ],
)
def test_refusals_in_german(code: str, details: dict[str, Any], expected: str) -> None:
    assert teller("de").refusal(Refusal(code, "", details)) == expected


def test_a_refusal_for_who_may_only_lay_roads() -> None:
    refusal = Refusal("only-roads", "BG-1.6", {"seat": 2, "seats": (0,)})
    assert teller().refusal(refusal) == "Cleo can only lay roads now: waiting for Anna. [BG-1.6]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_either_teller_tells_what_goes_wrong_in_either_game(language: str) -> None:
    """A door may not know yet which game a record is of."""
    words = Words(language)
    faults = [
        RecordError("record-players", text="many"),
        NotationError("draw-malformed", text="hat 3"),
        NotationError("position-word", found="circus", line=7),
    ]
    for fault in faults:
        assert Teller(words, str).error(fault) == BoardTeller(words, str).error(fault)


@pytest.mark.parametrize("text", ["cowboy", "road d4 e", "spend all", "claim", "townhouse"])
def test_what_cannot_be_read_is_answered_with_an_example(text: str) -> None:
    verb = text.split()[0]
    with pytest.raises(NotationError) as caught:
        ACTIONS.parse(text)
    assert f"such as “{verb} " in teller().error(caught.value)


def test_who_may_keep_all_the_money_is_told_so() -> None:
    told = Words("en")("ask-cash", seats="Ann", excess=0, limit=120)
    assert told.startswith("Ann: how much do you want to spend? Your cash limit is $120, so you may keep it all.")

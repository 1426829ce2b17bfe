"""What an Outlaw keeps others from, and what he takes (BG-12.4, BG-16.13)."""

import pytest

from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import NAMES as KINDS
from carson.board.rules import BoardRules
from carson.board.views.sheet import Part, income_sheet, preview
from support.board import answer, asked, choices, gains, income_of, on, options, refused, scripted, told

HOTELS = """
        c   d   e
    3   Hl0 ..  Hl1
"""


# Income


@pytest.mark.rule("BG-12.4")
def test_a_building_with_an_outlaw_pays_half_and_the_others_all() -> None:
    game = scripted(HOTELS, outlaws="c3")
    assert gains(game, "building-income") == {0: 3, 1: 6}


@pytest.mark.rule("BG-12.4")
@pytest.mark.parametrize(("houses", "paid"), [("", 0), ("Ho", 2), ("Hl2", 0)])
def test_the_rest_is_rounded_down(houses: str, paid: int) -> None:
    """A Saloon of $5 leaves $2."""
    game = scripted(
        f"""
            c   d   e
        3   Sa0 {houses or ".."}
        """,
        outlaws="c3",
    )
    assert gains(game, "building-income").get(0, 0) == paid


@pytest.mark.rule("BG-12.4")
def test_neighbours_do_not_suffer() -> None:
    """The Ranch beside him counts his parcel as free, the Saloon the House he stands on."""
    city = """
            b   c   d   e
        3   ..  Ra0 ..  ..
        4   ..  Sa1 Ho  ..
    """
    with_him, without = scripted(city, outlaws="d3 d4"), scripted(city)
    assert gains(with_him, "building-income") == gains(without, "building-income") == {0: 6, 1: 5}


@pytest.mark.rule("BG-16.13")
def test_doubling_comes_before_the_outlaws_half() -> None:
    """A Saloon of $5: doubled $10, of which $5 are left; not $2, doubled."""
    game = scripted(
        """
            c   d
        3   Sa0 Ho
        """,
        characters="grocer, banker, captain",
        outlaws="c3",
    )
    answer(game, "0 choose saloon")
    assert gains(game, "building-income") == {0: 5}


@pytest.mark.rule("BG-16.13", "BG-9.20")
def test_tripling_comes_before_the_outlaws_half() -> None:
    game = scripted(
        """
            c   d
        3   Mi0 Mt
        """,
        dynamite=(1, 0, 0),
        outlaws="c3",
    )
    answer(game, "0 choose c3")
    assert gains(game, "building-income") == {0: 4}


@pytest.mark.rule("BG-16.13", "BG-8.14")
def test_city_halls_step_and_the_maximum_come_before_it() -> None:
    game = scripted(
        """
            c   d   e
        3   Dr0 Ho  ..
        4   ..  CH  ..
        """,
        outlaws="c3",
        occupant=0,
    )
    # House and City Hall $6, the step $3
    assert income_of(game, "c3") == 9
    assert gains(game, "building-income") == {0: 4}


@pytest.mark.rule("BG-9.16", "BG-16.22")
@pytest.mark.parametrize("edition", ["english", "dutch"])
def test_the_heroes_buildings_lose_nothing(edition: str) -> None:
    game = scripted(HOTELS, characters="heroes, banker, captain", outlaws="c3 e3", edition=edition)
    assert gains(game, "building-income") == {0: 6, 1: 3}


@pytest.mark.rule("BG-16.15", "BG-9.18")
def test_the_editor_counts_what_the_outlaw_left() -> None:
    """Two Hotels in round 2: $6 + $3 are one VP for each $10 or part of it; $12 would be two."""
    game = scripted(
        """
            c   d   e
        3   Hl0 ..  Hl0
        """,
        characters="editor, banker, captain",
        outlaws="c3",
    )
    assert gains(game, "building-income") == {0: 9}
    assert gains(game, "editor") == {0: 1}


@pytest.mark.rule("BG-12.4", "BG-16.13")
def test_the_income_sheet_shows_his_half_as_a_part() -> None:
    game = scripted(
        """
            c   d   e
        3   Sa0 Ho  Hl1
        """,
        outlaws="c3 e3",
    )
    found = income_sheet(game.rules.table, game.state, BY_NAME["c3"], KINDS.index("saloon"), 0)
    assert found.parts == (Part("house", 1, 1, 5), Part("outlaw", 1, 1, -3))
    assert (found.full, found.taken, found.pays, found.capped) == (5, 3, 2, False)
    assert [player.next_income for player in game.view(None).players] == [2, 3, 0]


@pytest.mark.rule("BG-9.16")
def test_the_heroes_income_sheet_shows_none() -> None:
    game = scripted(HOTELS, characters="heroes, banker, captain", outlaws="c3")
    assert income_sheet(game.rules.table, game.state, BY_NAME["c3"], KINDS.index("hotel"), 0).pays == 6
    assert game.view(0).players[0].next_income == 6


@pytest.mark.rule("BG-12.4")
def test_the_preview_of_a_building_halves_what_a_neighbour_with_an_outlaw_gains() -> None:
    """A Hotel beside the Saloon adds two symbols, $10: $5 with an Outlaw on it. None is built where he stands."""
    game = scripted(
        """
            c   d   e
        3   Sa0 ..0 ..
        4   ..  ..0 ..
        """,
        outlaws="c3 d4",
    )
    assert isinstance(game.rules, BoardRules)
    table = game.rules.table
    found = preview(table, game.state, 0, KINDS.index("hotel"), BY_NAME["d3"])
    assert found is not None
    assert [(change.at, change.before, change.after) for change in found.changes] == [("c3", 0, 5)]
    assert preview(table, game.state, 0, KINDS.index("hotel"), BY_NAME["d4"]) is None


# Parcels and buildings


@pytest.mark.rule("BG-12.4", "BG-6.5", "BG-16.20")
def test_his_parcel_is_not_for_sale() -> None:
    game = scripted(placed={0: "d3 e3"}, outlaws="d3", money=9, combat=(1,), revolvers=1)
    assert choices(game) == ["buy e3", "pass"]
    refused(game, "0 buy d3", "no-cowboy-there", "BG-6.5", at="d3")
    answer(game, "0 buy e3")
    assert on(game, "d3") == ".."


@pytest.mark.rule("BG-12.4", "BG-16.20")
def test_who_beat_him_does_not_buy_the_parcel_either() -> None:
    game = scripted(placed={0: "d3"}, outlaws="d3", money=9, combat=(6,), revolvers=9)
    assert told(game, "outlaw-beaten")
    assert (on(game, "d3"), game.state.money[0], game.state.general[0]) == ("..", 9, 10)


SITES = """
        c   d   e   f
    3   ..0|..0|..  ..
        --  --
    4   ..  Ho  ..  ..
"""


@pytest.mark.rule("BG-12.4")
def test_nothing_is_built_on_his_parcel() -> None:
    game = scripted(SITES, kept={0: "saloon"}, outlaws="c3")
    refused(game, "0 build saloon c3", "outlaw-there", "BG-12.4", kind="saloon", at="c3")
    assert [choice for choice in choices(game) if choice.startswith("build")] == ["build saloon d3"]


@pytest.mark.rule("BG-12.4", "BG-7.2")
def test_no_house_is_put_there() -> None:
    game = scripted(SITES, kept={0: "saloon"}, outlaws="c3 e3")
    answer(game, "0 build saloon d3")
    assert "house e4" in choices(game)
    assert not {"house c3", "house e3"} & set(choices(game))
    refused(game, "0 house e3", "outlaw-there", "BG-12.4", at="e3")


@pytest.mark.rule("BG-12.4", "BG-7.3")
@pytest.mark.parametrize("outlaws", ["", "d4"])
def test_no_house_under_him_becomes_a_townhouse(outlaws: str) -> None:
    city = """
            b   c   d   e   f
        3   ..  Mt  Mt  Mt  ..
        4   ..0|Mt |Ho |Mt  ..0
                --  --  --
        5   ..  Mt  Mt  Mt  ..
    """
    game = scripted(city, kept={0: "saloon"}, outlaws=outlaws or "h8")
    answer(game, "0 build saloon b4")
    assert ("townhouse d4" in choices(game)) == (not outlaws)
    if outlaws:
        refused(game, "0 townhouse d4", "outlaw-there", "BG-12.4", at="d4")


@pytest.mark.rule("BG-12.4")
def test_no_rival_is_asked_for_a_parcel_with_an_outlaw() -> None:
    game = scripted(
        """
            c   d   e
        3   ..0|..1|..1
            --  --  --
        """,
        kept={0: "saloon"},
        outlaws="d3",
    )
    assert "ask e3" in options(game)
    assert "ask d3" not in options(game)


@pytest.mark.rule("BG-12.4", "BG-8.14")
def test_city_hall_is_not_placed_there() -> None:
    game = scripted(
        """
            c   d   e
        3   ..  Ho |..
        4   ..  ..  ..
        """,
        at="end",
        outlaws="e3 e4",
        draws="city_hall",
        track="ranch mine drugstore bank saloon ranch -",
    )
    assert asked(game) == "0 city-hall"
    assert not {"claim e3", "claim e4"} & set(choices(game))
    assert "claim d4" in choices(game)


@pytest.mark.rule("BG-12.4", "BG-8.14")
def test_its_roads_do_not_lead_to_him_either() -> None:
    """Nothing connected is free; by the corner of c1 and d2 only e1 and e2 could be reached with two roads."""
    besieged = """
            a   b   c   d   e   f
        1   ..0 ..0 ..0 Mt  ..  ..
                --
        2   ..0|Ho |..0 ..1 ..  ..
                --
        3   Mt  ..2 ..2 ..1 ..  ..
        4   ..1 Mt  ..1 ..  ..  ..
    """
    track = "ranch mine drugstore bank saloon ranch -"
    game = scripted(besieged, at="end", outlaws="e1 e2", draws="city_hall", track=track)
    assert asked(game) == "0 city-hall"
    assert sorted(options(game)) == ["road a3e", "road b3e", "road c2s"]


@pytest.mark.rule("BG-9.23")
def test_no_character_takes_a_parcel_with_an_outlaw() -> None:
    game = scripted(
        at="characters",
        characters="settler, indian, lawyer",
        in_round=3,
        outlaws="c3 d4",
        money=20,
        until="",
        # the newcomer on g7; the Indian's dice: c3 and d4 are rolled again
        white=(1, 6, 2, 3, 4, 5),
        black=(1, 6, 2, 3, 4, 5),
    )
    answer(game, "0 choose settler")
    assert not {"claim c3", "claim d4", "claim g7"} & set(choices(game))
    refused(game, "0 claim d4", "parcel-not-to-take", "BG-9.23", at="d4")
    answer(game, "0 claim a1", "1 choose indian")
    assert (on(game, "c3"), on(game, "d4"), on(game, "e5"), on(game, "f6")) == ("..", "..", "..1", "..1")
    answer(game, "2 choose lawyer")
    assert "claim b2" in choices(game)
    assert not {"claim c3", "claim d4", "claim g7"} & set(choices(game))


@pytest.mark.rule("BG-9.12", "BG-9.23")
def test_no_parcel_with_an_outlaw_is_auctioned() -> None:
    game = scripted(at="characters", characters="auctioneer, banker", in_round=3, outlaws="c3", until="", money=9)
    answer(game, "0 choose auctioneer")
    assert "choose d3" in choices(game)
    assert "choose c3" not in choices(game)


@pytest.mark.rule("BG-12.4")
def test_a_prison_built_beside_him_does_not_stop_him() -> None:
    game = scripted(
        """
            c   d   e
        3   Hl1|..0|..
            --  --
        """,
        kept={0: "prison"},
        outlaws="c3",
    )
    answer(game, "0 build prison d3", "0 house e4" if "house e4" in choices(game) else "0 house e3")
    assert gains(game, "building-income") == {1: 3}
    assert game.state.barred == 1 << BY_NAME["c3"]

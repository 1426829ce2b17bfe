"""No figure of the rule book lies: the engine reckons every sum, price and placement that one shows."""

import json
import re
from typing import Any

import pytest

from carson.board.library import Options, new_game
from carson.board.material.buildings import PIECES
from carson.board.material.ground import ALL_PARCELS, AROUND_SET, BY_NAME, LINE_BY_NAME
from carson.board.material.pieces import FIRST_BUILDING, INCOMES, KINDS, NAMES, SALOON, SYMBOLS, TRAIN_STATION
from carson.board.material.spaces import PRICES, SPACE_NAMES
from carson.board.mechanics.building_sites import sites, turnable
from carson.board.mechanics.roads import near_bridges
from carson.board.steps.ending import NEW_COWBOYS
from carson.board.steps.parcels import price
from carson.cards.material.city import places
from carson.cards.material.grid import ORIGIN, STRIDE
from carson.cards.material.pieces import OBJECT_SIGNS
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import sheet
from carson.rulebook.texts import home, numbered
from carson.words import LANGUAGES, Words
from rule_figures import FIGURES, SUMS, TABLE, city_of, parcels, state_of, sums

BY_ID = {figure["id"]: figure for figure in FIGURES}


def rule_lines(language: str) -> list[str]:
    place = home() if language == "en" else home() / language
    return (place / "board-game.md").read_text("utf-8").splitlines()


def shown(field: str) -> list[Any]:
    return [pytest.param(figure, id=figure["id"]) for figure in FIGURES if field in figure]


def test_there_are_figures_for_both_games_and_each_belongs_to_rules_that_exist() -> None:
    assert len(FIGURES) == len(BY_ID) >= 40
    assert {number for figure in FIGURES for number in figure["rules"]} <= set(numbered())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_its_caption_and_its_words(language: str) -> None:
    words = Words(language)
    named = {f"web-rules-figure-{figure.get('caption', figure['id'])}" for figure in FIGURES}
    items = [item for figure in FIGURES for row in figure.get("rows", []) for item in row]
    named |= {item["word"] for item in items if "word" in item}
    named |= {f"web-rules-step-{item['step']}" for item in items if "step" in item}
    named |= {f"web-rules-token-{item['token']}" for item in items if item.get("token", "unknown") != "unknown"}
    named |= {f"line-{line}" for figure in FIGURES for line in figure.get("scores", {})}
    assert sorted(name for name in named if not words.has(name)) == []


def test_the_sums_are_those_the_engine_counts_now() -> None:
    assert json.loads(SUMS.read_text("utf-8")) == sums(), "run make types"
    assert (sums()["drugstore"]["pays"], sums()["outlaw"]["pays"]) == (15, 7)  # BG-8, BG-12.4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_buildings_has_the_engine_s_figures(language: str) -> None:
    """BG-8: every $ amount, the maximum, City Hall's step and the House symbols of each row."""
    for kind in range(FIRST_BUILDING, KINDS):
        row = next(line for line in rule_lines(language) if line.startswith(f"| {PIECES[kind].rule} |"))
        pays, most, step, also = [cell.strip() for cell in row.split("|")[3:7]]
        income = INCOMES[kind]
        amounts = {income.neutral, income.own, income.rivals, income.water, income.basic, income.at_least}
        amounts |= {income.each_ranch, income.each_mine, *(income.each_round * turn for turn in range(1, 5))}
        assert {int(amount) for amount in re.findall(r"\$(\d+)", pays)} == amounts - {0}, row
        assert most == str(income.most or ""), row
        assert re.findall(r"\d+", step) == [str(TABLE.step[kind])] * bool(TABLE.step[kind]), row
        assert also.startswith(f"{SYMBOLS[kind]} ") == bool(SYMBOLS[kind]), row


@pytest.mark.parametrize("figure", shown("scores"))
def test_the_points_of_a_city_are_those_the_engine_gives(figure: dict[str, Any]) -> None:
    (city,) = figure["cities"]
    lines = sheet(Holdings(city_of(city), 0, 0, 0, 0)).lines
    assert figure["scores"] == {line.name.replace("_", "-"): line.points for line in lines if line.points}


@pytest.mark.parametrize(
    "city",
    [
        pytest.param(city, id=f"{figure['id']}-{number}")
        for figure in FIGURES
        for number, city in enumerate(figure.get("cities", []))
        if "card" in city
    ],
)
def test_a_card_shown_as_allowed_may_lie_there_and_no_other(city: dict[str, Any]) -> None:
    x, y = city["card"]["at"]
    kinds = tuple(OBJECT_SIGNS.index(sign) for sign in city["card"]["parcels"])
    legal = places(city_of(city), kinds, captain=False, sheriff=False) >> ORIGIN + y * STRIDE + x & 1
    assert bool(legal) == city["card"]["legal"]


def marked(name: str, tone: str = "good") -> int:
    return sum(parcels(group["parcels"]) for group in BY_ID[name]["map"]["marked"] if group["tone"] == tone)


def test_what_is_marked_on_the_map_is_so() -> None:
    assert marked("adjacent", "near") == AROUND_SET[BY_NAME["d4"]]
    assert state_of(BY_ID["connected"]["map"]).linked == marked("connected")
    assert turnable(state_of(BY_ID["townhouse"]["map"]), 0) == marked("townhouse")
    church = state_of(BY_ID["church"]["map"])
    assert church.shield[0] & church.paying[0] == marked("church")


def test_the_parcel_costs_what_the_figure_says() -> None:
    drawn = BY_ID["price"]
    assert price(TABLE, state_of(drawn["map"]), 0, BY_NAME["d4"]) == drawn["price"] == 6
    assert drawn["map"]["labels"] == [{"at": "d4", "text": "$6"}]


def test_an_attacked_building_is_shared_as_shown() -> None:
    half, rest = BY_ID["attack"]["halves"]
    assert (half, half + rest) == (sums()["attack"]["pays"] // 2, sums()["attack"]["pays"])
    assert BY_ID["attack"]["map"]["labels"] == [{"at": "e4", "text": f"${half} + ${rest}"}]


def test_the_saloon_cannot_be_built_without_its_road_and_can_with_it() -> None:
    drawn = BY_ID["build"]["map"]
    before = state_of({**drawn, "tiles": "f3 0"})
    assert not sites(before, 0, SALOON) >> BY_NAME["f3"] & 1
    with_road = state_of({**drawn, "tiles": "f3 0", "roads": f"{drawn['roads']} {drawn['newRoads']}"})
    assert sites(with_road, 0, SALOON) >> BY_NAME["f3"] & 1
    assert before.reach >> LINE_BY_NAME[drawn["newRoads"]] & 1
    assert with_road.linked >> BY_NAME["e3"] & with_road.free >> BY_NAME["e3"] & 1


def test_the_train_station_and_the_bridge_may_be_where_they_are_drawn() -> None:
    drawn = BY_ID["train-station"]["map"]
    things = drawn["things"].replace("d4 train_station 0, ", "")
    assert sites(state_of({**drawn, "things": things, "tiles": "d4 0"}), 0, TRAIN_STATION) == 1 << BY_NAME["d4"]
    river = BY_ID["bridge"]["map"]
    state = state_of(river)
    bridge = LINE_BY_NAME[river["newRoads"]]
    assert state.bridges >> bridge & state.reach >> bridge & 1
    assert near_bridges(state_of(river, planned=True)) >> BY_NAME["d6"] & 1


def items(name: str, kind: str) -> list[dict[str, Any]]:
    return [item for row in BY_ID[name]["rows"] for item in row if kind in item]


def test_everybody_begins_with_what_the_figure_shows() -> None:
    state = new_game(Options(2, "full", "beginners"), "figure").state
    row = BY_ID["setup-player"]["rows"][0]
    assert row[0]["money"] == state.money[0]
    figures = {item.get("token") or ("cowboys" if "cowboys" in item else "tile"): item["count"] for item in row[1:]}
    assert figures == {
        "road": state.stock[0],
        "revolver": state.revolvers[0],
        "cowboys": state.supply[0],
        "tile": state.tiles[0],
    }
    sold = [NAMES.index(item["thing"]) if "thing" in item else None for item in BY_ID["setup-track"]["rows"][0]]
    assert [item["below"] for item in BY_ID["setup-track"]["rows"][0]] == [f"${found}" for found in PRICES]
    assert all(kind in (None, track) for kind, track in zip(sold, state.track, strict=True))
    assert [item["count"] for item in items("new-cowboys", "cowboys")] == [state.supply[0], *NEW_COWBOYS[1:]]


def test_the_map_at_the_start_has_a_first_house_four_roads_and_nine_mountains() -> None:
    state = state_of(BY_ID["setup-map"]["map"])
    assert state.roads.bit_count() == 4
    assert state.linked.bit_count() == 9
    assert (state.houses.bit_count(), [NAMES[kind] for kind in state.ground].count("mountain")) == (1, 9)
    assert [owned.bit_count() for owned in state.owned[:2]] == [2, 2]
    assert state.unowned | state.owned[0] | state.owned[1] == ALL_PARCELS


def test_the_order_of_phase_three_is_that_of_the_track() -> None:
    assert [item["space"] for item in items("track", "space")] == list(SPACE_NAMES)


def test_sums_in_a_row_are_right() -> None:
    for row in BY_ID["duel"]["rows"]:
        die, revolvers, cowboys = row[1]["die"], row[3]["count"], row[5]["count"]
        assert row[-1]["number"] == die + revolvers + cowboys
    hats = TABLE.figures.hats
    for row, places_ in zip(BY_ID["rodeo"]["rows"], ((1, 3), (0, 4)), strict=True):
        total = at = 0
        for place in places_:
            horses = next(n for n in range(at, len(row)) if row[n].get("token") == "horse")
            assert row[horses + 1]["count"] == hats[place]
            doubled = 2 if "cowboys" in row[horses + 2] else 1
            total += row[horses]["count"] * row[horses + 1]["count"] * doubled
            at = horses + 2
        assert row[-1]["number"] == total

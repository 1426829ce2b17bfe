"""What a choice brings, as a sum: held against the engine in random games, and by example for each kind of question."""

from random import Random

import pytest

from board.characters.helpers import choosing, taking
from board.games import keen, random_table
from board.variants.helpers_horses import stabled
from carson.board.library import BoardGame, new_game
from carson.board.material.ground import NAMES as PARCELS
from carson.board.rules import BoardRules
from carson.board.views.meanings import ActionPreview
from carson.board.views.previews import previews
from carson.kernel import CarsonError, Log
from carson.kernel.chance import NoChance
from support.board import answer, asked, choices, scripted


def means(game: BoardGame, seat: int = 0) -> dict[str, ActionPreview]:
    assert isinstance(game.rules, BoardRules)
    return {one.action: one for one in previews(game.rules, game.state, seat)}


def sums(game: BoardGame, seat: int = 0) -> dict[str, list[tuple[str, int, str]]]:
    """By action: units, amounts and when they come."""
    return {
        text: [(one.unit, one.amount, one.when) for one in found.gains] for text, found in means(game, seat).items()
    }


@pytest.mark.parametrize("number", range(6))
def test_what_comes_at_once_is_what_then_happens(number: int) -> None:
    """In random games with any variants: money, VP, cowboys and roads; parts add up; the position is left as it was."""
    rng = Random(f"gains {number}")
    game = new_game(random_table(rng), seed=f"gains {number}")
    rules = game.rules
    assert isinstance(rules, BoardRules)
    choose, seen = keen(rng), 0
    while (decision := game.decision) is not None and game.version < 500:
        seat = rng.choice(decision.seats)
        if "ranges" not in decision.about and rng.random() < 0.5:
            before, text = game.state, rules.position_text(game.state)
            for found in previews(rules, before, seat):
                if not found.gains:
                    continue
                action = rules.parse_action(found.action)
                assert all(sum(part.amount for part in gain.parts) == gain.amount for gain in found.gains if gain.parts)
                if decision.kind == "auction":  # the price is paid by whoever wins it
                    continue
                after = before.copy()
                try:
                    rules.do(after, seat, action, Log(NoChance(), quiet=True))
                except CarsonError:
                    continue
                now = {gain.unit: gain.amount for gain in found.gains if not gain.when and not gain.most}
                if action.__class__.__name__ in ("Choose", "Pass", "Horse", "Spend"):
                    assert now.get("money", 0) == after.money[seat] - before.money[seat]
                    assert now.get("cowboys", 0) == after.supply[seat] - before.supply[seat]
                assert now.get("vp", 0) == after.vp[seat] - before.vp[seat]
                seen += 1
            assert rules.position_text(before) == text
        game.apply(seat, choose(game, seat, game.legal_actions(seat)))
    assert seen > 20


# Characters

LAND = """
        c   d   e   f
    3   Ho0 Ra0 Ho0 Sa1
    4   Mt0 Mi0 Mt0 ..
    5   ..  Ra0 ..  ..
"""


@pytest.mark.rule("BG-9.3")
def test_the_grocers_8_dollars_stand_against_each_doubling() -> None:
    game = scripted(LAND, at="income", characters="grocer, captain")
    found = means(game)
    assert sums(game)["choose 8"] == [("money", 8, "")]
    [ranches] = found["choose ranch"].gains
    assert (ranches.unit, ranches.when) == ("money", "income")
    pays = dict(zip(PARCELS, game.view(0).income, strict=True))
    assert {part.at: part.amount for part in ranches.parts} == {"d3": pays["d3"], "d5": pays["d5"]}
    assert all(part.what == "ranch" for part in ranches.parts)


@pytest.mark.rule("BG-9.3", "BG-9.5")
@pytest.mark.parametrize(
    ("tile", "later"),
    [
        ("red grocer", ("vp", 2, "round-end")),  # two Houses
        ("red settler", ("vp", 2, "round-end")),  # two Mountains
    ],
)
def test_waiting_is_told_by_what_it_would_bring_now(tile: str, later: tuple[str, int, str]) -> None:
    game = taking(tile, diagram=LAND)
    assert sums(game)["choose 8-now"] == [("money", 8, "")]
    assert sums(game)["choose later"] == [later]


@pytest.mark.rule("BG-9.3")
def test_the_yellow_grocer_may_wait_for_the_best_doubling() -> None:
    game = taking("grocer", diagram=LAND)
    [later] = means(game)["choose later"].gains
    assert (later.unit, later.when, later.most) == ("money", "income", True)
    best = max(sum(part.amount for part in one.gains[0].parts) for one in _doublings())
    assert later.amount == max(8, best)


def _doublings() -> list[ActionPreview]:
    found = means(scripted(LAND, at="income", characters="grocer, captain"))
    return [one for text, one in found.items() if text in ("choose ranch", "choose mine")]


@pytest.mark.rule("BG-9.18")
def test_the_editor_is_taken_knowing_what_buildings_would_bring() -> None:
    """1 VP for each $10 or part of it in round 2."""
    game = choosing("red lawyer", diagram=LAND)
    income = game.view(0).players[0].next_income
    assert income > 10
    assert sums(game)["choose editor"] == [("vp", -(-income // 10), "income")]


@pytest.mark.rule("BG-9.13")
def test_a_tax_is_told_by_who_pays_it() -> None:
    game = taking("red governor", revolvers=(0, 2, 1), money=(0, 25, 9))
    [revolvers] = means(game)["choose revolvers"].gains
    [money] = means(game)["choose money"].gains
    assert (revolvers.amount, [(part.seat, part.amount) for part in revolvers.parts]) == (3, [(1, 2), (2, 1)])
    assert (money.amount, [(part.seat, part.amount) for part in money.parts]) == (4, [(1, 3), (2, 1)])


@pytest.mark.parametrize(
    ("tile", "option", "expected"),
    [
        ("captain", "2-cowboys", [("money", -4, ""), ("cowboys", 2, ""), ("firepower", 2, "")]),
        ("red captain", "1-revolver", [("money", -3, ""), ("firepower", 1, "")]),
        ("red heroes", "6-vp", [("vp", 6, ""), ("cowboys", -1, ""), ("firepower", -1, "")]),
    ],
)
def test_offers_are_told_with_their_price(tile: str, option: str, expected: list[tuple[str, int, str]]) -> None:
    game = taking(tile, money=20, supply=2)
    assert sums(game)[f"choose {option}"] == expected


@pytest.mark.rule("BG-9.7")
def test_a_mine_is_offered_with_its_price_and_what_it_would_pay_where() -> None:
    game = taking("prospector", diagram=LAND, money=20)
    option = next(text for text in choices(game) if text != "choose decline")
    found = means(game)[option]
    assert [(gain.unit, gain.amount) for gain in found.gains] == [("money", -10)]
    best = found.sites[0]
    answer(game, f"0 {option}")
    claimed = means(game)[f"claim {best.at}"]
    assert sum(change.after - change.before for change in claimed.changes if change.at == best.at) == best.pays > 0
    assert [(gain.unit, gain.amount, gain.when) for gain in claimed.gains] == [("vp", 2, "end")]


# Building income


@pytest.mark.rule("BG-9.20")
def test_dynamite_is_told_by_what_the_mine_pays_more() -> None:
    game = scripted(LAND, at="income", characters="banker, captain", dynamite=(1, 0))
    assert asked(game) == "0 blast"
    pays = dict(zip(PARCELS, game.view(0).income, strict=True))
    assert sums(game)["choose d4"] == [("money", 2 * pays["d4"], "income")]
    assert sums(game)["pass"] == []


@pytest.mark.rule("BG-12.5")
def test_after_an_outlaw_vp_stand_against_the_loot() -> None:
    diagram = """
            c   d   e
        3   ..  Hl1 ..
    """
    game = scripted(
        diagram, placed={0: "d3"}, outlaws="d3", revolvers=(12, 0), combat=(1,), characters="banker, captain"
    )
    assert asked(game) == "0 spoils"
    assert sums(game)["choose vp"] == [("vp", 3, "")]
    assert sums(game)["choose attack"] == [("money", 3, "income")]


@pytest.mark.rule("BG-13.3")
def test_each_enclosure_is_told_by_what_a_horse_does_there() -> None:
    game = stabled([1, 0], diagram=LAND, at="cowboys", supply=2, characters="banker, captain")
    answer(game, "0 cowboy wages")
    assert asked(game) == "0 horse"
    found = sums(game)
    best = max(dict(zip(PARCELS, game.view(0).income, strict=True))[at] for at in ("d3", "d5"))
    assert found["horse 1"] == [("firepower", 1, ""), ("hats", 1, "round-end")]
    assert found["horse 3"] == [("hats", 2, "round-end"), ("money", best, "income")]
    assert found["horse 4"] == [("money", 2, ""), ("hats", 3, "round-end")]
    assert found["horse 5"] == [("hats", 5, "round-end")]
    assert found["pass"] == []


# Fights


@pytest.mark.rule("BG-9.10")
def test_a_reroll_is_told_by_its_chance() -> None:
    """3 against 4, and the rival passed earlier: only 5 and 6 win."""
    game = scripted(placed={0: "roads", 1: "roads"}, characters="red gunsmith, banker", passed=(1, 0), combat=(4, 3))
    assert asked(game) == "0 reroll"
    chances = {text: {one.seat: one.percent for one in found.chances} for text, found in means(game).items()}
    assert chances == {"choose stand": {1: 100, 0: 0}, "choose reroll": {1: 67, 0: 33}}


@pytest.mark.rule("BG-9.14")
def test_a_toll_is_money_or_a_vp() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, vp=(0, 3), combat=(6, 1))
    assert asked(game) == "1 toll"
    assert [one[1] for one in sums(game, 1)["choose lose"]] == [-1]
    [(unit, amount, _)] = sums(game, 1)["choose pay"]
    assert (unit, amount) == ("money", -game.decision.about["toll"]) if game.decision else False


@pytest.mark.rule("BG-7.2")
def test_consent_is_asked_with_what_the_house_changes() -> None:
    """A House beside one's own Saloon."""
    diagram = """
            c   d   e   f
        3   Mt  ..1 Sa1 ..
                --
        4   Mt |Ho1|..0 ..1
                --
    """
    game = scripted(diagram, kept={0: "bank"}, characters="banker, captain")
    answer(game, "0 ask d3")
    assert asked(game) == "1 consent"
    found = means(game, 1)
    assert {change.seat: change.after - change.before for change in found["choose agree"].changes} == {1: 5}
    assert found["choose refuse"].changes == ()


@pytest.mark.rule("BG-9.22")
def test_a_bid_is_told_with_what_the_lot_is_worth() -> None:
    game = taking("red auctioneer", money=5)
    assert sums(game)["spend 1"] == [("money", -1, ""), ("firepower", 3, "")]

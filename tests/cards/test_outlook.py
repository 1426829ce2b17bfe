"""Thinking ahead: the points of every place, of every character and of every parcel, before anybody chooses."""

from random import Random

import pytest

from cards.test_example_city import ALEX
from carson.cards import library
from carson.cards.mechanics.scoring import LINES, Sheet
from carson.cards.views.hidden import imagine
from carson.cards.views.outlook import PlaceGain, outlook, parcel_worths, places
from carson.kernel import IllegalAction
from support.cards import holdings, scored


def _game(seed: str) -> library.CardGame:
    return library.new_game(library.filled(2, "beginner"), seed)


def _values(sheet: Sheet, place: PlaceGain) -> list[int]:
    """What a sheet says on the lines that a place changes."""
    return [sheet.characters[one.character] if one.character else sheet.line(one.line) for one in place.changes]


@pytest.mark.parametrize("seed", ["sage", "dust"])
def test_whatever_is_promised_of_a_place_a_character_or_a_sale_is_what_the_sheet_says_after_it(seed: str) -> None:
    game, chance = _game(seed), Random(seed)
    placed = taken = 0
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        table = game.rules.table
        before = game.view(None).sheet(seat)
        found = outlook(table, game.state, seat)
        assert found.points[seat] == before.total
        action = game.rules.action_text(chance.choice(game.legal_actions(seat)))
        verb, _, word = action.partition(" ")
        promised = None
        if verb == "place":
            card = decision.about["card"]
            told = {one.at: one for one in places(table, game.state, seat, card).places}
            assert found.cards[0].best == max(one.gain for one in told.values())
            assert sorted(f"place {at}" for at in told) == sorted(
                text for text in map(game.rules.action_text, game.legal_actions(seat)) if text.startswith("place ")
            )
            promised, placed = told[word].gain, placed + 1
        elif verb == "take" and word in found.characters:
            promised, taken = found.characters[word], taken + 1
        elif verb == "sell":
            promised = found.sales[word]
        game.apply(seat, action)
        if promised is not None:
            after = game.view(None).sheet(seat)
            assert after.total - before.total == promised
            if verb == "place":
                assert [_values(sheet, told[word]) for sheet in (before, after)] == [
                    [one.before for one in told[word].changes],
                    [one.after for one in told[word].changes],
                ]
                assert sum(one.after - one.before for one in told[word].changes) == promised
    assert placed > 10
    assert taken > 0


@pytest.mark.rule("CG-8.4")
def test_the_parcels_of_the_books_city_add_up_to_its_sheet_line_by_line() -> None:
    found = parcel_worths(holdings(ALEX, "doctor teacher banker lawyer"))
    sheet = scored(ALEX, "doctor teacher banker lawyer")
    for line in LINES[:-1]:
        assert sum(one.lines.get(line, 0) for one in found) == sheet.line(line)
    assert sum(one.points for one in found) == sheet.total - sheet.line("characters")
    assert {one.object: one.points for one in found}["saloon"] == 16


@pytest.mark.rule("CG-8.24")
def test_outlaws_cost_their_own_parcel_unless_there_is_a_prison() -> None:
    wild = parcel_worths(holdings("Ou ..\n.. Ho"))
    calm = parcel_worths(holdings("Ou ..\n.. Pr"))
    assert [(one.object, one.points) for one in wild] == [("outlaws", -6), ("house", 0)]
    assert [(one.object, one.points) for one in calm] == [("outlaws", 0), ("prison", 0)]


@pytest.mark.rule("CG-4.8")
def test_the_next_card_for_a_virtual_player_is_the_most_attractive_nearest_the_piles() -> None:
    game = _game("next")
    table = game.rules.table
    offer = list(game.view(None).offer)
    attractions = [table.attraction[table.codes[name]] for name in offer]
    assert outlook(table, game.state, 0).next_virtual == offer[attractions.index(max(attractions))]


@pytest.mark.rule("CG-4.7")
def test_the_order_of_choice_is_told_once_bids_are_shown() -> None:
    game = _game("order")
    first = game.view(0)
    assert (first.order, first.turn) == ((), -1)
    game.apply(0, "bid 5")
    assert game.view(0).order == ()
    game.apply(1, "bid 5")
    found, ties = game.view(0), outlook(game.rules.table, game.state, 0).ties
    event = next(event for event in game.moves[-1].events if event.kind == "order")
    assert list(found.order) == list(event.data["seats"])
    assert found.order[found.turn] == game.decision.seats[0]  # type: ignore[union-attr]
    assert ties.index(found.players[found.order[found.turn]].suit) >= 0
    assert sorted(ties) == sorted(["hat", "star", "cactus", "boot", "horseshoe", "cattle"])


@pytest.mark.rule("CG-4.6", "CG-4.7")
def test_a_bid_is_told_the_places_in_the_order_that_it_may_lead_to() -> None:
    game, chance = _game("bids"), Random("bids")
    met = 0
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        found = outlook(game.rules.table, game.state, seat)
        action = game.rules.action_text(chance.choice(game.legal_actions(seat)))
        if decision.kind != "bid" or len(decision.seats) == 1:
            assert decision.kind == "bid" or found.bids == ()
            game.apply(seat, "pass" if decision.kind == "power" else action)
            continue
        assert [one.bid for one in found.bids] == list(game.view(None).players[seat].bids_left)
        hands = [player.bids_left for player in game.view(None).players if player.seat != seat]
        assert {one.against for one in found.bids} == {sum(map(len, hands))}
        assert [one.beats for one in found.bids] == sorted(one.beats for one in found.bids)
        game.apply(seat, action)
        game.apply(decision.seats[1], game.rules.action_text(chance.choice(game.legal_actions(decision.seats[1]))))
        shown = game.view(None).order
        if shown and not any(player.bonus for player in game.view(None).players):
            told = next(one for one in found.bids if f"bid {one.bid}" == action)
            assert told.first <= shown.index(seat) + 1 <= told.last
            met += 1
    assert met > 3


@pytest.mark.rule("CG-4.6")
def test_the_last_bid_cards_tell_the_place_for_certain() -> None:
    game = _game("last")
    state = game.state
    state.hand = [1 << 5, 1 << 7, 1 << 5, 1 << 9]
    ties = outlook(game.rules.table, state, 0).ties
    suits = [player.suit for player in game.view(None).players]
    place = 3 if ties.index(suits[0]) < ties.index(suits[2]) else 4
    (found,) = outlook(game.rules.table, state, 0).bids
    assert (found.bid, found.first, found.last, found.beats, found.against) == (5, place, place, 4 - place, 3)


@pytest.mark.rule("CG-4.5", "CG-7.1")
def test_a_power_that_raises_a_bid_is_told_the_place_that_it_leads_to() -> None:
    """Whatever is promised is so once it is used; nothing is promised of powers before bids, or to anybody else."""
    met: set[str] = set()
    for seed in map(str, range(12)):
        game, chance = _game(seed), Random(seed)
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            told = [outlook(game.rules.table, game.state, player).raised for player in (0, 1)]
            assert told[1 - seat] is None
            raised = told[seat]
            if raised is None:
                game.apply(seat, game.rules.action_text(chance.choice(game.legal_actions(seat))))
                continue
            game.apply(seat, f"use {decision.about['character']}")
            mine = game.view(None).players[seat]
            assert raised.bid == mine.bid + mine.bonus
            order = game.view(None).order
            assert raised.first == raised.last == order.index(seat) + 1
            met.add(str(decision.about["character"]))
    assert met == {"mercenary", "doctor"}


@pytest.mark.rule("CG-4.3")
def test_a_power_before_bids_is_told_by_the_best_card_or_by_what_the_highest_bid_would_reach() -> None:
    """What the Lawyer or the Governor takes is worth what was promised; nobody else is promised anything."""
    met: set[str] = set()
    for seed in map(str, range(14)):
        game, chance = _game(seed), Random(seed)
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            mine, other = (outlook(game.rules.table, game.state, player) for player in (seat, 1 - seat))
            assert (other.raising, other.takes) == (None, ())
            asked = str(decision.about.get("character", ""))
            if mine.raising is None and not mine.takes:
                game.apply(seat, game.rules.action_text(chance.choice(game.legal_actions(seat))))
                continue
            met.add(asked)
            before = game.scores()[seat]
            game.apply(seat, f"use {asked}")
            if mine.raising is not None:
                view = game.view(seat)
                highest = max(view.players[seat].bids_left)
                assert mine.raising.bid == highest + view.players[seat].bonus
                bids = {one.bid: one for one in outlook(game.rules.table, game.state, seat).bids}
                if highest in bids:  # no other power comes first
                    assert (mine.raising.first, mine.raising.last) == (bids[highest].first, bids[highest].last)
            elif asked == "lawyer":
                best = mine.takes[0]
                game.apply(seat, f"take {best.card}")
                if game.decision is not None and game.decision.kind == "place":
                    at = max(places(game.rules.table, game.state, seat, best.card).places, key=lambda one: one.gain).at
                    game.apply(seat, f"place {at}")
                assert game.scores()[seat] - before == best.gain
    assert {"lawyer", "governor", "chinese_worker"} <= met
    assert met & {"heroes", "gunsmith"}


def test_only_open_terrain_cards_have_places() -> None:
    game = _game("open")
    table = game.rules.table
    with pytest.raises(IllegalAction):
        places(table, game.state, 0, "governor")
    hidden = table.names[game.state.terrain[0]]
    with pytest.raises(IllegalAction):
        places(table, game.state, 0, hidden)


def test_what_nobody_can_know_makes_no_difference() -> None:
    game, chance = _game("twins"), Random("twins")
    for step in range(60):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        seen = outlook(game.rules.table, imagine(game.view(None), Random(0)), seat)
        other = game.rules.redraw(game.state, None, Random(step))
        assert outlook(game.rules.table, other, seat) == seen
        game.apply(seat, chance.choice(game.legal_actions(seat)))

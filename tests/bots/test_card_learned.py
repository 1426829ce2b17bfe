"""Hard and master of The Card Game: what they see, what they know of rivals, and positions with one good answer."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from carson.bots import make_bot, play
from carson.bots.cards.gains import CityGains
from carson.bots.cards.learned.auction import Auction, continuation, standing
from carson.bots.cards.learned.features import CITY_FEATURES, candidates, city_features, context
from carson.bots.cards.learned.network import shipped
from carson.bots.cards.learned.rivals import any_bid, learnt_bid
from carson.bots.lower_rung import LowerRung
from carson.cards import library
from carson.cards.actions import Action, Bid, Take
from carson.cards.material import city as cities
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import total
from carson.cards.options import Options
from carson.kernel import Log, SampledChance
from carson.training.cards.bids import fit_bids, watch
from carson.training.cards.training import Generation, train
from carson.training.generations import Settings

TABLE = library.new_rules(Options(4, ())).table


def test_the_features_contain_the_exact_points_of_every_city() -> None:
    rng = Random(5)
    for _ in range(8):
        city, owned = cities.BARE, 0
        for card in rng.sample(range(96), 14):
            if rng.random() < 0.3:
                owned |= 1 << rng.randrange(21)
            h = Holdings(city, owned, 0, TABLE.dollar, TABLE.arrow)
            parcels = TABLE.parcels[card]
            places = CityGains(h).places(parcels)
            if not places:
                continue
            options = [((), -1, owned), *((parcels, at, owned) for _, at in places)]
            features, points = city_features(candidates(city, options), 0, TABLE.dollar, TABLE.arrow)
            assert features.shape == (len(options), CITY_FEATURES)
            assert points.tolist() == [total(h), *(total(h) + gain for gain, _ in places)]
            city = cities.place(city, card, parcels, rng.choice(places)[1])


def test_the_shipped_network_fits_what_it_is_shown_and_is_small() -> None:
    view = library.new_game(library.filled(1, "expert"), "fits").view(0)
    features, _ = city_features(candidates(cities.BARE, [((), -1, 0)]), 0, TABLE.dollar, TABLE.arrow)
    gained = shipped()(np.concatenate([features[0], context(view, 0)])[None])
    # A whole game is ahead.
    assert 60 < gained[0] < 160


@pytest.mark.parametrize("name", ["hard", "master"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    scores = []
    for _ in range(2):
        game = library.new_game(library.filled(1, "expert"), "twice")
        scores.append(play(game, [make_bot("cards", name, "7")]).scores)
    assert scores[0] == scores[1]


def test_high_bids_are_kept_for_rounds_with_much_at_stake() -> None:
    assert continuation((2.0, 8.0), 1) == [5.0]
    low, high = continuation((2.0, 8.0), 2)
    assert low == 3.5
    assert high == 6.5


def test_a_bid_stands_above_the_cards_it_beats() -> None:
    view = library.new_game(library.filled(1, "expert"), "stands").view(0)
    assert standing(2, view.players[1:]) == 0
    assert standing(12, view.players[1:]) == 1
    assert standing(7, view.players[1:]) == pytest.approx(0.5)


def auction(view: Any, value: dict[str, float], wants: dict[str, float], cut: float) -> Auction:
    rivals = range(1, len(view.players))
    return Auction(view, 0, value, dict.fromkeys(rivals, wants), dict.fromkeys(rivals, cut))


def test_a_card_that_rivals_want_is_taken_from_them_if_ours_can_wait() -> None:
    view = library.new_game(library.filled(1, "expert"), "deny").view(0)
    first, second, *rest = view.offer
    value = {first: 5.0, second: 4.5, **dict.fromkeys(rest, 0.0)}
    wants = {first: 1.0, second: 9.0, **dict.fromkeys(rest, 0.0)}
    assert auction(view, value, wants, 0.0).best(view.offer, (1, 2, 3))[1] == first
    assert auction(view, value, wants, 0.3).best(view.offer, (1, 2, 3))[1] == second


def test_a_prize_gets_the_highest_bid_and_a_round_without_one_the_lowest() -> None:
    view = library.new_game(library.filled(1, "expert"), "prize").view(0)
    hand = view.players[0].bids_left
    flat = dict.fromkeys(view.offer, 4.0)
    prize = {**flat, view.offer[0]: 60.0}
    for value, best in ((prize, 9), (flat, 1)):
        values = auction(view, value, value, 0.0).bids(hand, Random(1), any_bid, 40)
        assert max(hand, key=values.__getitem__) == best


def test_rivals_are_expected_to_bid_high_when_one_card_stands_out() -> None:
    view = library.new_game(Options(4, ()), "steep").view(0)
    rival = view.players[1]
    flat = dict.fromkeys(view.offer, 4.0)
    steep = {**flat, view.offer[0]: 16.0}
    assert sum(learnt_bid(view, rival, flat)) == pytest.approx(1)
    assert learnt_bid(view, rival, steep)[-1] > 2 * learnt_bid(view, rival, flat)[-1]
    virtual = library.new_game(library.filled(1, "expert"), "even").view(0)
    likes = dict.fromkeys(virtual.offer, 4.0)
    assert learnt_bid(virtual, virtual.players[1], likes) == pytest.approx([1 / 9] * 9)


def test_master_takes_the_church_that_its_houses_have_waited_for() -> None:
    """Seat 0 chooses first among cards that score little, and a Church for a city of Houses."""
    rules = library.new_rules(library.filled(1, "beginner"))
    game = library.new_game(library.filled(1, "beginner"), "church")
    state = rules.copy(game.state)
    codes = rules.table.codes
    city = cities.BARE
    for card, at in (("I-22", 13 * 32 + 13), ("I-23", 13 * 32 + 15), ("I-16", 15 * 32 + 13), ("I-17", 15 * 32 + 15)):
        city = cities.place(city, codes[card], rules.table.parcels[codes[card]], at)
    state.cities[0] = city
    state.offer = [codes[name] for name in ("sheriff", "I-05", "I-11", "I-12", "I-01")]
    for name in ("hard", "master"):
        bid = make_bot("cards", name).choose(rules.view(state, 0), rules.legal(state, 0))
        assert isinstance(bid, Bid)
        assert bid.value >= 7
    log = Log(SampledChance(Random(1)), quiet=True)
    state.hand = [state.hand[0], *(1 << 1 for _ in range(3))]
    rules.apply(state, 0, Bid(9), log)
    for name in ("hard", "master"):
        assert make_bot("cards", name).choose(rules.view(state, 0), rules.legal(state, 0)) == Take("I-05")


def test_without_numpy_the_rung_below_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.bots.lower_rung.find_spec", lambda name: None)
    game = library.new_game(library.filled(1, "expert"), "lower")
    for name in ("hard", "master"):
        with pytest.warns(LowerRung, match="NumPy"):
            bot = make_bot("cards", name)
        legal = game.legal_actions(0)
        assert bot.choose(game.view(0), legal) == make_bot("cards", "normal").choose(game.view(0), legal)


def test_the_ladder_does_not_load_numpy_before_it_is_needed() -> None:
    code = "import sys, carson.bots; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_training_repeats_itself_and_goes_on_from_what_it_stored(tmp_path: Path) -> None:
    told: list[Generation] = []
    files = []
    for folder in ("one", "two"):
        settings = Settings(tmp_path / folder, games=2, generations=2, seed="small")
        files.append(train(settings, told.append).read_bytes())
    assert files[0] == files[1]
    assert [done.number for done in told] == [0, 1, 0, 1]
    assert train(Settings(tmp_path / "one", games=2, generations=2, seed="small"), told.append).name == "network-1.npz"
    assert len(told) == 4


def _height(action: Action) -> int:
    return action.value if type(action) is Bid else -1


def test_the_bid_model_learns_who_always_plays_the_highest_card() -> None:
    class Highest:
        def __init__(self) -> None:
            self.rest = make_bot("cards", "normal")

        def choose(self, view: Any, legal: list[Any]) -> Any:
            return max(legal, key=_height) if type(legal[0]) is Bid else self.rest.choose(view, legal)

    seen = watch([Highest() for _ in range(4)], "highest")
    _, likelihood = fit_bids(seen)
    assert likelihood > 0.9

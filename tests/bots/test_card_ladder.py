"""The rungs of The Card Game's ladder: what each is meant to do, and that normal is greedy, only faster."""

from random import Random

from carson.bots import make_bot, play
from carson.bots.cards.gains import CityGains
from carson.cards import library
from carson.cards.actions import Action, Bid
from carson.cards.material import city as cities
from carson.cards.material.grid import members
from carson.cards.material.pieces import CAPTAIN, CHARACTERS, SHERIFF
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import total
from carson.cards.options import Options
from carson.cards.views.view import View

TABLE = library.new_rules(Options(4, ())).table


def held(city: cities.City, owned: int) -> Holdings:
    return Holdings(city, owned, 0, TABLE.dollar, TABLE.arrow)


def test_gains_are_what_scoring_the_whole_city_says() -> None:
    """Random cities with random characters: each place of a card, and each character."""
    rng = Random(3)
    seen: set[str] = set()
    for _ in range(24):
        city, owned = cities.BARE, 0
        for turn in range(16):
            if rng.random() < 0.3:
                owned |= 1 << rng.randrange(len(CHARACTERS))
            h = held(city, owned)
            gains, base = CityGains(h), total(h)
            cards = rng.sample(TABLE.era_cards(turn // 8), 3)
            for card in cards:
                parcels = TABLE.parcels[card]
                expected = {
                    at: total(held(cities.place(city, card, parcels, at), owned)) - base
                    for at in members(cities.places(city, parcels, h.has(CAPTAIN), h.has(SHERIFF)))
                }
                assert {at: gain for gain, at in gains.places(parcels)} == expected
                best, at = gains.best(parcels)
                assert best == max(expected.values(), default=0)
                assert at == min((at for at, gain in expected.items() if gain == best), default=-1)
            for code in range(len(CHARACTERS)):
                if not h.has(code):
                    assert gains.character(code) == total(held(city, owned | 1 << code)) - base
                else:
                    seen.add(CHARACTERS[code])
            places = gains.places(TABLE.parcels[cards[0]])
            if places:
                _, at = max(places) if rng.random() < 0.6 else rng.choice(places)
                city = cities.place(city, cards[0], TABLE.parcels[cards[0]], at)
    assert {"singer", "settler", "indian", "teacher", "banker", "grocer", "cowboy", "prospector"} <= seen


class Compared:
    """Plays as greedy and checks that normal would do the same."""

    def __init__(self) -> None:
        self.greedy = make_bot("cards", "greedy")
        self.normal = make_bot("cards", "normal")
        self.asked = 0

    def choose(self, view: View, legal: list[Action]) -> Action:
        chosen = self.greedy.choose(view, legal)
        assert self.normal.choose(view, legal) == chosen
        self.asked += 1
        return chosen


def test_normal_decides_as_greedy_does() -> None:
    for real, virtual in ((4, ()), (1, ("expert",) * 3), (6, ())):
        bots = [Compared() for _ in range(real)]
        play(library.new_game(Options(real, virtual), f"same {real}"), bots)
        assert all(bot.asked > 36 for bot in bots)


class Bids:
    """What a bot bids, in the order of the rounds."""

    def __init__(self, name: str) -> None:
        self.bot = make_bot("cards", name)
        self.values: list[int] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        chosen = self.bot.choose(view, legal)
        if type(chosen) is Bid:
            self.values.append(chosen.value)
        return chosen


def test_easy_spends_its_high_bids_early_in_an_era() -> None:
    bots = [Bids("easy") for _ in range(4)]
    for number in range(3):
        play(library.new_game(Options(4, ()), f"early {number}"), bots)
    eras = [bot.values[first : first + 9] for bot in bots for first in range(0, len(bot.values), 9)]
    early = sum(sum(era[:3]) for era in eras) / (3 * len(eras))
    late = sum(sum(era[-3:]) for era in eras) / (3 * len(eras))
    assert early > 6
    assert late < 4

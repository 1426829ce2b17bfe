"""Answers to all questions except where to place a cowboy: buying, building, spending, duels, consent, auctions."""

from typing import Any

from carson.board.actions import PASS, Action, Ask, Build, Choose, Pass, Spend
from carson.board.material.ground import BY_NAME, members
from carson.board.material.ground import NAMES as PARCEL_NAMES
from carson.board.material.pieces import MINE, NAMES, NEEDS_ROAD
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.last_roads import scoring_lines
from carson.bots.board.greedy import characters
from carson.bots.board.greedy.contest import chance
from carson.bots.board.greedy.money import after_spending
from carson.bots.board.greedy.valuation import Valuation
from carson.bots.board.greedy.weights import DYNAMITE, ROAD
from carson.bots.board.judgement import Judgement
from carson.bots.board.routes import connecting, first_of_way, first_road

_KINDS = {name: kind for kind, name in enumerate(NAMES)}


def settled(valuation: Judgement, kind: str, about: dict[str, Any], legal: list[Action]) -> Action | None:
    """Questions with one answer; None for the others."""
    match kind:
        case "ask":
            return question(valuation, legal, about.get("character", ""))
        case "reroll" if "rolls" in about:
            return second_roll(about["rolls"], valuation.state, valuation.seat, legal)
        case "duel-order":
            return duel_order(valuation, legal)
        case "blast":
            return blast(valuation, legal)
        case "occupy":
            return Choose("occupy")
        case "last-roads":
            return last_roads(valuation, legal)
        case "toll":
            return Choose("pay")
    return None


def spend(valuation: Valuation, legal: list[Action], price: int) -> Action:
    """The amount that leaves VP and money worth most; for VP at a price, or at the cash limit for $10 each
    (BG-4.10).
    """
    state, seat, outlook = valuation.state, valuation.seat, valuation.outlook
    money, here = state.money[seat], state.here[seat]
    cheaper = [space for space in VP_PRICES if here >> space & 1]
    # A cheaper purchase may still come, if its duel is won.
    valuation.chances = {space: chance(valuation.table, state, seat, space) for space in cheaper}

    def value(action: Action) -> float:
        amount = action.amount if type(action) is Spend else 0
        if cheaper:
            return amount // price + valuation.purse(money - amount, here)
        return after_spending(money, outlook.round, outlook.limit, price, amount)

    return max([action for action in legal if type(action) in (Spend, Pass)], key=value, default=legal[0])


def build(valuation: Judgement, legal: list[Action], kinds: list[str]) -> Action | None:
    """The best site for the buildings in hand, or first a road if one is needed. None: keep the building."""
    state, seat = valuation.state, valuation.seat
    ready = {(action.building, action.at): action for action in legal if type(action) is Build}
    best: Action | None = None
    most = 0.3
    for name in kinds:
        kind = _KINDS.get(name, -1)
        if kind < 0:
            continue
        for parcel in members(state.owned[seat] & state.free):
            action: Action | None = ready.get((name, PARCEL_NAMES[parcel]))
            if action is None and NEEDS_ROAD[kind] and 0 < valuation.site(kind, parcel).roads <= state.stock[seat]:
                action = _road(valuation, legal, parcel)
            value = valuation.site_value(kind, parcel, state.stock[seat])
            if action is not None and value > most:
                best, most = action, value
    return best


def _road(valuation: Judgement, legal: list[Action], parcel: int) -> Action | None:
    """A road towards a site; if it is connected, towards room for its Houses."""
    state = valuation.state
    if not state.linked >> parcel & 1:
        return first_road(state, legal, parcel)
    room = valuation.outlook.rooms[-1] & ~(1 << parcel)
    found = connecting(state, legal, room)
    if found is None:
        near = next((spots & room for spots in valuation.outlook.rooms if spots & room & ~state.linked), 0)
        found = first_road(state, legal, members(near & ~state.linked)[0]) if near else None
    return found


def ask(legal: list[Action], asked: int) -> Action | None:
    """A rival's consent for a House, asked once, when nothing can be built otherwise."""
    if asked or any(type(action) is Build for action in legal):
        return None
    return next((action for action in legal if type(action) is Ask), None)


def bid(valuation: Judgement, legal: list[Action], worth: float, highest: int, half: bool) -> Action:
    """The lowest bid above the last one, as long as the lot is worth it; the seller pays only half."""
    least = highest + 1
    pays = least / 2 if half else least
    action = Spend(least)
    return action if action in legal and valuation.outlook.dollar * pays < worth else PASS


def second_roll(rolls: list[tuple[int, int, int]], state: State, seat: int, legal: list[Action]) -> Action:
    """Roll again when the duel would be lost; with two dice the lower one (BG-9.10, BG-16.17)."""
    strengths = {who: first + second + firepower(state, who) for who, first, second in rolls}
    winner = max(strengths, key=lambda who: strengths[who])
    mine = next((roll for roll in rolls if roll[0] == seat), (seat, 0, 0))
    wish = "stand" if winner == seat else "reroll-second" if 0 < mine[2] < mine[1] else "reroll"
    return Choose(wish) if Choose(wish) in legal else legal[0]


def duel_order(valuation: Judgement, legal: list[Action]) -> Action:
    """The least important duel first: a cowboy beaten there strengthens the others."""
    state, seat = valuation.state, valuation.seat

    def stake(action: Action) -> float:
        at = PLACE_BY_NAME.get(action.option, -1) if type(action) is Choose else -1
        if at < 0 or not state.here[seat] >> at & 1:
            return 99.0
        return state.income[at] if at < 64 and state.owner[at] >= 0 else valuation.hope(at)

    return min(legal, key=stake)


def blast(valuation: Judgement, legal: list[Action]) -> Action:
    """Dynamite on the best Mine, if that gains more than keeping it."""
    state = valuation.state
    mines = [action for action in legal if type(action) is Choose and action.option in BY_NAME]
    if not mines:
        return PASS if PASS in legal else legal[0]
    best = max(mines, key=lambda action: state.income[BY_NAME[action.option]])
    gain = 2 * state.income[BY_NAME[best.option]] * valuation.outlook.dollar
    return best if gain > DYNAMITE[valuation.outlook.round] else PASS


def last_roads(valuation: Judgement, legal: list[Action]) -> Action:
    """The way to the nearest line that scores, unless the roads it takes are worth more when kept (BG-1.6)."""
    state, seat = valuation.state, valuation.seat
    found = scoring_lines(valuation.table, state, seat)
    road, roads = first_of_way(state, state.stock[seat], legal, found["road"] | found["bridge"])
    return road if road is not None and ROAD[valuation.outlook.round] * roads < 1 else PASS


def question(valuation: Judgement, legal: list[Action], character: str) -> Action | None:
    """A character's question; None if looking one step ahead answers it."""
    options = {action.option: action for action in legal if type(action) is Choose}
    if "8-now" in options and "later" in options:
        return options["8-now" if _eight_now(valuation, character) else "later"]
    if character == "grocer" and "8" in options:
        pays = {name: _pays(valuation, name) for name in options if name != "8"}
        best = max(pays, key=lambda name: pays[name], default="8")
        return options[best if pays.get(best, 0) > 8 + _without_doubling(valuation) else "8"]
    if character == "paperboy":
        return max(options.values(), key=lambda action: _fetched(valuation, action.option), default=None)
    if character in ("prospector", "cowboy") and "decline" in options:
        kind = MINE if character == "prospector" else _KINDS["ranch"]
        fee = 10 if character == "prospector" else 8
        found = [action for name, action in options.items() if name != "decline"]
        return found[-1] if found and characters.best_founding(valuation, kind, fee) > 0 else options["decline"]
    if character == "auctioneer" and all(name in BY_NAME for name in options):
        return max(options.values(), key=lambda action: _parcel(valuation, BY_NAME[action.option]))
    return None


def _eight_now(valuation: Judgement, character: str) -> bool:
    eight = characters.dollars(valuation, 8)
    side = valuation.table.plays(valuation.state, valuation.seat)
    if character == "grocer" and side is not None and side.before_income is not None:
        return characters.doubled_income(valuation) <= 10
    if character == "grocer":
        return characters.own_count(valuation, _KINDS["house"], _KINDS["townhouse"]) <= eight
    return characters.own_count(valuation, _KINDS["mountain"]) <= eight


def _pays(valuation: Judgement, name: str) -> int:
    """What the player's own buildings of a kind pay, except those under attack, which are not doubled (BG-9.3)."""
    state, seat = valuation.state, valuation.seat
    attacked = 0
    for rival, here in enumerate(state.here):
        attacked |= here if rival != seat else 0
    there = [at for at in members(state.paying[seat] & ~attacked) if state.ground[at] == _KINDS.get(name, -1)]
    return sum(state.income[at] for at in there)


def _without_doubling(valuation: Judgement) -> float:
    """What dynamite and variants bring in $, which do not go with the Grocer's doubling (BG-16.14)."""
    state, seat = valuation.state, valuation.seat
    if not valuation.table.version.grocer_combines_with_nothing:
        return 0.0
    kept = DYNAMITE[valuation.outlook.round] / valuation.outlook.dollar
    mines = [at for at in members(state.paying[seat]) if state.ground[at] == MINE]
    lit = [2.0 * state.income[at] for at in mines if state.tripled >> at & 1]
    blasts = sorted([2.0 * state.income[at] - kept for at in mines if not state.tripled >> at & 1], reverse=True)
    others = [each.raised(valuation.outlook) for each in valuation.outlook.worths if each.raised is not None]
    return sum(lit) + sum(max(0.0, gain) for gain in blasts[: state.dynamite[seat]]) + sum(others)


def _fetched(valuation: Judgement, name: str) -> float:
    if name == "decline":
        return characters.dollars(valuation, 3) - 3.0
    return characters.worth(valuation, name, fetched=True)


def _parcel(valuation: Judgement, parcel: int) -> float:
    return valuation.hope(parcel) if valuation.state.free >> parcel & 1 else 2.0


def consent(before: float, after: float) -> Action:
    """Agrees to what makes its own position better, the rival's House included."""
    return Choose("agree" if after > before + 0.2 else "refuse")

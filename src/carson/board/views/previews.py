"""What an action would mean, before it is played: its price, whose income it changes, what it gives, the odds of a
duel.

Each is played on a copy and compared; what then follows by itself, and anything that would have to be drawn, is left
out.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carson.board.actions import Action, Build, Buy, Claim, Cowboy, House, Road, Shift, Spend, Townhouse
from carson.board.material import spaces
from carson.board.material.ground import BY_NAME, NAMES, PARCELS, members
from carson.board.material.pieces import FREE, MOST, REVOLVERS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.incomes import own
from carson.board.mechanics.stakes import gift
from carson.board.state import State
from carson.board.steps.income import hold
from carson.board.steps.parcels import price
from carson.board.steps.purchase import PurchaseFrame, building_price
from carson.board.table import Table
from carson.board.views.answers import answer_preview, fight_preview
from carson.board.views.gains import Gain, Outcome, at_once, baseline, outcome
from carson.board.views.meanings import ActionPreview, changes, sites_of
from carson.board.views.outlook import DuelChance, chances_at, income_of
from carson.board.views.sheet import income_sheet

if TYPE_CHECKING:
    from carson.board.rules import BoardRules

FEW: Final = 8  # amounts to spend that are told one by one


def previews(rules: "BoardRules", state: State, seat: int, moving: str = "") -> tuple[ActionPreview, ...]:
    """For every action that the seat may play now.

    For placed cowboys, only for the one `moving` from its place: all of them would be hundreds. Of amounts to spend
    only the first few: a client works with their price.
    """
    legal = rules.legal(state, seat)
    base = baseline(rules, state, seat, legal)
    found = ((action, preview_of(rules, state, seat, action, base)) for action in _told(legal, moving))
    return tuple(replace(one, choice=rules.action_object(action)) for action, one in found if one is not None)


def _told(legal: list[Action], moving: str) -> Iterator[Action]:
    spends = 0
    for action in legal:
        spends += type(action) is Spend
        if (type(action) is not Shift or action.source == moving) and spends <= FEW:
            yield action


def preview_of(
    rules: "BoardRules", state: State, seat: int, action: Action, base: State | None = None
) -> ActionPreview | None:
    """None for an action that draws something. `base`: against which an answer's incomes are told (views/gains.py)."""
    fight = fight_preview(rules, state, seat, action)
    if fight is not None:
        return fight
    found = outcome(rules, state, seat, action)
    if found is None:
        return None
    after, text = found.state, rules.action_text(action)
    if not isinstance(action, Cowboy | Shift | Buy | Claim | Build | House | Townhouse | Road):
        return answer_preview(rules, state, seat, action, found, state if base is None else base)
    more = _vp(rules.table, state, seat, found)
    match action:
        case Cowboy(at) | Shift(_, at):
            return _standing(rules.table, state, after, seat, spaces.PLACE_BY_NAME[at], text)
        case Buy(what) if what not in BY_NAME:
            kind, paid = KIND_NAMES.index(what), state.money[seat] - after.money[seat]
            return ActionPreview(text, paid, building=what, sites=sites_of(state, seat, kind), at=_bought_at(state))
        case Build(kind_name, at):
            kind = KIND_NAMES.index(kind_name)
            income = income_of(income_sheet(rules.table, after, BY_NAME[at], kind, seat)) if MOST[kind] else None
            then = changes(rules.table, state, after)
            revolvers = REVOLVERS[kind]
            return ActionPreview(text, income=income, changes=then, revolvers=revolvers, building=kind_name, gains=more)
        case Road():
            linked = tuple(NAMES[p] for p in members(after.linked & ~state.linked))
            return ActionPreview(text, linked=linked, gains=more)
    paid = max(0, state.money[seat] - after.money[seat])
    return ActionPreview(text, paid, changes=changes(rules.table, state, after), gains=more)


def _vp(table: Table, state: State, seat: int, found: Outcome) -> tuple[Gain, ...]:
    """Prices, incomes and revolvers are told by themselves."""
    return tuple(gain for gain in at_once(table, state, seat, found) if gain.unit == "vp")


def _standing(table: Table, state: State, after: State, seat: int, place: int, text: str) -> ActionPreview:
    """A cowboy there: `after` is with the cowboy placed and nothing resolved yet."""
    chances = chances_at(table, after, place, seat)
    if place >= PARCELS:
        return _on_a_space(table, after, seat, place, text, chances)
    owner = state.owner[place]
    if place == state.hall:
        return ActionPreview(text, changes=changes(table, state, _holding(state, seat)), chances=chances)
    if owner < 0:
        if state.barred >> place & 1 or not state.tiles[seat]:  # BG-2.3: only to contest it
            return ActionPreview(text, chances=chances)
        then = state.copy()
        own(then, place, seat)
        paid = price(table, state, seat, place)
        return ActionPreview(text, paid, changes=changes(table, state, then), chances=chances)
    if owner == seat:
        return ActionPreview(text, chances=chances)
    return ActionPreview(text, loot=left_of(table, state, owner, place, state.income[place]) // 2, chances=chances)


def _holding(state: State, seat: int) -> State:
    """The player occupies City Hall (BG-8.14)."""
    then = state.copy()
    hold(then, seat)
    return then


def _on_a_space(
    table: Table, after: State, seat: int, place: int, text: str, chances: tuple[DuelChance, ...]
) -> ActionPreview:
    if spaces.BUY_12 <= place <= spaces.BUY_3:
        position = spaces.BUY_3 - place
        kind = after.track[position]
        if kind == FREE:
            return ActionPreview(text, chances=chances)
        paid = building_price(table, after, seat, position)
        found = sites_of(after, seat, kind)
        name = KIND_NAMES[kind]
        return ActionPreview(text, paid, spaces.PRICES[position], name, sites=found, chances=chances)
    return ActionPreview(text, gift=gift(after, seat, place), chances=chances)


def _bought_at(state: State) -> str:
    """The space whose building is being bought (BG-6.6)."""
    frame = state.frames[-1]
    return spaces.PLACE_NAMES[spaces.BUY_3 - frame.position] if type(frame) is PurchaseFrame else ""

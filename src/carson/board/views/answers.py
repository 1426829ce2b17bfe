"""What an answer means that has no place on the table: a character's option, a yes or no, a bid, a re-roll, a tile."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carson.board.actions import Action, Choose, Claim, Spend
from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.material.pieces import HOUSE, TOWNHOUSE
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.incomes import own, put, worth
from carson.board.state import State
from carson.board.steps.auction import AuctionFrame
from carson.board.steps.build import ConsentFrame
from carson.board.steps.duel import RerollFrame
from carson.board.steps.taking import TakeParcelFrame
from carson.board.views.gains import Gain, Outcome, gains
from carson.board.views.meanings import ActionPreview, IncomeChange, Site, changes, sites_of
from carson.board.views.odds import FACES
from carson.board.views.outlook import chances_at
from carson.kernel import Log
from carson.kernel.chance import NoChance

if TYPE_CHECKING:
    from carson.board.rules import BoardRules


def answer_preview(
    rules: "BoardRules", state: State, seat: int, action: Action, found: Outcome, base: State
) -> ActionPreview:
    """`base`: the position against which incomes are told."""
    told = ActionPreview(rules.action_text(action), gains=gains(rules, state, seat, action, found, base))
    frame, after = state.frames[-1], found.state
    if type(frame) is AuctionFrame:
        return _bid(rules, state, seat, frame, action, told)
    if type(frame) is ConsentFrame:
        agreed = action in (Choose("agree"), Choose("always-agree"))
        return replace(told, changes=_with_a_house(rules, state, frame.parcel)) if agreed else told
    next_ = after.frames[-1] if after.frames else None
    if type(next_) is BuildFrame and next_.seat == seat and next_.kind:
        return replace(told, sites=sites_of(after, seat, next_.kind))
    if type(next_) is TakeParcelFrame and type(frame) is not TakeParcelFrame:
        return replace(told, sites=_founded(rules, after, seat))
    return told


def fight_preview(rules: "BoardRules", state: State, seat: int, action: Action) -> ActionPreview | None:
    """The odds with a re-roll (BG-9.10) or a duel tile (BG-11.3); None for any other answer."""
    if type(action) is not Choose:
        return None
    frame, text = state.frames[-1], rules.action_text(action)
    if type(frame) is RerollFrame:
        _, first, second = frame.rolls[frame.number]
        adds = {
            "stand": {first + second: 1},
            "reroll": {face + second: 1 for face in FACES},
            "reroll-second": {first + face: 1 for face in FACES},
        }[action.option]
        return ActionPreview(text, chances=chances_at(rules.table, state, frame.place, seat, {seat: adds}))
    for hook in rules.table.hooks.arming:
        if (armed := hook(rules.table, state, seat, action.option)) is not None:
            place, total = armed
            return ActionPreview(text, chances=chances_at(rules.table, state, place, seat, {seat: {total: 1}}))
    return None


def _bid(
    rules: "BoardRules", state: State, seat: int, frame: AuctionFrame, action: Action, told: ActionPreview
) -> ActionPreview:
    """The winner of the lot gets its parcels, or the 3-revolvers token."""
    if type(action) is not Spend:
        return told
    price = Gain("money", -action.amount)
    if not frame.lot:
        return replace(told, gains=(price, Gain("firepower", 3)))
    then = state.copy()
    for parcel in members(frame.lot):
        own(then, parcel, seat)
    return replace(told, gains=(price,), changes=changes(rules.table, state, then))


def _with_a_house(rules: "BoardRules", state: State, parcel: int) -> tuple[IncomeChange, ...]:
    """BG-7.2, BG-7.3: what everybody's buildings would pay with what is asked for."""
    then = state.copy()
    put(then, parcel, TOWNHOUSE if state.ground[parcel] == HOUSE else HOUSE)
    return changes(rules.table, state, then)


def _founded(rules: "BoardRules", state: State, seat: int) -> tuple[Site, ...]:
    """Where a Mine or Ranch that a character gives could go, and what it would pay there; none for a parcel alone."""
    claims = [action for action in rules.legal(state, seat) if type(action) is Claim]
    if not claims:
        return ()
    parcels = [BY_NAME[claim.parcel] for claim in claims]
    then = state.copy()
    rules.do(then, seat, claims[0], Log(NoChance(), quiet=True))
    kind = then.ground[parcels[0]]
    if kind == state.ground[parcels[0]]:
        return ()
    found = [Site(NAMES[parcel], worth(state, parcel, kind, seat)) for parcel in parcels]
    return tuple(sorted(found, key=lambda site: -site.pays))

"""Grocer (BG-9.3).

Yellow: $8 now, or at Building income $8 or double the income of all own buildings of one type. Red: $8 now, or at the
end of the round 1 VP for each own House or Townhouse. Doubling goes neither with dynamite in a Mine nor with what a
variant has buildings pay more by in the same round (BG-16.14).
"""

from carson.board.actions import Action, Choose
from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import ask, eight_now_or_later, owned_of, take_eight, unless_used
from carson.board.material.ground import BY_NAME, members
from carson.board.material.pieces import HOUSE, MINE, NAMES, TOWNHOUSE
from carson.board.mechanics.incomes import IncomeFrame, doubled_alone
from carson.board.mechanics.purse import earn, score
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log, Refusal, pending


def at_income(table: Table, state: State, seat: int) -> list[str]:
    """$8, or any type of which the player owns a building that pays."""
    kinds = sorted({state.ground[parcel] for parcel in members(state.paying[seat])})
    return ["8", *(NAMES[kind] for kind in kinds)]


def double(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    state.used |= 1 << seat
    if option == "8":
        earn(state, seat, 8, log, "grocer")
        return
    state.doubled[seat] = NAMES.index(option)
    log.say("doubled", seat=seat, building=option)
    if table.version.grocer_combines_with_nothing:
        # BG-16.30: dynamite placed earlier on an own Mine does not triple it now.
        state.tripled &= ~state.paying[seat]


def _mines_to_triple(state: State, seat: int) -> bool:
    return bool((state.mines[seat] and state.dynamite[seat]) or state.tripled & state.paying[seat])


def forgone(table: Table, state: State, seat: int) -> dict[str, str]:
    """What the player could use this round, and could not after doubling."""
    dynamite = _mines_to_triple(state, seat)
    others = [one.name for one in table.variants if one.raises is not None and one.raises(table, state, seat)]
    if not table.version.grocer_combines_with_nothing or not (dynamite or others):
        return {"forgoes": "nothing"}
    return {"forgoes": "both" if dynamite and others else "dynamite" if dynamite else others[0]}


def why_not_with(table: Table, state: State, seat: int, action: Action) -> Refusal | None:
    """Why a player is not asked for a Mine or a Ranch: the Grocer already doubles something."""
    if type(action) is not Choose:
        return None
    parcel = BY_NAME.get(action.option, -1)
    if parcel < 0 or state.owner[parcel] != seat or not doubled_alone(table, state, seat, state.ground[parcel]):
        return None
    helped = state.ground[parcel] == MINE and state.dynamite[seat] > 0
    helped |= any(hook(table, state, seat) >> parcel & 1 for hook in table.hooks.raises)
    if not helped or pending(state, IncomeFrame) is None:
        return None
    return Refusal("not-with-the-grocer", "BG-16.14", {"at": action.option, "building": NAMES[state.doubled[seat]]})


def count_houses(table: Table, state: State, seat: int, log: Log) -> None:
    score(state, seat, owned_of(state, seat, HOUSE, TOWNHOUSE), log, "grocer")


NOW = CharacterQuestion("BG-9.3", eight_now_or_later, take_eight("grocer"))

CHARACTER = Character(
    3,
    "grocer",
    "BG-9.3",
    Face(
        limit=60,
        now=ask(3),
        before_income=unless_used(ask(3, 1)),
        questions=(NOW, CharacterQuestion("BG-9.3", at_income, double, forgone)),
    ),
    Face(limit=60, now=ask(3), round_end=unless_used(count_houses), questions=(NOW,)),
)

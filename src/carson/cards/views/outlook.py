"""What the open cards could score for a player: the points of every place and of every character, before they choose.

Asked of a state that shows only what everybody may know (see `imagine`): the offer, the cities, the characters.
"""

from msgspec import Struct
from msgspec.structs import replace

from carson.cards.characters.cast import CAST
from carson.cards.characters.model import Power
from carson.cards.material import city as cities
from carson.cards.material import pieces
from carson.cards.material.grid import NAMES, members
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import LINES, Sheet, sheet, total
from carson.cards.mechanics.selling import legal_sales
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.steps.choose import most_attractive, order_of_choice, tie_ranks
from carson.cards.steps.finish import unowned
from carson.cards.steps.phases import AfterFrame, BeforeFrame, BidFrame, PaperboyFrame
from carson.cards.steps.place import PlaceFrame, legal_places
from carson.cards.table import Table
from carson.kernel import IllegalAction, Refusal

# Which objects the parts of each line of the sheet belong to, in order; the characters' line has its own names.
_OBJECTS = {
    "ranch": (pieces.RANCH,),
    "mine": (pieces.MINE,),
    "drugstore": (pieces.DRUGSTORE,),
    "bank": (pieces.BANK,),
    "saloon": (pieces.SALOON,),
    "stores": (pieces.GENERAL_STORE, pieces.CITY_HALL),
    "ranch_bonus": (pieces.DRUGSTORE, pieces.BLACKSMITH),
    "mine_bonus": (pieces.BANK, pieces.BLACKSMITH),
    "house_bonus": (pieces.CHURCH, pieces.GENERAL_STORE),
    "hotel": (pieces.HOTEL,),
    "city_hall": (pieces.CITY_HALL,),
    "outlaws": (pieces.OUTLAWS,),
}


class LineChange(Struct, frozen=True):
    """A line of the score sheet that changes, or a character's points (then `character` names it)."""

    line: str
    character: str
    before: int
    after: int


class PlaceGain(Struct, frozen=True):
    """A legal place for a card, by the parcel of its top left corner, and what placing it there changes."""

    at: str
    gain: int
    changes: tuple[LineChange, ...]


class Places(Struct, frozen=True):
    """All legal places for a card in a player's city, in reading order; `total`: the current points."""

    total: int
    places: tuple[PlaceGain, ...]


class Prospect(Struct, frozen=True):
    """A terrain card somebody might place: how many places it has, and the best gain (0 if it has none)."""

    card: str
    places: int
    best: int


class ParcelWorth(Struct, frozen=True):
    """What a parcel of a city shows, and its points by the lines of the score sheet they belong to."""

    at: str
    object: str
    points: int
    lines: dict[str, int]


class BidChance(Struct, frozen=True):
    """A bid card that might be played: the earliest and the latest place in the order of choice it may lead to, and how
    many of the cards that the others may play (`against`) it beats. Powers after bids are not foreseen.
    """

    bid: int
    first: int
    last: int
    beats: int
    against: int


class CardGain(Struct, frozen=True):
    """A card on offer, and what it would score now: a terrain card in its best place."""

    card: str
    gain: int


class Outlook(Struct, frozen=True):
    """How a real player stands, and what each open card would score.

    `points` are everybody's, by seat, and `hands` the bid cards everybody starts an Era with. `parcels` are those of
    the city that show an object. `cards` are the terrain cards on offer, and the one that is being placed; `characters`
    those on offer, and at the end those the Paperboy may take; `sales` is what the Auctioneer would gain or lose with
    each card that may be sold. `width`, `height`: of the city; `captain`: it may grow to nine parcels in one direction.
    `next_virtual`: the card a virtual player would take now (CG-4.8). `ties`: the suits as they break ties, the
    strongest first (CG-4.7). `bids`: what each remaining bid card would mean during bidding; empty if the bid wins
    nothing. `raised`: the bid with the power the player is asked about after bids, if that raises it; `raising`: before
    bids, the highest bid card with it. `takes`: the best cards on offer, as many as the power takes.
    """

    seat: int
    points: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    width: int
    height: int
    captain: bool
    parcels: tuple[ParcelWorth, ...]
    cards: tuple[Prospect, ...]
    characters: dict[str, int]
    sales: dict[str, int]
    next_virtual: str
    ties: tuple[str, ...]
    bids: tuple[BidChance, ...]
    raised: BidChance | None
    raising: BidChance | None
    takes: tuple[CardGain, ...]


def outlook(table: Table, state: State, seat: int) -> Outlook:
    now = table.holdings(state, seat)
    base = total(now)
    ranks = tie_ranks(table, state)
    cards = tuple(_prospect(table, state, seat, card, base) for card in _placeable(state, seat))
    characters = {
        pieces.CHARACTERS[c]: total(_with(now, owned=now.owned | 1 << c)) - base for c in _takeable(table, state)
    }
    power = _asked_power(table, state, seat)
    return Outlook(
        seat=seat,
        points=tuple(table.score(state, player) for player in range(table.players)),
        hands=tuple(tuple(members(hand)) for hand in table.full),
        width=now.city.width,
        height=now.city.height,
        captain=now.has(pieces.CAPTAIN),
        parcels=parcel_worths(now),
        cards=cards,
        characters=characters,
        sales=_sales(table, state, seat, base),
        next_virtual=table.names[most_attractive(table, state)] if state.offer else "",
        ties=tuple(pieces.SUITS[suit] for suit in sorted(range(len(pieces.SUITS)), key=lambda suit: ranks[suit])),
        bids=_bids(table, state, seat, ranks),
        raised=_raised(table, state, seat),
        raising=_raising(table, state, seat, ranks, power),
        takes=_best(cards, characters, power),
    )


def places(table: Table, state: State, seat: int, name: str) -> Places:
    """Every legal place for an open terrain card, each with the lines of the sheet it changes."""
    card = table.codes.get(name, -1)
    if not 0 <= card < FIRST_CHARACTER:
        raise IllegalAction(Refusal("no-such-card", "CG-4.6", {"card": name}))
    if card not in _placeable(state, seat):
        offer = [table.names[c] for c in state.offer]
        raise IllegalAction(Refusal("not-on-offer", "CG-4.6", {"card": name, "offer": offer}))
    now = table.holdings(state, seat)
    before = sheet(now)
    parcels = table.parcels[card]
    found = []
    for at in members(legal_places(table, state, seat, card)):
        after = sheet(_with(now, city=cities.place(now.city, card, parcels, at)))
        found.append(PlaceGain(NAMES[at], after.total - before.total, changes(before, after)))
    return Places(before.total, tuple(found))


def changes(before: Sheet, after: Sheet) -> tuple[LineChange, ...]:
    """The lines that differ; in the characters' line, each character whose points change."""
    found = [
        LineChange(old.name, "", old.points, new.points)
        for old, new in zip(before.lines[:-1], after.lines[:-1], strict=True)
        if old.points != new.points
    ]
    for name, points in after.characters.items():
        if before.characters.get(name, 0) != points:
            found.append(LineChange(LINES[-1], name, before.characters.get(name, 0), points))
    return tuple(found)


def parcel_worths(h: Holdings) -> tuple[ParcelWorth, ...]:
    """Each parcel with an object, and its share of the lines: the sheet's own parts, put where they come from."""
    lines: dict[int, dict[str, int]] = {
        at: {} for at, kind in cities.objects(h.city) if pieces.OBJECT_NAMES[kind] != "empty"
    }
    for line in sheet(h).lines[:-1]:
        at_home = [parcel for kind in _OBJECTS[line.name] for parcel in members(h.city.kinds[kind])]
        # Outlaws that cost nothing have no parts.
        for parcel, points in zip(at_home, line.parts, strict=False):
            lines[parcel][line.name] = points
    return tuple(
        ParcelWorth(NAMES[at], pieces.OBJECT_NAMES[h.city.at(at)], sum(parts.values()), parts)
        for at, parts in lines.items()
    )


def _with(h: Holdings, city: cities.City | None = None, owned: int | None = None, sold: int | None = None) -> Holdings:
    """The same with something changed."""
    return Holdings(
        h.city if city is None else city,
        h.owned if owned is None else owned,
        h.sold if sold is None else sold,
        h.dollar,
        h.arrow,
    )


def _placeable(state: State, seat: int) -> list[int]:
    """The terrain cards on offer, after the one the player is placing."""
    placing = [frame.card for frame in state.frames if type(frame) is PlaceFrame and frame.seat == seat]
    return placing + [card for card in state.offer if card < FIRST_CHARACTER]


def _takeable(table: Table, state: State) -> list[int]:
    """The characters on offer; at the end those the Paperboy may take."""
    if state.frames and type(state.frames[-1]) is PaperboyFrame:
        return unowned(table, state)
    return [card - FIRST_CHARACTER for card in state.offer if card >= FIRST_CHARACTER]


def _prospect(table: Table, state: State, seat: int, card: int, base: int) -> Prospect:
    now, parcels = table.holdings(state, seat), table.parcels[card]
    gains = [
        total(_with(now, city=cities.place(now.city, card, parcels, at))) - base
        for at in members(legal_places(table, state, seat, card))
    ]
    return Prospect(table.names[card], len(gains), max(gains, default=0))


def _sales(table: Table, state: State, seat: int, base: int) -> dict[str, int]:
    now = table.holdings(state, seat)
    allowed = {action.card for action in legal_sales(table, state, seat)}  # type: ignore[union-attr]
    return {
        table.names[card]: total(_with(now, city=cities.sell(now.city, card, at), sold=now.sold + 1)) - base
        for card, at in now.city.cards
        if table.names[card] in allowed
    }


def _bids(table: Table, state: State, seat: int, ranks: tuple[int, ...]) -> tuple[BidChance, ...]:
    """CG-4.6, CG-4.7: against every card that the others still have, as nobody knows which they play."""
    if not state.frames or type(state.frames[-1]) is not BidFrame or state.lawyer >> seat & 1:
        return ()
    return tuple(_chance(table, state, seat, bid, ranks) for bid in members(state.hand[seat]))


def _chance(table: Table, state: State, seat: int, bid: int, ranks: tuple[int, ...]) -> BidChance:
    others = [other for other in range(table.players) if other != seat and not state.lawyer >> other & 1]

    def worth(player: int, bid: int) -> tuple[int, int]:
        return bid + state.bonus[player], -ranks[table.suits[player]]

    own = worth(seat, bid)
    beaten = [[own > worth(other, their) for their in members(state.hand[other])] for other in others]
    return BidChance(
        bid=bid,
        first=1 + sum(not any(them) for them in beaten),
        last=1 + sum(not all(them) for them in beaten),
        beats=sum(map(sum, beaten)),
        against=sum(map(len, beaten)),
    )


def _asked_power(table: Table, state: State, seat: int) -> Power | None:
    """The power before bids that the player is asked about (CG-4.3)."""
    frame = state.frames[-1] if state.frames else None
    if type(frame) is not BeforeFrame or frame.asked >= len(table.deck.before):
        return None
    character = table.deck.before[frame.asked]
    return CAST[character].power if table.holder(state, character) == seat else None


def _raising(table: Table, state: State, seat: int, ranks: tuple[int, ...], power: Power | None) -> BidChance | None:
    if power is None or not power.raises or not state.hand[seat]:
        return None
    then = state.copy()
    then.bonus[seat] += power.raises
    highest = state.hand[seat].bit_length() - 1
    return replace(_chance(table, then, seat, highest, ranks), bid=highest + then.bonus[seat])


def _best(cards: tuple[Prospect, ...], characters: dict[str, int], power: Power | None) -> tuple[CardGain, ...]:
    if power is None or not power.takes:
        return ()
    found = [*(CardGain(one.card, one.best) for one in cards), *(CardGain(*one) for one in characters.items())]
    return tuple(sorted(found, key=lambda one: -one.gain)[: power.takes])


def _raised(table: Table, state: State, seat: int) -> BidChance | None:
    """CG-4.5: the bid with the power that is asked about; the others' bids are open, so its place is certain."""
    frame = state.frames[-1] if state.frames else None
    if type(frame) is not AfterFrame or state.lawyer >> seat & 1:
        return None
    character = table.deck.after[frame.asked]
    power = CAST[character].power
    if power is None or not power.raises or table.holder(state, character) != seat:
        return None
    then = state.copy()
    then.bonus[seat] += power.raises
    place = 1 + order_of_choice(table, then).index(seat)
    return BidChance(bid=then.bid[seat] + then.bonus[seat], first=place, last=place, beats=0, against=0)

"""What a choice would change in a player's points, as the score stands now. Made from the view alone."""

from carson.bots.cards.worth import with_character, with_city, with_sale
from carson.cards.actions import Action, Place, Sell, Take, parcel
from carson.cards.material.city import place, places, sellable
from carson.cards.material.grid import members
from carson.cards.material.pieces import CAPTAIN, SHERIFF
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import LINES, sheet, total
from carson.cards.state import FIRST_CHARACTER
from carson.cards.views.view import View


def place_gains(view: View, seat: int, card: str) -> dict[int, int]:
    """For each legal place of a terrain card, by its top left parcel: the points it would add."""
    now, code = view.holdings(seat), view.table.codes[card]
    base, parcels = total(now), view.table.parcels[code]
    legal = members(places(now.city, parcels, now.has(CAPTAIN), now.has(SHERIFF)))
    return {at: total(with_city(now, place(now.city, code, parcels, at))) - base for at in legal}


def card_gain(view: View, seat: int, card: str) -> int | None:
    """The most a card of the offer would add; None for a terrain card without a place."""
    code = view.table.codes[card]
    if code >= FIRST_CHARACTER:
        now = view.holdings(seat)
        return total(with_character(now, code - FIRST_CHARACTER)) - total(now)
    return max(place_gains(view, seat, card).values(), default=None)


def after(view: View, seat: int, action: Action) -> Holdings | None:
    """What the player would have after an action that changes his points for certain; None for any other."""
    now, table = view.holdings(seat), view.table
    match action:
        case Place(at):
            corner = parcel(at)
            if view.decision is None or corner is None or "card" not in view.decision.about:
                return None
            code = table.codes[view.decision.word("card")]
            return with_city(now, place(now.city, code, table.parcels[code], corner))
        case Take(card) if table.codes.get(card, -1) >= FIRST_CHARACTER:
            return with_character(now, table.codes[card] - FIRST_CHARACTER)
        case Sell(card):
            lying = {table.names[code]: (code, at) for code, at in sellable(now.city)}
            return with_sale(now, *lying[card]) if card in lying else None
        case _:
            return None


def gain(view: View, seat: int, action: Action) -> int | None:
    """The points an action adds, where that is certain."""
    then = after(view, seat, action)
    return None if then is None else total(then) - total(view.holdings(seat))


def changed_lines(view: View, seat: int, action: Action) -> dict[str, int]:
    """The lines of the score sheet that an action would change, and by how much."""
    then = after(view, seat, action)
    if then is None:
        return {}
    before, later = view.sheet(seat), sheet(then)
    changes = {name: later.line(name) - before.line(name) for name in LINES}
    return {name: points for name, points in changes.items() if points}

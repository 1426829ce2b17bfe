"""Nothing is lost or created: every card, character and bid is in exactly one place."""

from carson.cards.material.grid import members
from carson.cards.material.pieces import CHARACTERS
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.steps import STEPS
from carson.cards.steps.phases import ChooseFrame, PaperboyFrame, SellingFrame
from carson.cards.steps.place import PlaceFrame
from carson.cards.table import Table
from carson.kernel import pending


def faults(table: Table, state: State) -> list[str]:
    """What does not add up, as names of cards or fields; empty if all is in order."""
    wrong = [*_cards(table, state), *_characters(table, state), *_bids(table, state), *_counts(table, state)]
    wrong += _taken(table, state)
    return wrong + STEPS.faults(table, state) if state.frames else wrong


def _cards(table: Table, state: State) -> list[str]:
    seen = state.terrain + [card for card in state.offer if card < FIRST_CHARACTER]
    seen += state.gone
    for seat in range(table.players):
        seen += state.kept[seat]
        seen += state.sold[seat]
        seen += [card for card, _ in state.cities[seat].cards]
    seen += [frame.card for frame in state.frames if type(frame) is PlaceFrame]
    return [table.names[card] for card in _misplaced(seen, FIRST_CHARACTER if state.era else FIRST_CHARACTER // 2)]


def _characters(table: Table, state: State) -> list[str]:
    seen = state.unseen + state.under + [card - FIRST_CHARACTER for card in state.offer if card >= FIRST_CHARACTER]
    if state.top >= 0:
        seen.append(state.top)
    for characters in (*state.owned, state.gone_characters):
        seen += members(characters)
    return [CHARACTERS[character] for character in _misplaced(seen, len(CHARACTERS))]


def _misplaced(seen: list[int], count: int) -> list[int]:
    """Those of the numbers 0 to count - 1 that do not occur exactly once, and any beyond."""
    seen.sort()
    if seen == list(range(count)):
        return []
    most = max(count, *(number + 1 for number in seen), 0)
    return [number for number in range(most) if seen.count(number) != (number < count)]


def _bids(table: Table, state: State) -> list[str]:
    """CG-4.9: after each round one bid card fewer is left; a face-down bid is still in the hand."""
    wrong = []
    for seat in range(table.players):
        hand, sealed, shown = state.hand[seat], state.sealed[seat], state.bid[seat]
        played = state.round - (not shown and not _between(state))
        fits = hand & ~table.full[seat] == 0 and 9 - hand.bit_count() == played
        sealed_fits = not sealed or (seat < table.real and hand >> sealed & 1 and not shown)
        shown_fits = not shown or (table.full[seat] >> shown & 1 and not hand >> shown & 1)
        if not (fits and sealed_fits and shown_fits):
            wrong.append(f"bids of {seat}")
    return wrong


def _between(state: State) -> bool:
    """Whether the last round's bids have been cleared away: after the very last round."""
    return all(type(frame) in (SellingFrame, PaperboyFrame) for frame in state.frames)


def _taken(table: Table, state: State) -> list[str]:
    """Cards taken in a round belong to the player, and are remembered while cards are chosen."""
    choosing = pending(state, ChooseFrame) is not None
    wrong = []
    for seat, taken in enumerate(state.taken):
        has = {*state.kept[seat], *state.sold[seat], *(card for card, _ in state.cities[seat].cards)}
        has |= {FIRST_CHARACTER + character for character in members(state.owned[seat])}
        has |= {frame.card for frame in state.frames if type(frame) is PlaceFrame and frame.seat == seat}
        if taken and (not choosing or len(set(taken)) < len(taken) or not has.issuperset(taken)):
            wrong.append(f"taken by {seat}")
    return wrong


def _counts(table: Table, state: State) -> list[str]:
    wrong = []
    if state.terrain != sorted(state.terrain) or state.unseen != sorted(state.unseen):
        wrong.append("order of a pile")
    for seat in range(table.real, table.players):
        if state.cities[seat].cards or state.sold[seat]:
            wrong.append(f"city of {seat}")
    if any(len(sold) > 3 for sold in state.sold):
        wrong.append("sold")
    return wrong

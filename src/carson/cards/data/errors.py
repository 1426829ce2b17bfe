"""What makes a deck file unplayable: every fault of form, and every count that differs from the books."""

import re
from typing import Final

from carson.cards.data.audit import Audit, Document, guess, shown
from carson.cards.data.counts import CARDS_PER_ERA, OBJECT_COUNTS
from carson.cards.data.faults import Fault
from carson.cards.material import pieces

FORMAT: Final = 1
ERAS: Final = ("I", "II")
PLACES: Final = ("top left", "top right", "bottom left", "bottom right")
MOST_ATTRACTION: Final = 99

# Ids and names appear in records, in notation and on command lines: they must not need quoting.
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,31}")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_OBJECTS: Final = {pieces.OBJECT_NAMES[kind]: kind for kind in range(pieces.MOUNTAIN, pieces.KINDS)}
_UNREADABLE: Final = -1


def errors(document: Document, file: str, stored: bool = False) -> list[Fault]:
    """Every error of the deck, in the order of the file; a deck without errors can be played.

    `stored`: a game was started with it, perhaps before powers were checked as they are now.
    """
    audit = Audit(file, document)
    deck = audit.fields(
        document.tree, "deck", "deck", ("name", "format", "eras", "powers", "characters"), optional=("note",)
    )
    if deck is not None:
        _check_head(audit, deck)
        _check_eras(audit, deck)
        _check_powers(audit, deck)
        if not stored:
            _check_governor(audit, deck)
        _check_characters(audit, deck)
        if not stored:
            _check_arrows(audit, deck)
    return audit.faults


def _check_head(audit: Audit, deck: dict[str, object]) -> None:
    name, form, note = deck.get("name", ""), deck.get("format", FORMAT), deck.get("note", "")
    if "name" in deck and not (isinstance(name, str) and _NAME.fullmatch(name)):
        audit.say("deck", "name", f"should be letters, digits, '.', '_' and '-', is {shown(name)}")
    if type(form) is not int or form != FORMAT:
        audit.say("deck", "format", f"should be {FORMAT}, is {shown(form)}")
    if not isinstance(note, str):
        audit.say("deck", "note", f"should be text, is {shown(note)}")


def _check_eras(audit: Audit, deck: dict[str, object]) -> None:
    if "eras" not in deck:
        return
    eras = audit.fields(deck["eras"], "deck", "eras", ERAS)
    if eras is None:
        return
    seen: dict[str, str] = {}
    for era, name in enumerate(ERAS):
        cards = audit.items(eras, "deck", name)
        if cards is None:
            continue
        where = f"era {name}"
        if len(cards) != CARDS_PER_ERA:
            audit.say(where, "cards", f"Era {name} has {len(cards)} cards, CG-1.2 says {CARDS_PER_ERA}")
        objects: list[int] = []
        for place, card in enumerate(cards, 1):
            objects += _check_terrain(audit, card, f"{where}, card {place}", seen)
        _check_counts(audit, era, objects)


def _check_terrain(audit: Audit, value: object, place: str, seen: dict[str, str]) -> list[int]:
    """Notes the faults of one terrain card; returns what is on its parcels, as far as it can be read."""
    where = _card_id(value) or place
    card = audit.fields(value, where, "terrain card", ("id", "parcels", "attraction"))
    if card is None:
        return [_UNREADABLE] * len(PLACES)
    if "id" in card:
        _check_id(audit, card["id"], where, place, seen)
    parcels = _check_parcels(audit, card, where)
    _check_attraction(audit, card, where)
    return parcels


def _card_id(value: object) -> str:
    """The card's id if it has one that can be quoted."""
    name = value.get("id") if isinstance(value, dict) else None
    return name if isinstance(name, str) and _ID.fullmatch(name) else ""


def _check_id(audit: Audit, value: object, where: str, place: str, seen: dict[str, str]) -> None:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        audit.say(where, "id", f"should be at most 32 letters, digits and '-', is {shown(value)}")
        return
    # Players type ids and names in any case, so case must not be the only difference.
    plain = value.lower()
    if plain.replace("-", "_") in pieces.CHARACTERS:
        audit.say(where, "id", "is the name of a character")
    elif plain in seen:
        audit.say(where, "id", f"is used twice: {seen[plain]} and {place}")
    seen.setdefault(plain, place)


def _check_parcels(audit: Audit, card: dict[str, object], where: str) -> list[int]:
    parcels = audit.items(card, where, "parcels")
    if parcels is None:
        return [_UNREADABLE] * len(PLACES)
    if len(parcels) != len(PLACES):
        audit.say(where, "parcels", f"a terrain card has 4 parcels (CG-1.2), this one {len(parcels)}")
        return [_UNREADABLE] * len(PLACES)
    read: list[int] = []
    for place, name in zip(PLACES, parcels, strict=True):
        kind = _UNREADABLE
        if name == "":
            kind = pieces.EMPTY
        elif not isinstance(name, str):
            audit.say(where, "parcels", f'{place} should be an object\'s name or "", is {shown(name)}')
        elif name not in _OBJECTS:
            hint = guess(name, tuple(_OBJECTS))
            audit.say(where, "parcels", f"{place} has the unknown object {shown(name)}{hint}")
        else:
            kind = _OBJECTS[name]
        read.append(kind)
    return read


def _check_attraction(audit: Audit, card: dict[str, object], where: str) -> None:
    value = card.get("attraction", 0)
    if type(value) is not int or not 0 <= value <= MOST_ATTRACTION:
        message = f"should be a whole number from 0 to {MOST_ATTRACTION} (CG-1.4), is {shown(value)}"
        audit.say(where, "attraction", message)


def _check_counts(audit: Audit, era: int, objects: list[int]) -> None:
    """Compares an Era's objects with the table; what cannot be read may be whatever is missing."""
    unreadable = objects.count(_UNREADABLE)
    for rule, kind, eras in OBJECT_COUNTS:
        there, right = objects.count(kind), eras[era]
        if there > right or there + unreadable < right:
            message = f"Era {ERAS[era]} has {_counted(there, kind)}, the table {rule} says {right}"
            audit.say(f"era {ERAS[era]}", "parcels", message)


def _counted(number: int, kind: int) -> str:
    name = pieces.OBJECT_NAMES[kind].replace("_", " ").title()
    if number != 1 and not name.endswith("s"):
        name += "es" if name.endswith("h") else "s"
    return f"{number} {name}"


def _check_powers(audit: Audit, deck: dict[str, object]) -> None:
    """The order in which powers are asked may be corrected; which of them come before bids is fixed by the books."""
    if "powers" not in deck:
        return
    powers = audit.fields(deck["powers"], "deck", "powers", ("before", "after"))
    if powers is None:
        return
    for moment, right, rule in (
        ("before", pieces.BEFORE_BIDS, "CG-4.3"),
        ("after", pieces.AFTER_BIDS, "CG-4.5"),
    ):
        names = audit.items(powers, "powers", moment)
        if names is not None and sorted(map(str, names)) != sorted(right):
            found = ", ".join(shown(name) for name in names[:8]) or "empty"
            audit.say("powers", moment, f"should name each of {', '.join(right)} once ({rule}), is {found}")


def _check_governor(audit: Audit, deck: dict[str, object]) -> None:
    """About the order in which powers are asked, the books only say who is first."""
    powers = deck.get("powers")
    before = powers.get("before") if isinstance(powers, dict) else None
    first = pieces.BEFORE_BIDS[0]
    if isinstance(before, list) and first in before[1:] and before[0] != first:
        audit.say("powers", "before", f"should begin with {first}, who is asked first (CG-4.3), is {shown(before[0])}")


def _check_arrows(audit: Audit, deck: dict[str, object]) -> None:
    entries = deck.get("characters")
    for card in entries if isinstance(entries, list) else ():
        name = card.get("name") if isinstance(card, dict) else None
        if name in (*pieces.BEFORE_BIDS, *pieces.AFTER_BIDS) and card.get("arrow") is False:
            audit.say(name, "arrow", "should be true: the character has a power (CG-7), is false")


def _check_characters(audit: Audit, deck: dict[str, object]) -> None:
    entries = audit.items(deck, "deck", "characters")
    if entries is None:
        return
    times = dict.fromkeys(pieces.CHARACTERS, 0)
    unnamed = 0
    for place, value in enumerate(entries, 1):
        name = value.get("name") if isinstance(value, dict) else None
        if isinstance(name, str) and name in times:
            times[name] += 1
            _check_character(audit, value, name)
        else:
            unnamed += 1
            _check_character(audit, value, f"characters, card {place}")
    lacking = [name for name, number in times.items() if number == 0]
    if len(lacking) > unnamed:  # otherwise a card with a wrong name may be the missing one
        for name in lacking:
            audit.say(name, "name", f"the character is missing, all {len(times)} are in (CG-1.3)")
    for name, number in times.items():
        if number > 1:
            audit.say(name, "name", f"the character is there {number} times, each is in once (CG-1.3)")


def _check_character(audit: Audit, value: object, where: str) -> None:
    card = audit.fields(value, where, "character", ("name", "attraction", "back", "skull", "dollar", "arrow"))
    if card is None:
        return
    name = card.get("name", where)
    if not isinstance(name, str):
        audit.say(where, "name", f"should be a character's name, is {shown(name)}")
    elif "name" in card and name not in pieces.CHARACTERS:
        audit.say(where, "name", f"unknown character {shown(name)}{guess(name, pieces.CHARACTERS)}")
    _check_attraction(audit, card, where)
    _check_back(audit, card, where)
    for mark in ("skull", "dollar", "arrow"):
        if not isinstance(card.get(mark, False), bool):
            audit.say(where, mark, f"should be true or false, is {shown(card[mark])}")


def _check_back(audit: Audit, card: dict[str, object], where: str) -> None:
    back = audit.items(card, where, "back")
    if back is None:
        return
    strange = [suit for suit in back if suit not in pieces.SUITS]
    for suit in strange:
        hint = guess(suit, pieces.SUITS) if isinstance(suit, str) else ""
        audit.say(where, "back", f"unknown suit {shown(suit)}{hint}")
    if not strange and sorted(map(str, back)) != sorted(pieces.SUITS):
        audit.say(where, "back", "should show each of the six suits once (CG-1.3)")

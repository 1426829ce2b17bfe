"""What makes a deck file unplayable: every fault of form, and every count that differs from the books."""

import re
from typing import Final

from carson.cards.data.counts import CARDS_PER_ERA, OBJECT_COUNTS
from carson.cards.data.faults import Fault
from carson.cards.data.unchecked_json import Audit, Document, guess, shown
from carson.cards.material import pieces
from carson.kernel import fault

FORMAT: Final = 1
ERAS: Final = ("I", "II")
PARCELS: Final = 4  # of a card
MOST_ATTRACTION: Final = 99

# Ids and names appear in records, in notation and on command lines: they must not need quoting.
LONGEST_ID: Final = 32
_ID: Final = re.compile(rf"[A-Za-z0-9][A-Za-z0-9-]{{0,{LONGEST_ID - 1}}}")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_OBJECTS: Final = {pieces.OBJECT_NAMES[kind]: kind for kind in range(pieces.MOUNTAIN, pieces.KINDS)}
_UNREADABLE: Final = -1


def errors(document: Document, file: str, stored: bool = False) -> list[Fault]:
    """Every error of the deck, in the order of the file; a deck without errors can be played.

    `stored`: a game was started with it, perhaps before powers were checked as they are now.
    """
    audit = Audit(file, document)
    deck = audit.fields(document.tree, "", ("name", "format", "eras", "powers", "characters"), optional=("note",))
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
        audit.note("", "name", fault("deck-name", found=shown(name)))
    if type(form) is not int or form != FORMAT:
        audit.note("", "format", fault("deck-format", expected=FORMAT, found=shown(form)))
    if not isinstance(note, str):
        audit.note("", "note", fault("deck-text", found=shown(note)))


def _check_eras(audit: Audit, deck: dict[str, object]) -> None:
    if "eras" not in deck:
        return
    eras = audit.fields(deck["eras"], "eras", ERAS)
    if eras is None:
        return
    seen: dict[str, str] = {}
    for era, name in enumerate(ERAS):
        cards = audit.items(eras, "eras", name)
        if cards is None:
            continue
        if len(cards) != CARDS_PER_ERA:
            wrong = fault("deck-cards", era=era, found=len(cards), expected=CARDS_PER_ERA, rule="CG-1.2")
            audit.note("eras", name, wrong)
        objects: list[int] = []
        for place, card in enumerate(cards, 1):
            objects += _check_terrain(audit, card, f"eras.{name} #{place}", seen)
        _check_counts(audit, era, objects)


def _check_terrain(audit: Audit, value: object, place: str, seen: dict[str, str]) -> list[int]:
    """Notes the faults of one terrain card; returns what is on its parcels, as far as it can be read."""
    where = _card_id(value) or place
    card = audit.fields(value, where, ("id", "parcels", "attraction"))
    if card is None:
        return [_UNREADABLE] * PARCELS
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
        audit.note(where, "id", fault("deck-id", most=LONGEST_ID, found=shown(value)))
        return
    # Players type ids and names in any case, so case must not be the only difference.
    plain = value.lower()
    if plain.replace("-", "_") in pieces.CHARACTERS:
        audit.note(where, "id", fault("deck-id-character"))
    elif plain in seen:
        audit.note(where, "id", fault("deck-id-twice", first=seen[plain], second=place))
    seen.setdefault(plain, place)


def _check_parcels(audit: Audit, card: dict[str, object], where: str) -> list[int]:
    parcels = audit.items(card, where, "parcels")
    if parcels is None:
        return [_UNREADABLE] * PARCELS
    if len(parcels) != PARCELS:
        audit.note(where, "parcels", fault("deck-parcels", expected=PARCELS, found=len(parcels), rule="CG-1.2"))
        return [_UNREADABLE] * PARCELS
    read: list[int] = []
    for number, name in enumerate(parcels, 1):
        kind = _UNREADABLE
        if name == "":
            kind = pieces.EMPTY
        elif not isinstance(name, str):
            audit.note(where, "parcels", fault("deck-parcel", number=number, found=shown(name)))
        elif name not in _OBJECTS:
            near = guess(name, tuple(_OBJECTS))
            audit.note(where, "parcels", fault("deck-unknown-object", number=number, found=shown(name), near=near))
        else:
            kind = _OBJECTS[name]
        read.append(kind)
    return read


def _check_attraction(audit: Audit, card: dict[str, object], where: str) -> None:
    value = card.get("attraction", 0)
    if type(value) is not int or not 0 <= value <= MOST_ATTRACTION:
        audit.note(
            where, "attraction", fault("deck-attraction", most=MOST_ATTRACTION, found=shown(value), rule="CG-1.4")
        )


def _check_counts(audit: Audit, era: int, objects: list[int]) -> None:
    """Compares an Era's objects with the table; what cannot be read may be whatever is missing."""
    unreadable = objects.count(_UNREADABLE)
    for rule, kind, eras in OBJECT_COUNTS:
        there, right = objects.count(kind), eras[era]
        if there > right or there + unreadable < right:
            name = pieces.OBJECT_NAMES[kind]
            audit.note(
                "eras", ERAS[era], fault("deck-count", era=era, object=name, found=there, expected=right, rule=rule)
            )


def _check_powers(audit: Audit, deck: dict[str, object]) -> None:
    """The order in which powers are asked may be corrected; which of them come before bids is fixed by the books."""
    if "powers" not in deck:
        return
    powers = audit.fields(deck["powers"], "powers", ("before", "after"))
    if powers is None:
        return
    for moment, right, rule in (
        ("before", pieces.BEFORE_BIDS, "CG-4.3"),
        ("after", pieces.AFTER_BIDS, "CG-4.5"),
    ):
        names = audit.items(powers, "powers", moment)
        if names is not None and sorted(map(str, names)) != sorted(right):
            found = ", ".join(shown(name) for name in names[:8]) or "[]"
            audit.note("powers", moment, fault("deck-powers", known=right, found=found, rule=rule))


def _check_governor(audit: Audit, deck: dict[str, object]) -> None:
    """About the order in which powers are asked, the books only say who is first."""
    powers = deck.get("powers")
    before = powers.get("before") if isinstance(powers, dict) else None
    first = pieces.BEFORE_BIDS[0]
    if isinstance(before, list) and first in before[1:] and before[0] != first:
        audit.note("powers", "before", fault("deck-governor", first=first, found=shown(before[0]), rule="CG-4.3"))


def _check_arrows(audit: Audit, deck: dict[str, object]) -> None:
    entries = deck.get("characters")
    for card in entries if isinstance(entries, list) else ():
        name = card.get("name") if isinstance(card, dict) else None
        if name in (*pieces.BEFORE_BIDS, *pieces.AFTER_BIDS) and card.get("arrow") is False:
            audit.note(name, "arrow", fault("deck-arrow", rule="CG-7"))


def _check_characters(audit: Audit, deck: dict[str, object]) -> None:
    entries = audit.items(deck, "", "characters")
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
            _check_character(audit, value, f"characters #{place}")
    lacking = [name for name, number in times.items() if number == 0]
    if len(lacking) > unnamed:  # otherwise a card with a wrong name may be the missing one
        for name in lacking:
            audit.note(name, "name", fault("deck-character-missing", expected=len(times), rule="CG-1.3"))
    for name, number in times.items():
        if number > 1:
            audit.note(name, "name", fault("deck-character-again", found=number, rule="CG-1.3"))


def _check_character(audit: Audit, value: object, where: str) -> None:
    card = audit.fields(value, where, ("name", "attraction", "back", "skull", "dollar", "arrow"))
    if card is None:
        return
    name = card.get("name", where)
    if "name" in card and name not in pieces.CHARACTERS:
        audit.note(where, "name", fault("deck-character", found=shown(name), near=guess(name, pieces.CHARACTERS)))
    _check_attraction(audit, card, where)
    _check_back(audit, card, where)
    for mark in ("skull", "dollar", "arrow"):
        if not isinstance(card.get(mark, False), bool):
            audit.note(where, mark, fault("deck-flag", found=shown(card[mark])))


def _check_back(audit: Audit, card: dict[str, object], where: str) -> None:
    back = audit.items(card, where, "back")
    if back is None:
        return
    strange = [suit for suit in back if suit not in pieces.SUITS]
    for suit in strange:
        audit.note(where, "back", fault("deck-suit", found=shown(suit), near=guess(suit, pieces.SUITS)))
    if not strange and sorted(map(str, back)) != sorted(pieces.SUITS):
        audit.note(where, "back", fault("deck-suits", known=pieces.SUITS, rule="CG-1.3"))

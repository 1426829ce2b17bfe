"""For a table at home, with the box on it: the score pad and the set-up. Nothing is stored."""

from secrets import token_hex
from typing import Annotated, Literal

from msgspec import Meta, Struct

from carson.board.options import Options as BoardOptions
from carson.cards.material.pieces import CHARACTERS
from carson.cards.notation.diagram import parse as parse_city
from carson.cards.options import Options as CardOptions
from carson.pad.cards import Entry, city_fault, sold_fault
from carson.pad.setup import BoardSetup, CardSetup, board_setup, card_setup
from carson.server.errors import BadRequest
from carson.server.games.served import Score
from carson.server.records.shapes import ScoreSheet, told_sheet
from carson.server.web.door import Doors, Visit
from carson.words import Teller, Words

doors = Doors("pad")


class PadPlayer(Struct, forbid_unknown_fields=True):
    """A real player's city, as a diagram (docs/notation.md), with the characters and the number of cards sold.

    Or a virtual player: the total attraction of everything it took.
    """

    name: Annotated[str, Meta(min_length=1, max_length=30)]
    city: Annotated[str, Meta(max_length=2000)] = ""
    characters: Annotated[list[str], Meta(max_length=21)] = []
    sold: Annotated[int, Meta(ge=0, le=9)] = 0
    virtual: Annotated[int, Meta(ge=0, le=9999)] | None = None


class CardPadForm(Struct, forbid_unknown_fields=True):
    players: Annotated[list[PadPlayer], Meta(min_length=1, max_length=6)]


class PadScores(Struct, frozen=True):
    """Everybody's sheet, and the seats with the most points (CG-8.3)."""

    sheets: list[ScoreSheet]
    winners: list[int]


class BoardSetupQuery(Struct):
    """As for a new table; `characters` may be "random". The same `seed` rolls the same dice."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    bag: str = "full"
    characters: str = "beginners"
    variants: str = ""
    edition: str = "english"
    seed: str = ""


class CardSetupQuery(Struct):
    """`level`: that of the virtual players, who fill the table up to `players`: as many as are `real`, or more."""

    real: Annotated[int, Meta(ge=1, le=6)] = 1
    players: Annotated[int, Meta(ge=4, le=6)] = 4
    level: Literal["beginner", "intermediate", "expert"] = "beginner"


@doors.post("/api/pad/cards", free=True)
async def score_cards(visit: Visit, body: CardPadForm) -> PadScores:
    """Score cities of The Card Game that were built with real cards, line by line."""
    words = visit.words
    entries = [_entry(player, words) for player in body.players]
    owned = [name for entry in entries for name in entry.characters]
    for entry in entries:
        for name in entry.characters:
            if owned.count(name) > 1:
                other = next(one.name for one in entries if name in one.characters)
                raise BadRequest("pad", name=entry.name, reason=words("cli-pad-owned", character=name, name=other))
    best = max(entry.points for entry in entries)
    sheets = [_sheet(seat, entry, words) for seat, entry in enumerate(entries)]
    return PadScores(sheets, [seat for seat, entry in enumerate(entries) if entry.points == best])


def _entry(player: PadPlayer, words: Words) -> Entry:
    if player.virtual is not None:
        return Entry(player.name, virtual=player.virtual)
    for name in player.characters:
        if name not in CHARACTERS:
            raise BadRequest("pad-character", found=name[:40], known=CHARACTERS)
        if player.characters.count(name) > 1:
            raise BadRequest("pad", name=player.name, reason=words("cli-pad-twice", character=name))
    characters = tuple(player.characters)
    city = parse_city(player.city)
    fault = sold_fault(words, player.sold, characters) or city_fault(words, city, characters)
    if fault:
        raise BadRequest("pad", name=player.name, reason=fault)
    return Entry(player.name, city, characters, player.sold)


def _sheet(seat: int, entry: Entry, words: Words) -> ScoreSheet:
    found, teller = entry.sheet(), Teller(words, str)
    if found is None:
        return ScoreSheet(seat, entry.name, entry.points, [], {})
    return told_sheet(Score(seat, found.total, found.lines, found.characters), entry.name, teller)


@doors.get("/api/setup/board", free=True)
async def setup_board(visit: Visit, query: BoardSetupQuery) -> BoardSetup:
    """What to lay out for the board game: everybody's material, track, bag, characters, and one roll of the dice."""
    options = BoardOptions(query.players, query.bag, query.characters, query.variants, query.edition)
    return board_setup(options, query.seed[:40] or token_hex(8))


@doors.get("/api/setup/cards", free=True)
async def setup_cards(visit: Visit, query: CardSetupQuery) -> CardSetup:
    """What to lay out for The Card Game: who bids with which cards, and how many cards are revealed."""
    if query.real > query.players:
        raise BadRequest("setup-players", real=query.real, players=query.players)
    virtual = (query.level,) * (query.players - query.real)
    return card_setup(CardOptions(query.real, virtual))

"""Carson City for tests: maps drawn as text, games taken up in the middle, dice and draws chosen by the test.

A map is drawn with a head line of columns and a number before each row; only the part that matters is drawn. A parcel
is a sign of two letters (`carson.board.material.pieces.SIGNS`) and its owner's seat: `Sa0` is seat 0's Saloon, `..1`
seat 1's bare parcel, `Ho` a neutral House. Roads are `|` and `--` between parcels. The start of a game:

        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..
            --
    5   ..  ..  ..
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from msgspec.structs import replace

from carson.board.characters.cast import CAST
from carson.board.characters.sets import BY_ROUND, CHOSEN_EACH_ROUND
from carson.board.data.loader import built_in
from carson.board.material.ground import BY_NAME, LINE_BY_NAME, LINE_NAMES, members
from carson.board.material.ground import NAMES as PARCEL_NAMES
from carson.board.material.pieces import CITY_HALL, COUNTS, FREE, KINDS, NAMES, SIGNS
from carson.board.material.spaces import BLOCKED_AFTER, PLACE_BY_NAME, PLACE_NAMES, ROAD, WAGES
from carson.board.mechanics.cowboys import WHITE, stand
from carson.board.mechanics.incomes import IncomeFrame, from_scratch, own, put, refresh_all
from carson.board.mechanics.roads import lay
from carson.board.mechanics.track import close_empty
from carson.board.mechanics.water import bridges
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.state import COWBOYS, FIELDS, State, blank
from carson.board.steps.ending import FinalFrame
from carson.board.steps.income import HallFrame
from carson.board.steps.phases import ActionsFrame, CowboysFrame, EndFrame, RoundFrame
from carson.board.table import Table
from carson.board.variants.registry import STEPS
from carson.board.versions import LATEST, Version
from carson.kernel import SETUP, Decision, Frame, Game, IllegalAction, Log, Move, Refusal, Step, settle

BoardGame = Game[State, Any, Any]

# A figure for all players, for each in seat order, or for some by seat (the others: what is usual).
Each = int | Sequence[int] | Mapping[int, int]

# Characters whose powers work only when taken: whoever has one plays the plain game.
PLAIN = ("banker", "settler", "captain", "indian", "auctioneer", "father_christmas", "red governor")
WATER = "~~"
TRACK = "ranch mine drugstore bank saloon ranch mine"
MARKS = ("white", "quiet", "dynamite", "luck")


class Script:
    """Chance as a test wants it: a queue for each die or bag. Where it has no wish, the lowest value comes."""

    def __init__(self, queues: Mapping[str, Iterable[int]] | None = None) -> None:
        self.queues = {what: list(values) for what, values in (queues or {}).items()}

    def pick(self, what: str, pool: Sequence[int]) -> int:
        queue = self.queues.get(what)
        value = queue.pop(0) if queue else min(pool)
        assert value in pool, f"{what} {value} cannot come now"
        return value


class Pause(Step[State, Frame]):
    """A step at which the game stands still, so that a test can look around."""

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return ()

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("pause", ())

    def legal(self, state: State, frame: Frame, seat: int) -> list[Any]:
        return []

    def check(self, state: State, frame: Frame, seat: int, action: Any) -> Refusal | None:
        return Refusal("pause")

    def do(self, state: State, frame: Frame, seat: int, action: Any, log: Log) -> None:
        raise AssertionError("nobody is asked")


def paused_rules(options: Options, until: str, version: Version = LATEST) -> BoardRules:
    """The rules with a pause instead of some step."""
    rules = BoardRules(options, version=version)
    if until:
        rules._steps[next(frame for frame, kind in STEPS.kinds.items() if kind.name == until)] = Pause()
    return rules


# Drawings


@dataclass
class Drawing:
    """A part of the map as drawn: what is on each of its parcels, and the lines with a road."""

    columns: str
    rows: list[int]
    parcels: dict[str, str] = field(default_factory=dict)
    roads: set[int] = field(default_factory=set)


def parse(diagram: str) -> Drawing:
    """Read a drawn map. Row 1 is the northernmost; what is not drawn is bare."""
    lines = [line.ljust(80) for line in diagram.splitlines() if line.strip()]
    if not lines:
        return Drawing("", [])
    places = {letter: x for x, letter in enumerate(lines[0]) if letter != " "}
    columns = "".join(places)
    assert columns in "abcdefgh", f"columns {columns}"
    wide = 4 if len(places) < 2 else places[columns[1]] - places[columns[0]]
    drawing = Drawing(columns, [])
    above = ""
    for line in lines[1:]:
        number = line[: places[columns[0]] - 1].strip()
        if not number:
            above = line
            continue
        row = int(number)
        assert not drawing.rows or row == drawing.rows[-1] + 1, f"row {row} does not follow"
        drawing.rows.append(row)
        for column, x in places.items():
            _read_parcel(drawing, f"{column}{row}", line, above, x, wide)
        above = ""
    for column, x in places.items():
        if "-" in above[x : x + 2]:
            drawing.roads.add(LINE_BY_NAME[f"{column}{drawing.rows[-1]}s"])
    return drawing


def _read_parcel(drawing: Drawing, name: str, line: str, above: str, x: int, wide: int) -> None:
    cell = line[x : x + 3].strip(" |") or ".."
    assert cell[:2] in (*SIGNS, WATER), f"{name}: {cell!r}"
    drawing.parcels[name] = cell
    if line[x - 1] == "|":
        drawing.roads.add(LINE_BY_NAME[f"{name}w"])
    if line[x + wide - 1] == "|":
        drawing.roads.add(LINE_BY_NAME[f"{name}e"])
    if "-" in above[x : x + 2]:
        drawing.roads.add(LINE_BY_NAME[f"{name}n"])


def fill(diagram: str, *cells: str) -> str:
    """The diagram with these parcels where `??` is drawn, in their order."""
    for cell in cells:
        diagram = re.sub(r"\?\? ?", f"{cell:3}", diagram, count=1)
    return diagram


def draw(state: State, columns: str, rows: Sequence[int], with_roads: bool = True) -> str:
    """The part of a state's map as a diagram."""

    def road(name: str) -> bool:
        return with_roads and bool(state.roads >> LINE_BY_NAME[name] & 1)

    out = ["    " + "   ".join(columns)]
    for row in rows:
        names = [f"{column}{row}" for column in columns]
        out.append("    " + "".join("--  " if road(f"{name}n") else "    " for name in names))
        cells = [("|" if road(f"{name}w") else " ") + f"{on(state, name):3}" for name in names]
        out.append(f"{row:<3}" + "".join(cells) + ("|" if road(f"{names[-1]}e") else ""))
    out.append("    " + "".join("--  " if road(f"{column}{rows[-1]}s") else "    " for column in columns))
    return "\n".join(line.rstrip() for line in out if line.strip())


def on(where: State | BoardGame, name: str) -> str:
    """What is on a parcel, as it is drawn: `Sa0`, `..1`, `Ho`."""
    state = where.state if isinstance(where, Game) else where
    parcel = BY_NAME[name]
    if state.water >> parcel & 1:
        return WATER
    owner = state.owner[parcel]
    return SIGNS[state.ground[parcel]] + (str(owner) if owner >= 0 else "")


def city(diagram: str = "", roads: str = "", players: int = 3, in_round: int = 1) -> State:
    """A state with this map and nothing else. `roads` are named by a parcel and its side: "d4e d5s"."""
    state = blank(players)
    state.step = built_in().steps()
    state.round = in_round
    drawing = parse(diagram)
    flood(state, sum(1 << BY_NAME[name] for name, cell in drawing.parcels.items() if cell == WATER))
    for name, cell in drawing.parcels.items():
        if cell == WATER:
            continue
        parcel, kind = BY_NAME[name], SIGNS.index(cell[:2])
        if cell[2:]:
            own(state, parcel, int(cell[2:]))
        if kind != FREE:
            put(state, parcel, kind)
        if kind == CITY_HALL:
            state.hall = parcel
    for line in (*sorted(drawing.roads), *(LINE_BY_NAME[name] for name in roads.split())):
        lay(state, line)
    assert min(state.tiles) >= 0, "more parcels than property tiles"
    return state


def flood(state: State, river: int) -> None:
    """These parcels are river, and no others."""
    state.water, state.bridges = river, bridges(river)
    state.unowned &= ~river


def shows(game: BoardGame, diagram: str) -> None:
    """The game's map looks like this, as far as it is drawn; without a road in the drawing roads are not compared."""
    wanted = parse(diagram)
    there = city(diagram, players=game.rules.seats)
    with_roads = bool(wanted.roads)
    expected = draw(there, wanted.columns, wanted.rows, with_roads)
    assert draw(game.state, wanted.columns, wanted.rows, with_roads) == expected


# Games


def scripted(
    diagram: str = "",
    *,
    at: str = "actions",
    until: str | None = None,
    players: int = 3,
    characters: str = "",
    in_play: str = "",
    in_round: int = 2,
    order: Sequence[int] | None = None,
    passed: Sequence[int] | None = None,
    placed: Mapping[int, str] | None = None,
    supply: Each = 0,
    revolvers: Each = 0,
    money: Each = 0,
    vp: Each = 0,
    stock: Each = 0,
    dynamite: Each = 0,
    quiet: Each = 0,
    kept: Mapping[int, str] | None = None,
    occupant: int = -1,
    ammunition: int = -1,
    roads: str = "",
    track: str = TRACK,
    bag: Mapping[str, int] | None = None,
    draws: str = "",
    combat: Sequence[int] = (),
    white: Sequence[int] = (),
    black: Sequence[int] = (),
    variants: str = "",
    edition: str = "english",
    river: str = "",
    outlaws: str = "",
    strength: int = 0,
    goals: str = "",
    prepare: Callable[[State], None] | None = None,
    version: Version = LATEST,
) -> BoardGame:
    """A game in the middle of a round, run until somebody is asked or it pauses.

    It pauses when the step `until` comes (its name, "" for no pause): by default at the end of
    phase 3, so that a test sees what the actions left behind.

    `at` is "characters" (a round begins; the track shows `passed`), "cowboys" (phase 2, nobody has placed or passed
    but as given), "actions" (phase 3: all have passed in the order `passed`, by default that of the seats), "income"
    (Building income, City Hall first), "end" (phase 4) or "final" (final scoring).

    `characters` are the players' own in seat order: "red sheriff, banker, paperboy fetching captain". What they do at
    once in phase 1 has been done and is not repeated. The set is filled up with PLAIN ones, unless it is named
    (`in_play`: "1R 2Y …"). `order` is the turn order, by default that of the characters' numbers.

    `placed` says where cowboys stand: {0: "wages wages d4 gambling+quiet"}. Of the rest `supply` are in the players'
    own supplies. `revolvers` and `supply` are 0 unless given, so that firepower is what the test says. `stock` are
    roads in hand, `kept` buildings not yet built. `track` goes from $3 to $12 ("-": empty); the bag has all that is
    not on map, track or `kept`, or just what `bag` says.

    `draws` come from the bag; `combat`, `white` and `black` are dice, rolled in the order given (in a duel: pass
    order). Without a wish the lowest comes.

    `outlaws` are parcels with one, `strength` is theirs (by default 10 from round 2 on); `goals` are the parcels that
    they pick by chance. Naming parcels puts the variant into play. `river` is one of one's own, with the
    variant. `prepare` puts in what else a variant needs. `version` is that of the rules the game began with.
    """
    if outlaws and "outlaws" not in variants:
        variants += " outlaws"
    if until is None:
        until = "" if at in ("end", "final") else "end"
    tiles = _tiles(characters, players)
    players = len(tiles)
    options = Options(players, "full", in_play or _set_of(tiles, edition), variants, edition, river)
    rules = paused_rules(options, until, version)
    table = rules.table
    state = city(diagram, roads, players, in_round)
    assert not state.water & ~table.water, "the river runs elsewhere"
    flood(state, table.water)
    state.slices = table.slices
    state.barred = sum(1 << BY_NAME[name] for name in outlaws.split())
    gang = next((variant.slice for variant in table.variants if variant.name == "outlaws"), None)
    if gang is not None and in_round - (at == "characters") > 1:
        gang.put(state, replace(gang.first, strength=strength or 10))
    for name, given in (("money", money), ("vp", vp), ("stock", stock), ("revolvers", revolvers), ("supply", supply)):
        _each(getattr(state, name), given)
    _each(state.dynamite, dynamite)
    _each(state.quiet, quiet)
    state.occupant, state.ammunition = occupant, ammunition
    for seat, names in (kept or {}).items():
        state.kept[seat] = tuple(NAMES.index(name) for name in names.split())
    state.sides = [table.in_play.get(number, -1) for number in range(len(CAST))]
    for seat, words in enumerate(tiles):
        _deal(table, state, seat, words)
    for seat, places in (placed or {}).items():
        for word in places.split():
            _stand(state, seat, word)
    if occupant >= 0:
        stand(state, occupant, state.hall)
    _count_cowboys(state)
    _stock_the_track(state, track, bag)
    everybody = list(table.seats)
    state.order = list(order) if order is not None else sorted(everybody, key=lambda seat: state.who[seat])
    state.passed = list(passed) if passed is not None else [] if at == "cowboys" else everybody
    _begin_at(state, at)
    if prepare is not None:
        prepare(state)
    refresh_all(state)
    assert state.income == from_scratch(state)
    script = Script(
        {
            "combat": combat,
            "white": white,
            "black": black,
            "bag": [NAMES.index(name) for name in draws.split()],
            "outlaw": [BY_NAME[name] for name in goals.split()],
        }
    )
    log = Log(script)
    settle(rules._steps, state, log)
    return Game(rules, state, Move(SETUP, None, tuple(log.draws), tuple(log.events), 0, True), script, None)


def new_game(
    players: int = 3,
    *,
    bag: str = "full",
    characters: str = "beginners",
    centre: str = "d4",
    mountains: str = "b2 c2 d2 e2 f2 g2 b7 c7 d7",
    draws: str = "drugstore bank saloon",
    order: Sequence[int] = (),
    until: str = "",
    **others: str,
) -> BoardGame:
    """A game from its set-up on: the parcels rolled for the centre and the Mountains, what is drawn from the bag.

    `others` are further options: variants, edition, river.
    """
    rolled = [centre, *mountains.split()]
    script = Script(
        {
            "white": ["abcdefgh".index(name[0]) for name in rolled],
            "black": [int(name[1]) - 1 for name in rolled],
            "bag": [NAMES.index(name) for name in draws.split()],
            "order": order,
        }
    )
    return Game.start(paused_rules(Options(players, bag, characters, **others), until), None, script)


def _each(values: list[int], given: Each) -> None:
    if isinstance(given, int):
        values[:] = [given] * len(values)
    elif isinstance(given, Mapping):
        for seat, value in given.items():
            values[seat] = value
    else:
        assert len(given) == len(values)
        values[:] = given


def _tiles(characters: str, players: int) -> list[str]:
    """The characters of the seats: those given, else PLAIN ones."""
    return [words.strip() for words in characters.split(",")] if characters else list(PLAIN[:players])


def _number(name: str) -> int:
    return next(c.number for c in CAST if name in (c.name, c.red_name))


def _side_of(words: str) -> tuple[int, str]:
    """A character's number and side: "red grocer" is 3R; the sides of 14 and 17 are not fixed."""
    name = words.removeprefix("red ")
    number = _number(name)
    if number in (CHOSEN_EACH_ROUND, BY_ROUND):
        return number, ""
    return number, "R" if words.startswith("red ") or name == CAST[number].red_name else "Y"


def _set_of(tiles: Sequence[str], edition: str = "english") -> str:
    """A set with these characters in it, filled up with plain ones; the Dutch edition has no Father Christmas."""
    sides = dict(_side_of(words) for tile in tiles for words in tile.split(" fetching "))
    wanted = 8 if 0 in sides else 7
    for words in PLAIN:
        number, side = _side_of("teacher" if edition == "dutch" and words == "father_christmas" else words)
        if len(sides) < wanted:
            sides.setdefault(number, side)
    return " ".join(f"{number}{side}" for number, side in sorted(sides.items()))


def _deal(table: Table, state: State, seat: int, words: str) -> None:
    """The player has chosen this character; its firepower counts, the Sheriff's white cowboy is in hand."""
    for tile in words.split(" fetching "):
        number, _ = _side_of(tile)
        state.taken |= 1 << number
        state.plays[seat] = number
        if number == CHOSEN_EACH_ROUND:
            state.sides[number] = int(tile == CAST[number].red_name)
        face = table.face(state, number)
        state.bonus[seat] += face.firepower
        if face.white:
            state.white = -1
            state.bonus[seat] += 1
    state.who[seat] = _side_of(words.split(" fetching ")[0])[0]


def _stand(state: State, seat: int, word: str) -> None:
    name, _, mark = word.partition("+")
    place = PLACE_BY_NAME[name]
    stand(state, seat, place)
    if mark:
        state.marks = (*state.marks, (place, seat, MARKS.index(mark)))
    if mark == "white":
        state.white = place
        state.bonus[seat] -= 1


def _count_cowboys(state: State) -> None:
    """The rest of each player's ten is in the general supply (the white one is not of the ten)."""
    for seat, here in enumerate(state.here):
        out = here.bit_count() + state.wage_cowboys[seat] + state.road_cowboys[seat]
        out -= sum(mark == WHITE and whose == seat for _, whose, mark in state.marks)
        state.general[seat] = COWBOYS - state.supply[seat] - out
        assert state.general[seat] >= 0, "more than ten cowboys"


def _stock_the_track(state: State, track: str, bag: Mapping[str, int] | None) -> None:
    state.track = [FREE if name == "-" else NAMES.index(name) for name in track.split()]
    close_empty(state)
    for place, after in BLOCKED_AFTER.items():
        if after < state.round:
            state.closed |= 1 << place
    out = [*state.ground, *state.track, *(kind for kept in state.kept for kind in kept)]
    state.bag = [max(0, COUNTS[kind] - out.count(kind)) if kind else 0 for kind in range(KINDS)]
    if bag is not None:
        state.bag = [bag.get(name, 0) for name in NAMES]


def _begin_at(state: State, at: str) -> None:
    if at == "characters":
        state.round -= 1
        players = len(state.who)
        state.who, state.plays, state.taken, state.bonus = [-1] * players, [-1] * players, 0, [0] * players
        state.white = -2
        if state.sides[CHOSEN_EACH_ROUND] >= 0:
            state.sides[CHOSEN_EACH_ROUND] = 2
    state.frames = {
        "characters": [RoundFrame()],
        "cowboys": [CowboysFrame(0)],
        "actions": [ActionsFrame(0)],
        "income": [EndFrame(0), IncomeFrame(0), HallFrame(0)],
        "end": [EndFrame(0)],
        "final": [FinalFrame()],
    }[at]


# Playing


def answer(game: BoardGame, *answers: str) -> None:
    """Give answers such as "0 cowboy d4", each a seat and an action."""
    for words in answers:
        seat, action = words.split(" ", 1)
        game.apply(int(seat), action)


def refused(game: BoardGame, words: str, code: str, rule: str, **details: Any) -> None:
    """The answer is refused for this reason, is not among the legal ones, and leaves everything as it was.

    Of the reason's figures those given here are compared.
    """
    seat, action = int(words.split(" ", 1)[0]), words.split(" ", 1)[1]
    rules = game.rules
    before = everything(game.state)
    reason = game.why_not(seat, action)
    assert reason is not None, f"{words} is allowed"
    assert (reason.code, reason.rule) == (code, rule)
    assert {name: reason.details.get(name) for name in details} == details
    assert rules.check(game.state, seat, rules.parse_action(action)) == reason
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action)
    assert caught.value.refusal == reason
    assert action not in options(game, seat)
    assert everything(game.state) == before


def everything(state: State) -> dict[str, Any]:
    """All a state holds, to compare two of them."""
    copied = state.copy()
    return {name: getattr(copied, name) for name in FIELDS}


# Looking


def options(game: BoardGame, seat: int | None = None) -> list[str]:
    """Everything the seat (without one: who is asked) may answer now, as text."""
    if seat is None:
        assert game.decision is not None
        (seat,) = game.decision.seats
    return [game.rules.action_text(action) for action in game.legal_actions(seat)]


def choices(game: BoardGame, seat: int | None = None) -> list[str]:
    """The options, without the roads that may be laid at any time."""
    return [option for option in options(game, seat) if not option.startswith("road ")]


def asked(game: BoardGame) -> str:
    """Who is asked for what, such as "0 cowboy"; "pause" where the test stopped the game, "" when it is over."""
    decision = game.decision
    if decision is None:
        return ""
    return f"{','.join(map(str, decision.seats))} {decision.kind}".strip()


FIGHT_DETAILS = ("sides", "tie", "stake")


def told(game: BoardGame, kind: str) -> list[dict[str, Any]]:
    """What all were told of one kind of event, from the beginning on; of a fight its result alone."""
    return [{key: one[key] for key in one if key not in FIGHT_DETAILS} for one in told_in_full(game, kind)]


def told_in_full(game: BoardGame, kind: str) -> list[dict[str, Any]]:
    """The same, with what a fight is made of and about."""
    return [event.data for event in game.events(None) if event.kind == kind]


def gains(game: BoardGame, why: str) -> dict[int, int]:
    """The money or VP each player got for one reason, such as "wages" or "parcels-vp"."""
    found: dict[int, int] = {}
    for event in game.events(None):
        if event.kind in ("earned", "scored-vp") and event.data["why"] == why:
            seat = event.data["seat"]
            found[seat] = found.get(seat, 0) + event.data.get("amount", event.data.get("vp", 0))
    return found


def income_of(where: State | BoardGame, name: str) -> int:
    """What the building on a parcel pays now."""
    state = where.state if isinstance(where, Game) else where
    return state.income[BY_NAME[name]]


def standing(game: BoardGame, seat: int) -> list[str]:
    """Where the player's cowboys stand: parcels first, then spaces."""
    state = game.state
    found = [PLACE_NAMES[place] for place in members(state.here[seat])]
    found += [PLACE_NAMES[WAGES]] * state.wage_cowboys[seat] + [PLACE_NAMES[ROAD]] * state.road_cowboys[seat]
    return found


def parcels_of(game: BoardGame, seat: int) -> list[str]:
    return [PARCEL_NAMES[parcel] for parcel in members(game.state.owned[seat])]


def track_of(game: BoardGame) -> list[str]:
    """The buildings for sale, $3 to $12; "-" for an empty space."""
    return ["-" if kind == FREE else NAMES[kind] for kind in game.state.track]


def connected(where: State | BoardGame) -> list[str]:
    state = where.state if isinstance(where, Game) else where
    return [PARCEL_NAMES[parcel] for parcel in members(state.linked)]


def roads_on(where: State | BoardGame) -> list[str]:
    state = where.state if isinstance(where, Game) else where
    return [LINE_NAMES[line] for line in members(state.roads)]

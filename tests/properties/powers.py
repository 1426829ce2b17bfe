"""How often each side of each character did something: told from the events of a game, face by face."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from carson.board.characters.cast import CAST
from carson.board.characters.sets import RED
from carson.board.rules import BoardRules
from carson.kernel import Event, Game

SIDES = ("yellow", "red")
EVERY_FACE = tuple(f"{character.name} {side}" for character in CAST for side in SIDES)

Test = Callable[[dict[str, Any]], bool]


def _any(data: dict[str, Any]) -> bool:
    return True


def _why(*reasons: str) -> Test:
    return lambda data: data.get("why") in reasons


# What shows that a power was used: the kind of an event, and what it must say. Whoever it names must hold the face
# (`seat`, or `taker` of a payment), but for what happens to others through it.
EVIDENCE: dict[str, tuple[tuple[str, Test], ...]] = {
    "paperboy yellow": (("character", lambda data: data["character"] != "paperboy"),),
    "paperboy red": (("character", lambda data: data["character"] != "paperboy"),),
    "sheriff yellow": (("cowboy", lambda data: data["mark"] == "white"),),
    "sheriff red": (("scored-vp", _why("duel-lost")),),
    "banker yellow": (("earned", _why("banker")),),
    "banker red": (("scored-vp", _why("banker")),),
    "grocer yellow": (("doubled", _any), ("earned", _why("grocer"))),
    "grocer red": (("scored-vp", _why("grocer")), ("earned", _why("grocer"))),
    "chinese_worker yellow": (("roads", lambda data: data["count"] == 2),),
    "chinese_worker red": (("paid", _why("chinese-worker")),),
    "settler yellow": (("claimed", _any),),
    "settler red": (("scored-vp", _why("settler")), ("earned", _why("settler"))),
    "captain yellow": (("paid", _why("captain")),),
    "captain red": (("paid", _why("captain")),),
    "mercenary yellow": (("duel", _any),),
    "mercenary red": (("duel", _any),),
    "indian yellow": (("claimed", _any),),
    "indian red": (("paid", _why("parcel")),),
    "prospector yellow": (("paid", _why("founding")),),
    "prospector red": (("dynamite", _any),),
    "gunsmith yellow": (("scored-vp", _why("duel-won")),),
    "gunsmith red": (("dynamite", _any),),
    "singer yellow": (("cowboy", lambda data: data["mark"] == "quiet"),),
    "singer red": (("cowboy", lambda data: data["mark"] == "luck"),),
    "auctioneer yellow": (("auction", lambda data: bool(data["lot"])),),
    "auctioneer red": (("auction", lambda data: not data["lot"]),),
    "governor yellow": (("roads", lambda data: data["count"] == 1),),
    "governor red": (("handed-over", _any),),
    "doctor yellow": (("healed", _any), ("handed-over", _why("doctor"))),
    "doctor red": (("handed-over", _why("undertaker")), ("scored-vp", _why("undertaker"))),
    "cowboy yellow": (("new-horse", _any),),
    "cowboy red": (("paid", _why("founding")),),
    "heroes yellow": (("earned", _why("building-income")),),
    "heroes red": (("scored-vp", _why("heroes")),),
    "teacher yellow": (("round-begins", _any),),
    "teacher red": (("scored-vp", _why("final")),),
    "lawyer yellow": (("claimed", _any),),
    "lawyer red": (("scored-vp", _why("editor")),),
    "father_christmas yellow": (("scored-vp", _why("father-christmas")),),
    "father_christmas red": (("letter", _any),),
}
# What these do shows at others, or at nobody in particular.
AT_OTHERS = ("doctor yellow", "doctor red", "mercenary yellow", "mercenary red", "teacher yellow")


class _Table:
    """Who holds which faces, as events tell it."""

    def __init__(self, rules: BoardRules) -> None:
        self.sides = {CAST[number].name: side for number, side in rules.table.in_play.items()}
        self.round = 0
        self.holds: dict[int, list[str]] = {}

    def follow(self, event: Event) -> None:
        if event.kind == "character-in-play":  # drawn at the start, when one plays alone
            self.sides[event.data["character"]] = SIDES.index(event.data["side"])
        elif event.kind == "round-begins":
            self.round, self.holds = event.data["round"], {}
        elif event.kind == "flipped":
            name = CAST[event.data["number"]].name
            self.sides[name] = 1 - self.sides[name]
            for held in self.holds.values():
                held[:] = [f"{name} {SIDES[self.sides[name]]}" if face.startswith(name) else face for face in held]
        elif event.kind == "character":
            self.holds.setdefault(event.data["seat"], []).append(self._face(event.data["character"]))

    def _face(self, name: str) -> str:
        if name in ("doctor", "undertaker"):
            return "doctor yellow" if name == "doctor" else "doctor red"
        if name == "editor":
            return "lawyer red"
        if name == "teacher":
            return "teacher red" if self.round == 4 else "teacher yellow"
        return f"{name} {SIDES[1 if self.sides[name] == RED else 0]}"


def powers_used(game: Game[Any, Any, Any]) -> Counter[str]:
    assert isinstance(game.rules, BoardRules)
    table = _Table(game.rules)
    used: Counter[str] = Counter()
    for move in (game.setup, *game.moves):
        for event in move.events:
            used.update(_shown(table, event))
            table.follow(event)
    return used


def _shown(table: _Table, event: Event) -> Iterator[str]:
    for seat, faces in table.holds.items():
        for face in faces:
            named = event.data.get("taker", event.data.get("seat", seat))
            if named != seat and face not in AT_OTHERS:
                continue
            if any(kind == event.kind and test(event.data) for kind, test in EVIDENCE[face]):
                yield face

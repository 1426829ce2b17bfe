"""Answers to a player's questions: rules, incomes, odds, scores, everybody's things, why something is not allowed."""

from fractions import Fraction
from typing import Final

from rich.text import Text

from carson.board.characters.cast import CAST
from carson.board.library import BoardGame
from carson.board.material.buildings import PIECES
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.pieces import SIGNS
from carson.board.material.spaces import PLACE_BY_NAME, PLACE_NAMES
from carson.board.notation.diagram import WATER
from carson.board.variants.places import OWN_PLACE_NAMES
from carson.board.views.view import View
from carson.cli.abbreviations import NONE, matches, nearest
from carson.cli.board.draw.incomes import drawn_preview, drawn_sheet
from carson.cli.board.draw.sheets import scored, sheets
from carson.cli.board.draw.style import SEAT
from carson.cli.board.figures import Figures, percent, standing_at
from carson.cli.board.painter import BoardPainter
from carson.cli.board.typed.actions import VERBS, Reader
from carson.cli.board.typed.names import Names
from carson.cli.board.variants.registry import VERBS as OF_VARIANTS
from carson.cli.board.variants.registry import stranger_in
from carson.cli.draw.style import HEAD, LOUD, QUIET, REFUSED
from carson.cli.table.helpdesk import BaseHelpdesk
from carson.cli.terminal import Terminal
from carson.rulebook.texts import numbered

# The rules behind what can be typed.
ABOUT: Final = {
    "claim": ("BG-3.6", "BG-9.23"),
    "choose": ("BG-4.1",),
    "cowboy": ("BG-4.2", "BG-4.3", "BG-4.4"),
    "road": ("BG-1.5", "BG-1.6"),
    "buy": ("BG-6.5", "BG-6.6"),
    "spend": ("BG-6.11", "BG-4.10", "BG-9.22"),
    "build": ("BG-7.1", "BG-7.2", "BG-7.4", "BG-7.5"),
    "house": ("BG-7.2",),
    "townhouse": ("BG-7.3",),
    "ask": ("BG-7.2",),
    "pass": ("BG-4.2", "BG-4.5", "BG-4.7"),
    "shift": ("BG-11.4", "BG-13.3", "BG-16.24"),
    "withdraw": ("BG-13.3",),
    **{name: verb.rules for name, verb in OF_VARIANTS.items()},
}
BUILDING_RULES: Final = {piece.name: piece.rule for piece in PIECES if piece.rule}


class Helpdesk(BaseHelpdesk):
    """Prints answers for one table. Nothing here changes the game."""

    book = "BG"

    def __init__(self, terminal: Terminal, painter: BoardPainter, names: Names) -> None:
        super().__init__(terminal, painter.words, painter.teller)
        self._painter = painter
        self._names = names
        self._teller = painter.teller

    # ?

    def help(self, topic: str, view: View) -> None:
        """What can be typed; or what is known of a verb, character, building, space, parcel, number or word."""
        if not topic:
            texts = ["cli-board-play-help", *(f"cli-board-about-{each.name}" for each in view.table.variants)]
            self.overview(map(self.words, texts), view.decision)
            return
        verb = matches(topic, dict.fromkeys(VERBS, ()))
        who, what, space = self._names.options(topic), self._names.buildings(topic), self._names.spaces(topic)
        if topic.casefold() in BY_NAME:
            self.parcel(topic.casefold(), view)
        elif topic in SIGNS[1:]:
            self._sign(KIND_NAMES[SIGNS.index(topic)])
        elif len(verb) == 1:
            self.list(
                [
                    numbered(self.words.language)[number]
                    for number in ABOUT[verb[0]]
                    if number in numbered(self.words.language)
                ]
            )
        elif topic == WATER:
            self.cite("BG-11.2")
        elif len(space) == 1 and space[0] in OWN_PLACE_NAMES:
            self.list(
                [
                    numbered(self.words.language)[number]
                    for number in ("BG-13.2", "BG-13.3")
                    if number in numbered(self.words.language)
                ]
            )
        elif len(space) == 1:
            self.say(f"{self._teller.place(space[0])}: {self._teller.what_space_does(space[0])}")
        elif len(what) == 1:
            self.cite(BUILDING_RULES[what[0]])
        elif len(who) == 1:
            self._character(who[0], view)
        else:
            self.rules(topic)

    def _sign(self, kind: str) -> None:
        """What two letters on the map stand for."""
        self.say(self._teller.building(kind), LOUD)
        self.cite(BUILDING_RULES.get(kind, ""))

    def _character(self, name: str, view: View) -> None:
        number = next(c.number for c in CAST if name in (c.name, c.red_name))
        there = next((c for c in view.characters if c.number == number), None)
        if there is not None and name == there.name:
            self.say(f"{self._teller.character(name)}: {self._teller.power(name, there.side)}")
        self.cite(CAST[number].rule)

    # Why not

    def why(self, typed: str, game: BoardGame, seat: int, reader: Reader) -> None:
        """Whether something may be done; it is not done."""
        action = self.allowed(typed, game, seat, reader)
        if action is None:
            return
        said = self._teller.action(game.rules.action_text(action), game.decision)
        self.say(self.words("cli-may", action=said))

    # i, o

    def income(self, typed: str, view: View, seat: int) -> None:
        """The income of what stands on a parcel; with a kind before it, of what is not built yet; alone, of all."""
        words = typed.casefold().split()
        if not words and any(view.income):
            self._incomes(view)
            return
        parcels = [word for word in words if word in BY_NAME]
        kind = " ".join(word for word in words if word not in BY_NAME)
        if len(parcels) != 1:
            self.say(self.words("cli-board-income-how"), REFUSED)
        elif not kind:
            self.parcel(parcels[0], view)
        else:
            self._preview(kind, parcels[0], view, seat)

    def _incomes(self, view: View) -> None:
        """What every building pays as it stands, player by player."""
        text = Text()
        for player in view.players:
            owned = [at for at in player.parcels if view.income[BY_NAME[at]]]
            for at in sorted(owned, key=lambda at: -view.income[BY_NAME[at]]):
                text.append(f"{'$' + str(view.income[BY_NAME[at]]):>5}  ", SEAT[player.seat])
                text.append(self.words("cli-board-pays", building=view.ground[BY_NAME[at]], at=at))
                text.append(f"  {self._painter.name(player.seat)}\n", QUIET)
        text.rstrip()
        self.show(text)

    def parcel(self, parcel: str, view: View) -> None:
        """What stands there, whose it is, what it costs or pays."""
        figures, at = self._painter.figures(view), BY_NAME[parcel]
        if view.water() >> at & 1:
            self.say(self.words("cli-board-water", at=parcel))
            self.cite("BG-11.2")
            return
        kind, owner = view.ground[at], view.owner[at]
        what = self.words("cli-board-free") if kind == "free" else self._teller.building(kind)
        text = Text().append(f"{parcel}  {what}", LOUD)
        text.append("  " + (self._painter.name(owner) if owner >= 0 else self.words("cli-board-nobodys")), QUIET)
        text.append("  " + self.words("cli-board-linked", linked="yes" if view.linked[at] else "no"), QUIET)
        self.show(text)
        if (there := stranger_in(view)) is not None and view.barred() >> at & 1:
            stranger, shown = there
            self.say(self.words(f"cli-board-{stranger.name}-here", **shown))
        sheet = figures.income(parcel)
        if sheet is not None:
            self.show(drawn_sheet(sheet, self.words, self._teller))
        elif owner < 0 and parcel != view.city_hall and view.seat is not None:
            self.say(self.words("cli-board-price", price=figures.price(view.seat, parcel)))
        elif kind != "free":
            self.say(self.words("cli-board-no-income"))

    def _preview(self, kind: str, parcel: str, view: View, seat: int) -> None:
        meant = self._names.buildings(kind)
        if len(meant) != 1:
            near = nearest(kind, self._names.all_buildings()) if not meant else NONE
            self.say(self.words("cli-typed-unknown", typed=kind, near=near), REFUSED)
            return
        figures = self._painter.figures(view)
        found = figures.preview(seat, meant[0], parcel)
        if found is None:
            self.say(self.words("cli-board-no-preview", at=parcel), REFUSED)
            return
        houses = figures.brought(seat, meant[0], parcel)
        self.show(drawn_preview(found, houses, self.words, self._teller, self._painter.name))

    def odds(self, typed: str, view: View) -> None:
        """How likely each player who stands on a place is to win it; alone, of every duel to come."""
        typed, figures = typed.casefold().strip(), self._painter.figures(view)
        fights = [place for place in standing_at(view) if figures.contested(place)]
        if typed in PLACE_NAMES:
            meant = [typed]
        else:
            meant = self._names.spaces(typed) if typed else fights
        if not meant or (typed and len(meant) > 1):
            self.say(self.words("cli-board-odds-how"), REFUSED)
            return
        for place in meant:
            self._duel(place, figures, view)

    def _duel(self, place: str, figures: Figures, view: View) -> None:
        found = figures.odds(place)
        there = stranger_in(view) if view.barred() >> PLACE_BY_NAME[place] & 1 else None
        if len(found) < (2 if there is None else 1):
            self.say(self.words("cli-board-no-duel-there", place=place))
            return
        text = Text(self._teller.place(place), HEAD)
        for seat in sorted(found, key=lambda seat: -found[seat]):
            power = view.players[seat].firepower.total
            line = self.words("cli-board-odds", name=self._painter.name(seat), power=power)
            text.append(f"\n {percent(found[seat]):>5}  ", SEAT[seat]).append(line)
        if there is not None:
            stranger, shown = there
            line = self.words(f"cli-board-odds-{stranger.name}", **shown)
            text.append(f"\n {percent(1 - sum(found.values(), Fraction(0))):>5}  ", LOUD).append(line)
        self.show(text)

    # s, c, m, t

    def scores(self, view: View) -> None:
        self.say(self.words("cli-board-scores-now"), HEAD)
        self.show(sheets(scored(view, self._painter.name), self.words, self._teller))

    def everything(self, view: View) -> None:
        self.show(self._painter.characters(view))
        self.show(Text())
        self.show(self._painter.players(view, "wide"))
        bag = [f"{self._teller.building(kind)} {count}" for kind, count in view.bag.items()]
        self.say(self.words("cli-board-bag", kinds=", ".join(bag) or "–"), QUIET)

    def map(self, view: View) -> None:
        self.show(self._painter.map(view, (), self._painter.figures(view), tall=True))
        there = [kind for kind in KIND_NAMES[1:] if kind in view.ground]
        signs = [f"{SIGNS[KIND_NAMES.index(kind)]} {self._teller.building(kind)}" for kind in there]
        if view.water():
            signs.append(WATER + " " + self.words("cli-board-water-sign"))
        if view.barred() and (found := stranger_in(view)) is not None:
            stranger, _ = found
            signs.append(f"{stranger.sign} " + self.words(f"cli-board-{stranger.name}-sign"))
        self.say(", ".join(signs), QUIET)

    def track(self, view: View) -> None:
        self.show(self._painter.track(view, self._painter.figures(view), self.width))

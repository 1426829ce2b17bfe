"""Answers to a player's questions: rules, scores, the log, everybody's cities, why something is not allowed."""

from typing import Final

from rich.text import Text

from carson.cards.characters.cast import CAST
from carson.cards.data.counts import OBJECT_COUNTS
from carson.cards.library import CardGame
from carson.cards.material.pieces import CHARACTERS, OBJECT_NAMES, OBJECT_SIGNS
from carson.cards.views.view import View
from carson.cli.abbreviations import matches
from carson.cli.cards.draw.city import card
from carson.cli.cards.draw.sheets import Scored, sheets
from carson.cli.cards.gains import changed_lines, gain
from carson.cli.cards.painter import CardPainter
from carson.cli.cards.typed import Reader
from carson.cli.draw.style import HEAD, LOUD, QUIET, gain_style, signed
from carson.cli.table.helpdesk import BaseHelpdesk
from carson.cli.terminal import Terminal
from carson.rulebook.texts import numbered

# The rules behind what can be typed.
ABOUT: Final = {
    "bid": ("CG-4.4", "CG-4.7", "CG-4.9"),
    "use": ("CG-4.3", "CG-4.5"),
    "pass": ("CG-4.3",),
    "take": ("CG-4.6", "CG-4.8"),
    "place": ("CG-6.1", "CG-6.2", "CG-6.3", "CG-6.4", "CG-6.5", "CG-6.6"),
    "aside": ("CG-6.7",),
    "sell": ("CG-7.10",),
}


class Helpdesk(BaseHelpdesk):
    """Prints answers for one table. Nothing here changes the game."""

    book = "CG"

    def __init__(self, terminal: Terminal, painter: CardPainter) -> None:
        super().__init__(terminal, painter.words, painter.teller)
        self._painter = painter
        self._teller = painter.teller

    # ?

    def help(self, topic: str, view: View) -> None:
        """What can be typed; or what is known of a verb, character, card, object, number or word."""
        if not topic:
            self.overview([self.words("cli-play-help")], view.decision)
            return
        verb = matches(topic, dict.fromkeys(ABOUT, ()))
        who = matches(topic, {name: (self._teller.character(name),) for name in CHARACTERS})
        terrain = matches(topic, {c.id: () for c in view.table.deck.terrain})
        if len(verb) == 1:
            self.list([numbered(self.words.language)[number] for number in ABOUT[verb[0]]])
        elif len(who) == 1:
            self.say(f"{self._teller.character(who[0])}: {self._teller.power(who[0])}")
            self.cite(CAST[CHARACTERS.index(who[0])].rule)
        elif len(terrain) == 1:
            self._card(view, terrain[0])
        else:
            self.rules(self._object_rule(topic) or topic)

    def _object_rule(self, topic: str) -> str:
        """The rule of an object, by its name or its sign on the cards."""
        spellings = {name: (self._teller.object(name),) for name in OBJECT_NAMES[2:]}
        signed = [name for name in spellings if OBJECT_SIGNS[OBJECT_NAMES.index(name)] == topic]
        found = signed or matches(topic, spellings)
        if len(found) != 1:
            return ""
        return next(row.rule for row in OBJECT_COUNTS if OBJECT_NAMES[row.kind] == found[0])

    def _card(self, view: View, name: str) -> None:
        code = view.table.codes[name]
        attraction = self.words("cli-card-attraction", attraction=view.table.attraction[code])
        self.show(Text().append(f"{name}  ", LOUD).append(attraction, QUIET))
        self.show(card(view.table.parcels[code]))

    # Why not

    def why(self, typed: str, game: CardGame, seat: int, reader: Reader) -> None:
        """Whether something may be done, and what it would change; it is not done."""
        action = self.allowed(typed, game, seat, reader)
        if action is None:
            return
        view = game.view(seat)
        assert game.decision is not None
        said = self._teller.action(game.rules.action_text(action), game.decision.kind)
        text = Text(self.words("cli-may", action=said))
        points = gain(view, seat, action)
        if points is not None:
            text.append(f" {signed(points)}", gain_style(points))
            for name, change in changed_lines(view, seat, action).items():
                text.append(f"\n  {signed(change):>4}  ", gain_style(change)).append(self._teller.line(name))
        self.show(text)

    # s, c

    def scores(self, view: View) -> None:
        self.say(self.words("cli-scores-now"), HEAD)
        self.show(sheets(scored(view, self._painter), self.words, self._teller, self.width))

    def cities(self, view: View) -> None:
        for player in view.players:
            self.show(self._painter.city(view, player.seat))


def scored(view: View, painter: CardPainter) -> list[Scored]:
    """Everybody's points as they stand, real players' with their sheets."""
    return [
        Scored(
            painter.name(player.seat),
            view.points(player.seat),
            None if player.level else view.sheet(player.seat),
        )
        for player in view.players
    ]

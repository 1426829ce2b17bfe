"""What an answer brings its player, as sums in words: "+$8", "Ranch d3 $4 + Ranch d5 $3 = +$7 at Building income"."""

from collections.abc import Callable, Iterator
from typing import cast

from carson.board.actions import Buy
from carson.board.library import BoardGame
from carson.board.rules import BoardRules
from carson.board.views.gains import Gain, GainPart, baseline
from carson.board.views.meanings import ActionPreview
from carson.board.views.previews import preview_of
from carson.cli.board.typed.choices import Choice
from carson.words import Words

MONEY = ("money", "income")


class Sums:
    def __init__(self, words: Words, name: Callable[[int], str]) -> None:
        self._words = words
        self._name = name

    def of(self, game: BoardGame, seat: int, keys: list[Choice]) -> dict[str, str]:
        """By the text of an action; nothing for one that draws, or brings nothing that is known before."""
        rules, state = cast(BoardRules, game.rules), game.state
        base = baseline(rules, state, seat, [choice.action for choice in keys])
        found = {choice.text: preview_of(rules, state, seat, choice.action, base) for choice in keys}
        buys = {choice.text for choice in keys if type(choice.action) is Buy}
        told = {text: "; ".join(self._lines(one, seat, text in buys)) for text, one in found.items() if one}
        return {text: line for text, line in told.items() if line}

    def _lines(self, preview: ActionPreview, seat: int, buys: bool) -> Iterator[str]:
        for gain in preview.gains:
            yield self._sum(gain)
        if buys and preview.price:
            yield f"−${preview.price}"
        own = sum(one.after - one.before for one in preview.changes if one.seat == seat)
        if own and not any(gain.unit == "income" for gain in preview.gains):
            yield self._words("board-sum-each-round", sum=self._counted("money", own))
        if preview.sites and preview.sites[0].pays:
            yield self._words("board-sum-site", pays=preview.sites[0].pays, at=preview.sites[0].at)
        for chance in preview.chances:
            if chance.seat == seat:
                percent = self._words("percent", percent=chance.percent)
                yield self._words("board-sum-chance", percent=percent)

    def _sum(self, gain: Gain) -> str:
        """With its parts, where there are several or one lies somewhere."""
        told = self._counted(gain.unit, gain.amount)
        if len(gain.parts) > 1 or any(part.at or part.seat >= 0 for part in gain.parts):
            parts = " + ".join(self._part(part, gain.unit) for part in gain.parts).replace("+ −", "− ")
            told = f"{parts} = {told}"
        if gain.unit == "income":
            told = self._words("board-sum-each-round", sum=told)
        if gain.when:
            told = self._words(f"board-sum-{gain.when}", sum=told)
        return self._words("board-sum-most", sum=told) if gain.most else told

    def _part(self, part: GainPart, unit: str) -> str:
        sign = "−" if part.amount < 0 else ""
        amount = f"{sign}{'$' if unit in MONEY else ''}{abs(part.amount)}"
        if part.at:
            return f"{self._words.name('object', part.what)} {part.at} {amount}"
        if part.seat >= 0:
            return f"{self._name(part.seat)} {amount}"
        line = f"board-line-{part.what.replace('_', '-')}"
        return f"{self._words(line)} {amount}" if self._words.has(line) else amount

    def _counted(self, unit: str, amount: int) -> str:
        sign, count = "−" if amount < 0 else "+", abs(amount)
        return f"{sign}${count}" if unit in MONEY else sign + self._words(f"board-count-{unit}", count=count)

"""A review on the terminal, and as JSON."""

import json
from collections.abc import Iterable
from typing import Any, Final

from msgspec import to_builtins
from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from carson.analysis import Answer, Decided, SeatReview, Verdict, analyst, effort_of
from carson.analysis.reviewing import part, summed_up, work
from carson.analysis.seat_history import seat_history
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.cli.progress import progress_bar
from carson.cli.replays.replay import Replay
from carson.cli.terminal import Terminal
from carson.words import Teller

BARS: Final = "▁▂▃▄▅▆▇█"
MOST_STROKES: Final = 3
WORTH_A_WORD: Final = 0.01  # luck
COLOURS: Final[dict[Verdict, str]] = {"slip": "yellow", "mistake": "dark_orange", "blunder": "red", "best": "green"}


def reviewed(replay: Replay, seats: Iterable[int], effort: str, seed: str) -> list[SeatReview]:
    """With a bar that moves."""
    seen = [seat_history(replay.game, seat) for seat in seats]
    judge, how = analyst(replay.game.rules), effort_of(effort)
    found = []
    with progress_bar() as bar:
        task = bar.add_task(replay.story.words("cli-analyse-progress"), total=sum(work(one) for one in seen))
        for one in seen:
            parts = []
            for number in range(work(one)):
                parts.append(part(judge, one, how, seed, number, number + 1))
                bar.advance(task)
            found.append(summed_up(one.seat, one.share, one.moves, parts))
    return found


def as_text(replay: Replay, found: list[SeatReview], effort: str, seed: str) -> str:
    """As JSON, with the chances, the reasons as data, and what is derived from them."""
    data = {
        "head": replay.record.head,
        "effort": effort,
        "seed": seed,
        "players": replay.story.players(replay.game),
        "reviews": [_review(one) for one in found],
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _review(found: SeatReview) -> dict[str, Any]:
    plain: dict[str, Any] = to_builtins(found)
    for decision, told in zip(found.decisions, plain["decisions"], strict=True):
        judged = decision.judgement
        told |= {"before": judged.before, "after": judged.after, "loss": judged.loss, "verdict": judged.verdict}
    return plain


class Reviewed:
    """One seat's review, for people."""

    def __init__(self, replay: Replay, terminal: Terminal, review: SeatReview) -> None:
        self._replay = replay
        self._terminal = terminal
        self._review = review
        self._words = replay.story.words
        self._names = {one["seat"]: str(one["name"]) for one in replay.story.players(replay.game)}
        self._decisions = {decision.move: decision for decision in review.decisions}

    def show(self, every: bool) -> None:
        review, words, say = self._review, self._words, self._terminal.say
        say()
        say(words("cli-analyse-seat", name=self._name(review.seat), seat=review.seat), HEAD)
        say("  " + words("cli-analyse-chance", start=_percent(review.start), end=_percent(review.end)))
        parts = {name: _signed(getattr(review, name)) for name in ("skill", "luck", "others")}
        self._say(words("cli-analyse-parts", **parts), 2)
        say(f"  {bars([point.chance for point in review.series], self._terminal.width - 4)}", QUIET)
        if every:
            self._terminal.show(Padding(self._table(), (1, 0, 0, 2)))
        self._heading("mistakes")
        if not review.mistakes:
            say("    " + words("cli-analyse-no-mistakes"), QUIET)
        for move in review.mistakes:
            self._decision(self._decisions[move])
        if review.best is not None:
            self._heading("best")
            self._decision(self._decisions[review.best])
        self._luck()

    def _heading(self, name: str) -> None:
        self._terminal.say("  " + self._words(f"cli-analyse-{name}"), LOUD)

    def _say(self, text: str, indent: int, style: str = "") -> None:
        """With its further lines below the first."""
        self._terminal.show(Padding(Text(text, style), (0, 0, 0, indent)))

    def _numbered(self, move: int, text: str, style: str = "") -> None:
        line = Table.grid(padding=(0, 2, 0, 0))
        line.add_column(width=5, justify="right")
        line.add_row(Text(str(move), style), Text(text, style))
        self._terminal.show(line)

    def _name(self, seat: int) -> str:
        return self._names.get(seat, str(seat))

    def _decision(self, decided: Decided) -> None:
        judged = decided.judgement
        before, after = (self._words("percent", percent=_percent(one)) for one in (judged.before, judged.after))
        change = f"{before} → {after}"
        verdict = self._words(f"verdict-{judged.verdict}")
        head = f"{self._said(decided, judged.played)}: {change}, {verdict}"
        self._numbered(decided.move, head, COLOURS.get(judged.verdict, ""))
        if judged.verdict == "best":
            self._reasons(judged.given)
            return
        best = judged.best
        told = self._words("cli-analyse-better", action=self._said(decided, best.action), chance=_percent(best.chance))
        self._say(told, 9)
        self._reasons(best)

    def _reasons(self, answer: Answer) -> None:
        teller = Teller(self._words, self._name)
        for reason in answer.reasons:
            self._say(teller.reason(reason), 11, QUIET)

    def _said(self, decided: Decided, action: str) -> str:
        return self._words.action(action, decided.asked, decided.asking)

    def _luck(self) -> None:
        strokes = [one for one in self._review.strokes if abs(one.gained) >= WORTH_A_WORD]
        strokes.sort(key=lambda one: -abs(one.gained))
        if not strokes:
            return
        self._heading("luck")
        for one in strokes[:MOST_STROKES]:
            told = " ".join(said for _, said in self._replay.lines(one.move, self._review.seat))
            self._numbered(one.move, f"{_signed(one.gained)}  {told}")

    def _table(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD)
        for name in ("move", "decision", "before", "after", "verdict"):
            number = name in ("move", "before", "after")
            table.add_column(self._words(f"cli-analyse-{name}"), justify="right" if number else "left")
        for decided in self._review.decisions:
            judged = decided.judgement
            cells = [str(decided.move), self._said(decided, judged.played)]
            cells += [str(_percent(judged.before)), str(_percent(judged.after))]
            verdict = Text(self._words(f"verdict-{judged.verdict}"), COLOURS.get(judged.verdict, ""))
            table.add_row(*cells, verdict)
        return table


def bars(chances: list[float], width: int) -> str:
    """The chances as a row of bars, of at most so many."""
    step = max(1, -(-len(chances) // max(1, width)))
    shown = chances[::step]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _signed(change: float) -> str:
    found = round(100 * change)
    return f"+{found}" if found > 0 else f"−{-found}" if found else "±0"

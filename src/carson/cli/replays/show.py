"""A replay on the terminal: told round by round, as one position, or step by step."""

from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.cli.replays.replay import Replay
from carson.cli.terminal import Terminal


class Show:
    def __init__(self, replay: Replay, terminal: Terminal, seat: int | None) -> None:
        self._replay = replay
        self._terminal = terminal
        self._seat = seat
        self._story = replay.story
        self._words = replay.story.words

    def head(self, name: str) -> None:
        title, *players, facts = self._story.head(self._replay.game, self._replay.record, name)
        self._terminal.say(title, HEAD)
        for line in players:
            self._terminal.say(f"  {line}")
        self._terminal.say(f"  {facts}", QUIET)

    def whole(self) -> None:
        """Every round in words, then the end, or how it stands."""
        for number in range(len(self._replay.moves)):
            self._move(number)
        self._terminal.say()
        if self._replay.game.decision is None:
            self._story.show_end(self._replay.game, self._terminal)
        else:
            self._terminal.say(self._words("cli-replay-unfinished"), LOUD)
            self.position(None)

    def position(self, upto: int | None) -> None:
        """The table after so many moves."""
        view = self._replay.view(self._seat, upto)
        number = self._replay.game.version if upto is None else upto
        self._terminal.say(self._words("cli-replay-after", moves=number), QUIET)
        self._terminal.show(*self._story.position(view, self._terminal.width))

    def steps(self) -> None:
        """Move by move, each when Enter is pressed; q ends it."""
        for number in range(len(self._replay.moves)):
            self._terminal.fresh()
            self._move(number)
            self.position(number)
            last = number == len(self._replay.moves) - 1
            prompt = self._words("cli-replay-last" if last else "cli-replay-next") + " "
            if self._terminal.ask(prompt).casefold() in self._words("cli-quit-words").split():
                return
        if self._replay.game.decision is None:
            self._story.show_end(self._replay.game, self._terminal)

    def _move(self, number: int) -> None:
        for kind, said in self._replay.lines(number, self._seat):
            if kind == self._story.begins_round:
                self._terminal.show(Text(), Line(Text(f" {said} ", HEAD), style=QUIET, align="left"))
            elif kind not in self._story.untold:
                self._terminal.show(Padding(Text(said, "italic" if kind == "remark" else ""), (0, 0, 0, 2)))

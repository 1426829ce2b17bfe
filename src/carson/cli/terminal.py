"""Where a player reads and types: a real terminal, or a pipe that is read line by line without prompts.

Everything printed goes through one rich console, so that a pipe gets no colours and no control codes.
"""

import errno
import re
import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn, TextIO, cast

import rich._wrap
from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text

from carson.cli.files import printable

# A line of a script longer than this is no command; it is cut, so that messages can quote it.
MOST_TYPED = 500
_QUOTES: Final = '"“”„«»'
_QUOTED: Final = re.compile(rf"[{_QUOTES}]\s*([^{_QUOTES}]*?)\s*[{_QUOTES}]")
# Where rich may end a line: it takes a no-break space for a space like any other.
_NO_BREAK: Final = "\u00a0\u202f"
rich._wrap.re_word = re.compile(rf"[^\S{_NO_BREAK}]*[\S{_NO_BREAK}]+[^\S{_NO_BREAK}]*")


class _Console(Console):
    """Rich ends the program by itself when a pipe closes; `main` does that, quietly."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError(errno.EPIPE, "nobody reads any more")


class _Trimmed:
    """A pipe or file that gets no blanks at the ends of lines, which rich fills up for the sake of backgrounds."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(re.sub(r" +(?=\n)", "", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def console(file: TextIO | None = None) -> Console:
    """A console that prints what it is given: no markup, no guessing at numbers and paths to colour."""
    out = sys.stdout if file is None else file
    shown = out if out.isatty() else cast(TextIO, _Trimmed(out))
    return _Console(file=shown, highlight=False, markup=False, emoji=False, soft_wrap=False)


class Terminal:
    """Output to a console, input by lines. `interactive`: somebody sits there, to be prompted and to read screens."""

    def __init__(self, screen: Console, read: Callable[[str], str], interactive: bool) -> None:
        self.console = screen
        self.interactive = interactive
        self._read = read

    @classmethod
    def standard(cls) -> "Terminal":
        """The process's own: interactive when both ends are a terminal."""
        if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
            _no_history()
            return cls(console(), input, interactive=True)
        return cls(console(), _lines_of(sys.stdin), interactive=False)

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A sentence, wrapped to the width; `whole`: in one piece, as a path in it is to be copied."""
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def ask(self, prompt: str) -> str:
        """One typed line; EOFError when there is none. A pipe gets no prompt, and may hold empty lines and remarks."""
        if self.interactive:
            return _clean(self._read(prompt))
        while True:
            line = _clean(self._read(""))
            if line and not line.startswith("#"):
                return line

    def row(self) -> str:
        """One line with the blanks it begins with: a row of a drawing, typed or pasted."""
        return _printed(self._read("")).rstrip()

    def fresh(self) -> None:
        """An empty page."""
        if self.interactive and not self.console.is_dumb_terminal:
            self.console.control(Control.home(), Control.clear())

    def hide(self) -> None:
        """An empty page on a screen of its own, with nothing to scroll back to: for what others must not see."""
        if not self.interactive:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
            return
        self.console.set_alt_screen(True)
        self.fresh()

    def reveal(self) -> None:
        """Back from there, if that is where we are, with all wiped."""
        if self.interactive and self.console.is_alt_screen:
            self.fresh()
            self.console.set_alt_screen(False)


def _clean(line: str) -> str:
    """What was typed, without anything that would move a cursor when it is quoted."""
    return _unquoted(_printed(line).strip())


def _unquoted(line: str) -> str:
    """Without quotes around the whole, whatever a language's look like: messages show so what can be typed."""
    found = _QUOTED.fullmatch(line)
    return found[1] if found else line


def _printed(line: str) -> str:
    spaced = line.expandtabs().translate(dict.fromkeys(map(ord, _NO_BREAK), " "))
    return printable(spaced.rstrip()[:MOST_TYPED], most=MOST_TYPED)


def _lines_of(stream: TextIO | None) -> Callable[[str], str]:
    def read(prompt: str) -> str:
        line = stream.readline() if stream is not None else ""
        if not line:
            raise EOFError
        return line

    return read


def _no_history() -> None:
    """Editing of the line, but no history: the arrow keys must not bring back another player's bid."""
    try:
        import readline
    except ImportError:  # Windows has none
        return
    if hasattr(readline, "set_auto_history"):
        readline.set_auto_history(False)

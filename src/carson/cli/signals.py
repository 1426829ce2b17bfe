"""What happens when the terminal is closed or the process is told to end: the same as at Ctrl-C."""

import signal
from collections.abc import Iterator


def interrupt_on_signals() -> None:
    """From now on these stop a command by a KeyboardInterrupt, so that a game is saved."""
    for number in _endings():
        signal.signal(number, signal.default_int_handler)


def ignore_signals() -> None:
    """While what is left is done, being told once more changes nothing."""
    for number in _endings():
        if signal.getsignal(number) is signal.default_int_handler:
            signal.signal(number, signal.SIG_IGN)


def _endings() -> Iterator[signal.Signals]:
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has not both
            yield signal.Signals[name]

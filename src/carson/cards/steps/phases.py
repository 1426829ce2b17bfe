"""The frames of a round's phases and of the end, which are below all others. They form a circle, so all are here."""

from carson.kernel import Frame


class RoundFrame(Frame, frozen=True):
    """A round begins."""


class PowerFrame(Frame, frozen=True):
    """A power is asked about."""

    asked: int  # its index in the order of powers


class BeforeFrame(PowerFrame, frozen=True):
    """Before bids."""


class BidFrame(Frame, frozen=True):
    """All real players choose a bid."""


class AfterFrame(PowerFrame, frozen=True):
    """After bids."""


class ChooseFrame(Frame, frozen=True):
    """Cards are chosen."""

    order: tuple[int, ...]
    turn: int  # index in that order; -1 before the first
    left: int  # cards still to take


class EndOfRoundFrame(Frame, frozen=True):
    """Cards that nobody took leave the game."""


class PaperboyFrame(Frame, frozen=True):
    """After the last round the Paperboy takes a character."""


class SellingFrame(Frame, frozen=True):
    """The Auctioneer sells; twice if the Paperboy takes it."""

"""The result of an attempt to send."""

from msgspec import Struct

from carson.kernel import CarsonError


class SendFault(CarsonError):
    """Why a message did not arrive. Its owner may read it: it says nothing about the server itself."""


class Sent(Struct, frozen=True):
    """It was accepted."""


class Later(Struct, frozen=True):
    """It may work another time. `blame`: the channel is at fault, and it counts against it; else we are."""

    fault: SendFault
    blame: bool = True
    after: int = 0  # seconds that the other side asked us to wait


class Refused(Struct, frozen=True):
    """This message will never arrive; the channel stays on, with one more failure."""

    fault: SendFault


class Gone(Struct, frozen=True):
    """Nothing will ever arrive there again."""

    fault: SendFault


Result = Sent | Later | Refused | Gone

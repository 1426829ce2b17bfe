"""What became of an attempt to send."""

from typing import Any

from msgspec import Struct

from carson.kernel import CarsonError


class SendFault(CarsonError):
    """Why a message did not arrive. Its owner may read it: it says nothing of the server's own affairs."""


class Sent(Struct, frozen=True):
    """It was taken."""


class Later(Struct, frozen=True):
    """It may go better another time. `blame`: the fault is the channel's and counts against it; else it is ours."""

    fault: SendFault
    blame: bool = True
    after: int = 0  # seconds that the other side asked to be left alone


class Refused(Struct, frozen=True):
    """This message never will arrive; the channel goes on, with one more failure."""

    fault: SendFault


class Gone(Struct, frozen=True):
    """Nothing will ever arrive there again."""

    fault: SendFault


Result = Sent | Later | Refused | Gone


def plain_fault(fault: SendFault) -> dict[str, Any]:
    return {"code": fault.code, "details": fault.details}

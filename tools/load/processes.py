"""What processes use, as the system counts it: processor time and memory, with all that they have started."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """The process and all that it has started and that still run."""
    try:
        own = [int(found) for found in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:  # it has ended
        return []
    return [pid, *(deeper for child in own for deeper in family(child))]


def seconds(pids: list[int]) -> float:
    """Of processor time, including what children used that have ended."""
    found = 0
    for pid in (one for root in pids for one in family(root)):
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        found += sum(int(field) for field in fields[11:15])
    return found / _TICKS


def megabytes(pids: list[int]) -> float:
    """Of memory; what several share is divided among them."""
    found = 0
    for pid in (one for root in pids for one in family(root)):
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return round(found / 1024, 1)

"""What the tests of the characters 10 to 19 have in common."""

from support.board import asked, scripted


def cash_limit(tile: str, in_round: int = 2) -> int:
    """The cash limit of who has this character, as asked at the end of a round (BG-4.10)."""
    game = scripted(at="end", characters=f"{tile}, banker", in_round=in_round, money=500)
    assert asked(game) == "0 cash"
    assert game.decision is not None
    limit: int = game.decision.about["limit"]
    return limit


def crowded(**bare: str) -> str:
    """A map shared out among six players, parcel by parcel, but for those named: crowded(d4="CH", e5="..")."""
    seat = 0
    lines = ["    " + "   ".join("abcdefgh")]
    for row in range(1, 9):
        cells = []
        for column in "abcdefgh":
            name = f"{column}{row}"
            if name in bare:
                cells.append(bare[name])
            else:
                cells.append(f"..{seat}")
                seat = (seat + 1) % 6
        lines.append(f"{row}   " + " ".join(f"{cell:3}" for cell in cells))
    return "\n".join(lines)

"""A replay as JSON, for other programs."""

import json
from typing import Any

from msgspec import to_builtins

from carson.cli.replays.replay import Replay


def moves_json(replay: Replay, seat: int | None) -> str:
    """The head, the players, every move with its draws and events, and the end."""
    outcome = replay.game.outcome()
    data: dict[str, Any] = {
        "head": replay.record.head,
        "players": replay.story.players(replay.game),
        "moves": [_move(replay, number, seat) for number in range(len(replay.moves))],
        "finished": outcome is not None,
        "scores": list(outcome.scores) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def position_json(replay: Replay, seat: int | None, upto: int) -> str:
    """The table after so many moves, as the seat saw it."""
    data = {"move": upto, "view": replay.story.plain(replay.view(seat, upto))}
    return json.dumps(data, ensure_ascii=False, indent=2)


def _move(replay: Replay, number: int, seat: int | None) -> dict[str, Any]:
    move, line = replay.moves[number], replay.record.lines[number]
    events = [event for event in move.events if event.visible_to(seat)]
    return {
        "number": number,
        "seat": move.seat if number else None,
        "action": line.action,
        "draws": list(line.draws),
        "events": [{"kind": event.kind, **to_builtins(event.data)} for event in events],
        "words": [said for _, said in replay.lines(number, seat)],
    }

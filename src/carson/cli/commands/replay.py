"""`carson replay`: a record, checked and told."""

from typing import Annotated

from cyclopts import App, Parameter

from carson.words import Words


def register(app: App, words: Words) -> None:
    def option(message: str, *names: str, metavar: str | None = None) -> Parameter:
        return Parameter(names or None, help=words(f"cli-help-replay-{message}"), metavar=metavar, negative="")

    @app.command(name="replay", help=words("cli-help-replay"))
    def replay(
        file: Annotated[str, Parameter(help=words("cli-help-replay-file"), allow_leading_hyphen=True)],
        /,
        *,
        move: Annotated[int | None, option("move", metavar="N")] = None,
        seat: Annotated[int | None, option("seat", metavar="S")] = None,
        step: Annotated[bool, option("step")] = False,
        as_json: Annotated[bool, option("json", "--json")] = False,
    ) -> int:
        _replay(file, words, move, seat, step, as_json)
        return 0


def _replay(file: str, words: Words, move: int | None, seat: int | None, step: bool, as_json: bool) -> None:
    from carson.cli.errors.kinds import BadInput
    from carson.cli.files import read_text
    from carson.cli.replays.as_json import moves_json, position_json
    from carson.cli.replays.replay import read_replay
    from carson.cli.replays.show import Show
    from carson.cli.terminal import Terminal

    terminal = Terminal.standard()
    if step and (as_json or move is not None):
        raise BadInput(words("cli-error-step-with"))
    if step and not terminal.interactive:
        raise BadInput(words("cli-error-step-pipe"))
    replay = read_replay(read_text(words, file), words)
    seats, moves = replay.game.rules.seats, replay.game.version
    if seat is not None and not 0 <= seat < seats:
        raise BadInput(words("cli-error-seat", found=seat, most=seats - 1))
    if move is not None and not 0 <= move <= moves:
        raise BadInput(words("cli-error-move", found=move, most=moves))
    if as_json:
        print(moves_json(replay, seat) if move is None else position_json(replay, seat, move))
        return
    show = Show(replay, terminal, seat)
    if step:
        try:
            show.steps()
        except EOFError:
            terminal.say()
    elif move is not None:
        show.position(move)
    else:
        show.head(file)
        show.whole()

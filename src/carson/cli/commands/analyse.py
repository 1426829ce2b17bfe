"""`carson analyse`: a game looked back on, and a test of the analysis itself."""

from typing import Annotated

from cyclopts import App, Parameter

from carson.words import Words

MOST_GAMES = 100_000
MOST_JOBS = 256


def register(app: App, words: Words) -> None:
    def option(message: str, *names: str, metavar: str | None = None) -> Parameter:
        return Parameter(names or None, help=words(f"cli-help-analyse-{message}"), metavar=metavar, negative="")

    @app.command(name="analyse", help=words("cli-help-analyse"))
    def analyse(
        file: Annotated[str | None, Parameter(help=words("cli-help-analyse-file"), allow_leading_hyphen=True)] = None,
        /,
        *,
        seat: Annotated[int | None, option("seat", metavar="S")] = None,
        effort: Annotated[str, option("effort", metavar="EFFORT")] = "normal",
        every: Annotated[bool, option("all", "--all")] = False,
        as_json: Annotated[bool, option("json", "--json")] = False,
        validate: Annotated[bool, option("validate")] = False,
        game: Annotated[str, option("game", metavar="GAME")] = "board",
        games: Annotated[int, option("games", metavar="N")] = 200,
        jobs: Annotated[int, option("jobs", metavar="N")] = 1,
        seed: Annotated[str, option("seed", metavar="TEXT")] = "carson",
    ) -> int:
        from carson.cli.errors.kinds import BadInput

        if validate:
            if file is not None:
                raise BadInput(words("cli-error-analyse-both"))
            _validate(words, game, games, jobs, effort, seed, as_json)
        elif file is None:
            raise BadInput(words("cli-error-analyse-file"))
        else:
            _analyse(words, file, seat, effort, seed, every, as_json)
        return 0


def _analyse(words: Words, file: str, seat: int | None, effort: str, seed: str, every: bool, as_json: bool) -> None:
    from carson.analysis import check_numpy, effort_of
    from carson.cli.errors.kinds import BadInput
    from carson.cli.files import read_text
    from carson.cli.replays.replay import read_replay
    from carson.cli.replays.review import Reviewed, as_text, reviewed
    from carson.cli.terminal import Terminal

    effort_of(effort)
    check_numpy()
    replay = read_replay(read_text(words, file), words)
    seats = replay.game.rules.seats
    if seat is not None and not 0 <= seat < seats:
        raise BadInput(words("cli-error-seat", found=seat, most=seats - 1))
    found = reviewed(replay, range(seats) if seat is None else (seat,), effort, seed)
    if as_json:
        print(as_text(replay, found, effort, seed))
        return
    terminal = Terminal.standard()
    terminal.say(words("cli-analyse-title", file=file, moves=replay.game.version, effort=effort), "bold", whole=True)
    for review in found:
        Reviewed(replay, terminal, review).show(every)


def _validate(words: Words, game: str, games: int, jobs: int, effort: str, seed: str, as_json: bool) -> None:
    import msgspec

    from carson.analysis import check_numpy, effort_of
    from carson.arena.validation import validate
    from carson.cli.errors.kinds import BadInput, check_range
    from carson.cli.progress import progress_bar
    from carson.cli.terminal import console
    from carson.games import GAMES

    if game not in GAMES:
        raise BadInput(words("cli-error-analyse-game", found=game[:40], known=GAMES))
    for name, value, most in (("--games", games, MOST_GAMES), ("--jobs", jobs, MOST_JOBS)):
        check_range(words, name, value, most)
    effort_of(effort)
    check_numpy()
    with progress_bar() as bar:
        task = bar.add_task(words("cli-analyse-progress"), total=games)
        found = validate(game, games, jobs, effort, seed, lambda: bar.advance(task))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    screen = console()
    counts = {"games": found.games, "called": found.called, "judged": found.judged}
    screen.print(words("cli-analyse-counts", **counts, tested=len(found.mistakes.losses), turns=found.turns))
    screen.print(words("cli-analyse-lost"))
    for name, group in (("called", found.mistakes), ("others", found.others)):
        mean = f"{100 * group.mean:.1f} ± {100 * group.margin:.1f}"
        screen.print(f"  {words(f'cli-analyse-{name}'):<24} {mean:>14}  ({len(group.losses)})")

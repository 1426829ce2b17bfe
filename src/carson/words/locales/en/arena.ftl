### Messages of the commands that play many games.

## carson simulate

cli-help-simulate = Let bots play many games and show the results.
cli-help-simulate-cards =
    Simulate The Card Game between bots and virtual players.

    Example: carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Total number of players, 4 to 6. Default: as many as --bots names, or 4.
cli-help-simulate-games = How many games. Default: 100.
cli-help-simulate-seed = Any text; the same seed gives the same games.
cli-help-simulate-bots =
    Who plays, separated by commas: bots (random, greedy) and levels of virtual players (beginner, intermediate,
    expert). One name is used for all seats. Virtual players sit after the bots.
cli-help-simulate-jobs = How many processes play at the same time; the results are the same. Default: 1.
cli-help-simulate-records = Save the record of every game in this folder.
cli-help-simulate-json = Print the figures as JSON.
cli-simulate-progress = Games
cli-simulate-seat = Seat
cli-simulate-player = Player
cli-simulate-mean = Mean
cli-simulate-stdev = Deviation
cli-simulate-wins = Wins
cli-simulate-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s ({ $speed } per second). { $shared ->
        [0] No ties for first place.
        [one] 1 game was tied for first place; it counts as a win for each.
       *[other] { $shared } games were tied for first place; they count as a win for each.
    }
cli-error-range = { $option } takes a number from { $fewest } to { $most }, not { $found }.
cli-error-bots-count =
    --bots names { $found ->
        [one] 1 player
       *[other] { $found } players
    }, but there are { $players }: name one for each seat, or one for all.
cli-error-write = { $file } cannot be written: { $reason }.

## carson bench

cli-help-bench =
    Measure the engine: decisions per second in random play with four players, and the cost of a copy, beside other
    engines in the same run (“make bench” installs them).

    Example: carson bench --json
cli-help-bench-seconds = How long each of the five rounds lasts for each engine. Default: 1.
cli-help-bench-json = Print the figures as JSON.
cli-bench-progress = Measuring { $name }
cli-bench-engine = Engine
cli-bench-speed = Decisions per second
cli-bench-copy = Copy, µs
cli-bench-machine = { $python }, { $machine }; median of five rounds.
cli-bench-missing = Not installed, so not measured: { LIST($names) }. “make bench” installs them.
cli-help-bench-compiled = Also measure the engine compiled with mypyc in this folder (“make bench” does).
cli-error-compiled = { $folder } has no compiled engine; tools/compile.py makes one.

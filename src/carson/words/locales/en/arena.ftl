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
    Who plays, separated by commas: bots (random, easy, normal, hard, master, greedy, my_module:MyBot) and levels of virtual players (beginner, intermediate,
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

## carson tournament, carson gauntlet

cli-help-tournament = Let bots meet in all line-ups, at the same tables with the same seeds, and rate them.
cli-help-tournament-board =
    A tournament of the board game: every contestant meets the others in all line-ups and sits in every seat.

    Example: carson tournament board --bots random,greedy,my_module:MyBot --games 200 --rows games.csv
cli-help-tournament-cards =
    A tournament of The Card Game: every contestant meets the others in all line-ups and sits in every seat.

    Example: carson tournament cards --bots random,greedy --games 200
cli-help-gauntlet = Let a bot play alone against several others, and measure how often it wins.
cli-help-gauntlet-board =
    One bot alone against a table of others in the board game, from every seat, or against Standish.

    Example: carson gauntlet board --bot normal --against greedy --games 400 --characters random
cli-help-gauntlet-cards =
    One bot alone against a table of others in The Card Game, from every seat; virtual players do not change seats.

    Example: carson gauntlet cards --bot greedy --against expert --games 400
cli-help-tournament-bots = Who takes part, separated by commas: bots by name, or your own as my_module:MyBot.
cli-help-tournament-bots-cards = Who takes part, separated by commas: bots by name, your own as my_module:MyBot, or levels of virtual players.
cli-help-tournament-bot = The challenger; several, separated by commas, play the same games, --games each. seer is not a real bot: it sees everything hidden, and so shows the most that luck allows.
cli-help-tournament-against = Who sits in the other seats: one bot for all of them, or one for each, separated by commas. Default: greedy.
cli-help-tournament-against-cards =
    Who sits in the other seats: one bot or level of virtual players (beginner, intermediate, expert) for all of them, or one
    for each, separated by commas. Default: greedy.
cli-help-tournament-solo = Against Standish, with this strategy: rancher, miner, strength or urban.
cli-help-tournament-players = How many players sit at each table. Default: 4.
cli-help-tournament-games = How many games at least; whole deals are played, so that everybody sits in every seat. Default: 100.
cli-help-tournament-seed = Any text; the same seed gives the same games.
cli-help-tournament-rows =
    Save one row for each game in this CSV file, or Parquet file if it ends in .parquet. The games it already has are not played
    again, so that an interrupted contest can be continued.
cli-help-tournament-jobs = How many processes play at the same time. Default: one for each core.
cli-help-tournament-scheduler = The address of a Dask scheduler, such as tcp://10.0.0.1:8786, whose workers play the games.
cli-help-tournament-measure = Also measure processor time per decision and memory, by bot.
cli-help-tournament-json = Print the results as JSON.
cli-contest-bot = Bot
cli-contest-seats = Seats
cli-contest-wins = Wins (95%)
cli-contest-even = Equally strong players would win { $share } each; a shared first place counts as a fraction.
cli-contest-points = Points
cli-contest-rating = Rating (95%)
cli-contest-p50 = p50, ms
cli-contest-p99 = p99, ms
cli-contest-memory = MB
cli-contest-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, seed { $seed }.
cli-contest-unrated = There are no ratings without openskill: install carson[arena].
cli-contest-rows = The games are in { $file }; “carson report { $file }” makes a page with plots of them.
cli-error-contestants = Name each contestant once, separated by commas.
cli-error-against =
    --against names { $found ->
        [one] 1 player
       *[other] { $found } players
    } for { $players } other seats: name one for each seat, or one for all.
cli-error-gauntlet-solo = Against Standish there are no other players: leave out --against and --players.
error-arena-other-contest = { $file } has the games of another contest (different bots, options or seed). Choose another file.
error-arena-not-rows = { $file } does not contain rows of games: { $reason }
error-arena-without-parquet = Parquet files need pyarrow: install carson[arena], or name a .csv file.
error-arena-without-cluster = --scheduler needs Dask: install carson[cluster].
error-arena-scheduler = There is no Dask scheduler at { $address }: { $reason }

## carson balance

cli-help-balance =
    Let a bot play the board game against itself at tables of every kind: all player counts, random characters, each variant, Standish.
    Every game is saved at once; start it again with the same file to go on.

    Example: carson balance --bot hard --games 10000 --rows balance.csv
cli-help-balance-rows = Save one row for each game in this CSV or Parquet file. The games it already has are not played again.
cli-help-balance-bot = The bot in every seat. Default: hard.
cli-help-balance-games = How many games the file is to have in all. Default: 10,000.
cli-balance-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $bot } in { $file }.

## carson report

cli-help-report =
    Make a page with plots from the rows of a tournament: strength, points, characters, buildings, seats, length.

    Example: carson report games.csv
cli-help-report-rows = The file that --rows has written.
cli-help-report-out = Where the page goes. Default: beside the rows, with the extension .html.
cli-error-report-empty = { $file } has no games.
cli-report-written = { $file } is ready.
report-title = Tournament: { $game }
report-game-board = Carson City
report-game-cards = Carson City: The Card Game
report-summary = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }; the games of a deal share a seed.
report-strength = Strength
report-strength-about = Share of first places, with its 95% interval; a shared first place counts as a fraction. The dotted line is what equally strong players would win.
report-rating = Rating
report-rating-about = Plackett–Luce ratings after all games, with 95% intervals. Everybody starts at 25.
report-points = Points by source
report-points-about = Average points per game and seat.
report-characters = Winning characters
report-characters-about = Share of first places among those who took the character at least once, and how often that was. A strong bot may like a character without winning because of it, so compare only bots of one kind.
report-buildings = Buildings
report-buildings-about = Average number owned at the end.
report-winners = Winners
report-others = Everybody else
report-seats = Seats
report-seats-about = Share of first places by seat, with its 95% interval.
report-seat = Seat { $seat }
report-length = Game length
report-length-about = How many games had about this many decisions.
report-side-yellow = yellow
report-side-red = red
report-source-parcels-vp = VP space: parcels
report-source-cowboy-vp = VP space: firepower
report-source-building-vp = VP space: buildings
report-source-vp-purchase = VP bought
report-source-cash-limit = Money over the cash limit
report-source-attraction = Attraction
report-source-other = Other

## carson train

cli-help-train = Train the learning bots on games they play themselves.
cli-help-train-cards =
    Train The Card Game’s hard and master. Each generation plays games, then learns from these and earlier ones. Everything is kept in
    the folder; started again, the command continues from there. The same seed gives the same network.

    Example: carson train cards weights --generations 12 --games 300 --jobs 4 --minutes 60
cli-help-train-board =
    Train the board game’s hard and master, at tables of all kinds. Each generation plays games, then learns from these and earlier
    ones. Everything is kept in the folder; started again, the command continues from there. The same seed gives the same network.

    Example: carson train board weights --generations 10 --games 2000 --jobs 4 --minutes 60
cli-help-train-folder = Where networks and games are stored.
cli-help-train-games = Games in each generation. Default: 300 for cards, 2000 for board.
cli-help-train-generations = How many generations. Default: 12 for cards, 10 for board.
cli-help-train-jobs = How many processes play at the same time; the results are the same. Default: 1.
cli-help-train-minutes = Start no new generation after this time. Default: 60.
cli-help-train-seed = Any text; the same seed gives the same network.
cli-train-generation =
    Generation { $generation }: { $players } cities, { $points } points on average, error { $wrong } points, { $seconds } s
cli-train-board-generation =
    Generation { $generation }: { $games } games, scores off by { $wrong } VP on average, { $seconds } s
cli-train-done = The last network is { $file }.
cli-error-train-numpy = Training needs NumPy. Install carson[bots].

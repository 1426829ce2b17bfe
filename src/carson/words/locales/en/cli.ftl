### Messages of the terminal. Words after “you can type” are English in every language: they are the actions of docs/notation.md.

## Help pages

cli-help =
    Carson City and Carson City: The Card Game, by Xavier Georges, in the terminal. An unofficial fan edition.

    Example: carson play cards
cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = show this page
cli-help-version = show the version
cli-help-language = --lang en, nl, fr, it or de sets the language of any command; so does the variable CARSON_LANG.

cli-help-play =
    Play a game in the terminal.

    Example: carson play cards
cli-help-play-cards =
    Play The Card Game: people at this keyboard, bots, and virtual players.

    Without options, you are asked who is playing. During the game, type “?” for help. Without a terminal, moves are read line by line from standard input.

    Example: carson play cards --real 2 --names Anna,Bob --virtual beginner,expert --record evening.carson
cli-help-play-real = how many people play at this keyboard
cli-help-play-players = who plays in the real players’ seats: human, or the name of a bot, as in human,human,greedy
cli-help-play-virtual = the levels of the virtual players: beginner, intermediate or expert, as in beginner,expert; the last one fills the table
cli-help-play-players-total = the total number of players, 4 to 6
cli-help-play-names = the real players’ names, as in Anna,Bob
cli-help-play-suits = the players’ suits in seat order: hat, star, cactus, boot, horseshoe, cattle
cli-help-play-seed = a word or number that determines all chance: the same seed gives the same game
cli-help-play-deck = play with a corrected deck (see carson deck)
cli-help-play-record = save the game’s record to this new file after every move
cli-help-play-resume = continue the game in this record
cli-help-play-hand-over = hide the screen between the secret decisions of several people
cli-help-play-hints = show what each answer would bring you, and answer “h” with a hint

cli-help-score =
    The score pad for a game with the box: it reads a file or standard input, or asks questions.

    In a file, each real player has a line “player: NAME”, optionally “characters: doctor, teacher” and “sold: 1”, and the city as a diagram with two letters per parcel: Ho House, TH Townhouse, Hl Hotel, Mt Mountain, Mi Mine, Ra Ranch, Bs Blacksmith, Dr Drugstore, Ba Bank, Sa Saloon, GS General Store, Ch Church, Pr Prison, CH City Hall, Ou Outlaws, .. empty; blanks or -- where there is no card. A virtual player is one line, “virtual: NAME attraction 7 6 5” or “virtual: NAME points 97”. A line that starts with # is a comment.

    Example: printf 'characters: banker\n Ho Ba\n Mi ..\n' | carson score -
cli-help-score-file = the file to read, or “-” for standard input; without it, you are asked
cli-help-score-json = print the sheets as JSON

cli-help-replay =
    Check the record of a game and retell it, round by round.

    Example: carson replay evening.carson --move 12
cli-help-replay-file = the record to read, or “-” for standard input
cli-help-replay-move = show only the table after this many moves
cli-help-replay-seat = show the game as this real player saw it; seats are counted from 0
cli-help-replay-step = show one move at a time; press Enter for the next
cli-help-replay-json = print the moves, or with --move the position, as JSON

cli-help-rules =
    Look up rules by number, section or word; without a search, list the sections.

    Example: carson rules CG-6.5; carson rules saloon
cli-help-rules-query = a number such as CG-6.5, a section such as CG-6, or words
cli-help-rules-coverage = list rules without a test, and tests that cite an unknown rule; exit status 1 if there are any

cli-help-deck =
    Show and correct the cards as data.

    Cards that no rule book shows are reconstructed; if you have the box, you can correct a copy and play with it.

    Example: carson deck show > my-deck.json
cli-help-deck-show =
    Print the built-in deck, as a starting point for a corrected one.

    Example: carson deck show > my-deck.json
cli-help-deck-check =
    Check a corrected deck and list every problem.

    To play with it: carson play cards --deck my-deck.json.

    Example: carson deck check my-deck.json
cli-help-deck-file = the deck to check, in the format that “carson deck show” prints

## Errors in what was typed or read

cli-error-bug = This is a bug in the program, not your mistake: { $error }. Please report it; set the environment variable { $debug } to see where it happened.
cli-error-command = There is no command “{ $found }”{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  } The commands are { LIST($known) }.
cli-error-option = “{ $command }” has no option “{ $found }”{ $near ->
    [none] {"."}
   *[other] ; did you mean { $near }?
  } “{ $command } --help” lists them.
cli-error-needs-value = { $option } needs a value after it.
cli-error-missing = “{ $command }” needs { $argument }; see “{ $command } --help”.
cli-error-value = “{ $found }” is not a valid value for { $option }.
cli-error-twice = { $option } is given twice.
cli-error-unused = “{ $command }” does not take “{ $found }”; see “{ $command } --help”.
cli-error-usage = { $reason } See “{ $command } --help”.
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-file = { $file }: { $reason }.
cli-error-large = { $file } is larger than { $most } MB, which is too large to be the right file.
cli-error-utf8 = { $file } is not UTF-8 text (from byte { $byte }).
cli-error-exists = { $file } already exists; choose a new name, or continue its game with --resume { $file }.
cli-error-rescue = The record could not be saved anywhere.
cli-error-game = The record is for the game “{ $found }”, which is unknown here; it should be “cards”.
cli-error-deck = { $said } “carson deck check” lists them all.
cli-error-seed = A seed is one line of 1 to { $most } characters, without spaces around it.
cli-error-real-and-players = Use --real or --players, not both: --players already says how many there are.
cli-error-no-human = Nobody is at the keyboard; include a human in --players, or use “carson simulate cards” to let bots play.
cli-error-player = “{ $found }” cannot play; choose { LIST($known, join: "or") }.
cli-error-level = “{ $found }” is not a level for a virtual player; choose { LIST($known, join: "or") }.
cli-error-suit = “{ $found }” is not a suit; choose { LIST($known, join: "or") }.
cli-error-too-many = The table is for { $total ->
    [one] one player
   *[other] { $total } players
  }, but you named { $found }.
cli-error-names = You gave { $found } names for { $players ->
    [one] one real player
   *[other] { $players } real players
  }; virtual players are named after their suits.
cli-error-name = “{ $found }” cannot be a name: it may have at most { $most } characters, all printable.
cli-error-name-twice = Two players are called “{ $found }”; give each one a different name.
cli-error-resume-with = --resume uses the table from its record, so it cannot be combined with --real, --players, --virtual, --players-total, --names, --suits or --deck.
cli-error-coverage-query = --coverage does not take words to look up.
cli-error-no-tests = There is no tests folder here; --coverage only works in a copy of the source repository.
cli-error-seat = There is no real player at seat { $found }; the seats are 0 to { $most }.
cli-error-move = There is no move { $found }; the record has 0 (the set-up) to { $most }.
cli-error-step-with = --step shows every move, so it cannot be combined with --move or --json.
cli-error-step-pipe = --step waits for a key, so it needs a terminal.

## Names of players and seats

cli-player-name = Player { $number }
cli-seat = seat { $seat }

## Answers that are words. Several may stand for one answer, with spaces between them.

cli-yes-words = y yes
cli-no-words = n no
cli-quit-words = q quit
cli-change-words = c change
cli-again-words = r rematch again
cli-save-words = s save

## The welcome

cli-welcome-title = CARSON CITY: THE CARD GAME
cli-welcome-credits =
    by Xavier Georges, illustrated by Alexandre Roche
    an unofficial fan edition
cli-welcome =
    Two Eras of nine rounds. Each round, everyone bids in secret; the highest bidder chooses first from the cards on offer. Terrain cards build your city; characters help or score. Most points wins.
cli-welcome-more =
    Virtual players build no city: they take the most attractive card and score its attraction. Beginners bid with 1 to 9, experts with 3 to 11. Bots are programs that build a city like you do. During the game, type “?” for help and “r” for the rules.
cli-menu =
    Enter  play against three virtual beginners
    c      choose who plays
    ?      more information
    q      quit
cli-ask-people = How many people are playing at this keyboard, { $least } to { $most }? [{ $usual }]
cli-ask-number-again = Please type a number from { $least } to { $most }.
cli-ask-names = { $count ->
    [one] Your name? [{ LIST($usual, join: "comma") }]
   *[other] Their names, separated by commas? [{ LIST($usual, join: "comma") }]
  }
cli-ask-bots = Bots that build cities, separated by commas: { LIST($known, join: "or") }? [none]
cli-ask-bots-again = Please name at most { $most ->
    [one] one bot
   *[other] { $most } bots
  }: { LIST($known, join: "or") }. Enter for none.
cli-ask-total = How many players in total, { $least } to { $most }? Virtual players fill the table. [{ $usual }]
cli-ask-levels = { $count ->
    [one] Level of the virtual player: { LIST($known, join: "or") }? [{ $usual }]
   *[other] Levels of the { $count } virtual players: { LIST($known, join: "or") }; one for all, or separated by commas? [{ $usual }]
  }
cli-ask-levels-again = Please type { LIST($known, join: "or") }, for { $count ->
    [one] one player.
   *[other] at most { $count } players.
  }
cli-hopeless = Fair warning, stranger: one player against five experts hardly ever wins.
cli-press-enter = Press Enter to continue.

## The page of the table

cli-round = Era { $era ->
    [1] I
   *[other] II
  }, round { $round } of 9
cli-game-over = The game is over
cli-suit = suit
cli-points = pts
cli-bid = bid
cli-bids-left = bids left
cli-characters = characters
cli-ties = Ties:
cli-skull = (skull)
cli-offer = On offer
cli-attraction = attraction
cli-gain = gain
cli-card-attraction = attraction { $attraction }
cli-city-of = { $name }’s city
cli-no-city = No cards yet.
cli-nothing-yet = nothing yet
cli-set-aside = Set aside: { $cards }
cli-sold = Sold: { $cards }
cli-more-places = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
cli-news-left-out = … { $count ->
    [one] 1 more line
   *[other] { $count } more lines
  }: l shows the log
cli-bid-wins-nothing = You used the Lawyer: this bid card is only discarded.
cli-prompt = (? for help) >
cli-sales = Or sell first:
cli-may = You may { $action }.
cli-undone = { $name }’s last action is undone.
cli-play-help =
    Type a number or a key to choose what is beside it. You can also write the action, or enough of it to be clear: “take I-29”, “t 29”, “n14”, “use doctor”, “y”, “pass”.

    Enter      show the table        ? WORD     about an action, card, rule
    w ACTION   may I, and why not    r WORD     look up rules
    u          undo                  s          score sheets so far
    l          log                   c          everyone’s cities and cards
    h          hint: good moves, with reasons
    q          quit; you can save the game

    On the map, the number beside a parcel is what the card would add to your points with its top left corner there; * marks the best. In the table, ■ is a bid face down, · a played bid card, (Name) a used character. Ties go to the suit listed first.

## Several people at one keyboard

cli-hand-over = { $name }, it is your turn to bid in secret.
cli-hand-over-others = Everyone else, look away.
cli-hand-over-undo = (u: { $name } undoes the last bid)

## Input that was not understood

cli-typed-unknown = You cannot do “{ $typed }” here{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  } Type “?” for help.
cli-typed-no-number = There is no choice { $typed }; choose { $first } to { $last }.
cli-typed-no-name = “{ $typed }” is not a card or a character{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  }
cli-typed-several = “{ $typed }” could be { CARD($found, join: "or") }; type more of it.
cli-typed-bid = “{ $typed }” is not a bid; type a number.
cli-typed-alone = Type “{ $verb }” on its own.

## Rules in the terminal

cli-mark-ruling = ruling
cli-mark-reconstructed = reconstructed
cli-n-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
cli-rules-how = carson rules CG-4 shows a section, CG-4.3 a rule, and a word every rule that contains it.
cli-rules-marks = [ruling]: the rule books say nothing, and this is our reading. [reconstructed]: a figure that no rule book shows.
cli-rules-nothing = No rule contains “{ $query }”{ $near ->
    [none] {"."}
   *[other] ; did you mean { $near }?
  }
cli-rules-more = { $count ->
    [one] … and 1 more rule
   *[other] … and { $count } more rules
  }{ $query ->
    [none] {"."}
   *[other] {": "}carson rules { $query }
  }
cli-coverage-untested = { $number } has no test
cli-coverage-unknown = { $number } is not a rule, but is cited by { LIST($tests) }
cli-coverage-complete = All { $count } rules are cited by a test.

## Scores

cli-scores-now = Scores so far
cli-total = Total
cli-place = { $shared ->
    [yes] joint { $place }.
   *[other] { $place }.
  }
cli-winner = { LIST($names) } wins.
cli-tie = { LIST($names) } tie for first place; the rules suggest another game to break the tie.

## The end, and saving

cli-seed = Seed: { $seed }
cli-next = r: rematch · s: save the record · Enter: leave >
cli-next-kept = r: rematch · Enter: leave >
cli-save-question = Save the game to continue later? [Y/n]
cli-saved = The record has been saved to { $file }
cli-saved-resume = The game has been saved to { $file }; continue it with carson play cards --resume { $file }.
cli-input-ended = The input ended before the game did, after { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
cli-resumed = Continuing after { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.

## The score pad

cli-pad-welcome = Score pad. Type each player’s characters, then the city row by row, from left to right, with a code for each parcel.
cli-pad-signs = Codes: { $signs }; -- where there is no card.
cli-pad-ask-name = First player’s name (“v NAME” for a virtual player)? [{ $usual }]
cli-pad-ask-next = Next player’s name (“v NAME” for a virtual player; Enter: add up)?
cli-pad-ask-characters = { $name }’s characters, separated by commas (the first letters are enough)?
cli-pad-ask-sold = Cards sold by { $name }, 0 to { $most }? [0]
cli-pad-ask-city = { $name }’s city; finish with an empty line.
cli-pad-ask-attraction = Attraction of each of { $name }’s cards, or the total?
cli-pad-numbers = Please type numbers separated by spaces.
cli-pad-name = A player needs a name of at most { $most } characters.
cli-pad-key = “{ $found }:” is not a line of a score pad{ $near ->
    [none] {"; use "}{ LIST($known) }.
   *[other] ; did you mean “{ $near }:”?
  }
cli-pad-key-twice = “{ $key }:” appears twice for one player.
cli-pad-whose = Whose city is this? Start with “player: NAME”.
cli-pad-empty = There are no players on this score pad; see “carson score --help” for an example.
cli-pad-virtual = A virtual player’s line should read “virtual: NAME attraction 7 6 5” or “virtual: NAME points 97”.
cli-pad-character = There is no character “{ $found }”{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  }
cli-pad-several = “{ $found }” could be { LIST($known, join: "or") }; write more of it.
cli-pad-twice = { CHARACTER($character) } is listed twice, but there is only one. [CG-1.3]
cli-pad-owned = { CHARACTER($character) } already belongs to { $name }. [CG-1.3]
cli-pad-sold = “{ $found }” is not a number of cards sold.
cli-pad-sold-most = { $found } cards are too many; the Auctioneer sells at most { $most }. [CG-7.10]
cli-pad-sold-who = Only the owner of the Auctioneer can have sold cards. [CG-7.10]
cli-pad-too-large = The city has { $width }×{ $height } parcels; { $captain ->
    [yes] with the Captain its limit is 8×9 or 9×8. [CG-7.12]
   *[other] its limit is 8×8. [CG-6.1]
  }
cli-pad-apart = The city is not in one piece: all its parcels must be joined by their sides. [CG-6.3]
cli-pad-no-card = The parcel in row { $row }, column { $column } of the city is not part of a card of 2×2 parcels; one beside it is missing. [CG-1.2]
cli-pad-sign = “{ $found }” is not a code; did you mean { LIST($known, join: "or") }?

## Replays

cli-replay-title = The Card Game, from { $file }
cli-replay-real = { $name }, { $suit }
cli-replay-virtual = { $name }, virtual, { $level }
cli-replay-facts = deck { $deck }, seed { $seed }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
cli-replay-after = { $moves ->
    [0] After set-up
    [one] After one move
   *[other] After { $moves } moves
  }
cli-replay-unfinished = The record ends before the game does.
cli-replay-next = Enter: next move · q: quit >
cli-replay-last = Enter: the end >

## Decks

cli-deck-fault = { $where }: { $reason }
cli-deck-warning = { $where }: { $reason } (warning)
cli-deck-good = { $file } is ready to play{ $warnings ->
    [0] {"."}
    [one] , with 1 warning.
   *[other] , with { $warnings } warnings.
  }

## carson serve

cli-help-serve =
    Host tables for others over HTTP. Games are stored in the file carson.db, or in the database set by
    CARSON_DATABASE_URL (sqlite:///FILE or postgresql://…). Behind a proxy, set CARSON_ORIGIN to the address
    that browsers use.

    Example: carson serve --port 8000
cli-help-serve-host = The address to listen on. Default: 127.0.0.1, for this machine only.
cli-help-serve-port = The port to listen on. Default: 8000.
cli-help-serve-open = Open the page in the browser.
cli-help-serve-workers = How many server processes to run; more than one needs PostgreSQL. Default: 1.
cli-serve-address = Serving tables at { $address }
cli-error-serve-missing = The package “{ $package }” is missing: install carson[server], or run “make serve”.
cli-error-serve-workers = Several processes need PostgreSQL: name a PostgreSQL database in { $name }, or leave out --workers. SQLite is for one process only.
cli-error-serve-port = Cannot listen on { $address }: { $reason }. Stop the program that uses it, or choose another --host or --port.
cli-error-serve-worker = A server process could not start, so the others were stopped too; see the log.

## carson bots

cli-help-bots =
    Let bots think on this machine for servers that share a PostgreSQL database and are started with CARSON_BOTS=queue.
    Run it on as many machines as you like. People who are waiting come first. Needs the extra carson[queue].

    Example: carson bots --database postgresql://carson@db.example/carson --processes 4
cli-help-bots-processes = How many bots think at the same time, each in a process of its own. Default: one for each core.
cli-help-bots-metrics = The port for metrics in the format of Prometheus. Default: none.
cli-help-bots-metrics-host = The address on which metrics are served. Default: 127.0.0.1, for this machine only.
cli-bots-ready = { $processes ->
    [one] Ready: 1 bot thinks at a time.
   *[other] Ready: { $processes } bots think at a time.
  }
cli-error-bots-sqlite = Bots elsewhere need PostgreSQL: name the servers’ database in { $name } or with --database.
cli-error-bots-missing = The package “{ $package }” is missing: install carson[queue].
cli-error-bots-port = Cannot listen on { $address }: { $reason }. Stop the program that uses it, or choose another --metrics-port.

## carson verify

cli-help-verify =
    Prove a finished game fair from its record alone: every move follows the rules, the seed follows from what the server promised before the game (the commitment) and from the numbers that the players’ browsers contributed, and every card, die and tile follows from that seed. The last line says how much is proven.

    Exit status 0: proven; 1: not.

    Example: carson verify carson-4f2a.txt
cli-help-verify-file = the record to read, or “-” for standard input
cli-help-verify-commitment = the commitment the table showed before the game; without it, the one in the record is used
cli-help-verify-seal = the seal your browser saved before it revealed your number; without it, the record’s own sealed numbers are used
cli-help-verify-number = the number your browser contributed, to see whether it is part of the seed
cli-error-verify-digits = --{ $option } takes 64 characters, each from 0 to 9 or a to f, as the table shows them, not “{ $found }”.
cli-verify-broken = The record is not valid. { $reason }
cli-verify-running = The game is still in progress. Its seed is secret until it is over, so nothing can be proven yet. { $commitment ->
    [none] The record has no commitment.
   *[other] Keep the commitment { $commitment } and verify the record after the game.
  }
cli-verify-moves = { $moves ->
    [one] The one move follows the rules and leads
   *[other] All { $moves } moves follow the rules and lead
  } to the end given in the record, with the scores { LIST($scores) }.
cli-verify-unfinished = { $moves ->
    [one] The one move follows
   *[other] All { $moves } moves follow
  } the rules, but the record ends before the game does.
cli-verify-ended = { $moves ->
    [one] The one move follows
   *[other] All { $moves } moves follow
  } the rules. { $how ->
    [resigned] According to the record, the game then ended by resignation.
    [agreed] According to the record, everyone then agreed to end the game.
   *[abandoned] According to the record, the game was then abandoned.
  }
cli-verify-own-data = The game was played with its own deck or figures, which are in the record; check those too.
cli-verify-characters = The characters were chosen when the table was set up, by a player or at random, and shown before the game. They are not part of the proof.
cli-verify-position = The game started from a position. Its hidden cards and tiles were arranged by the server and are not part of the proof.
cli-verify-no-seed = The record has no seed, so the draws cannot be checked.
cli-verify-no-commitment = The record has no commitment, so the seed may have been made to order. If you know the commitment, give it with --commitment.
cli-verify-commitment-other = The record has the commitment { $found }, but you were shown { $given }.
cli-verify-seed = The seed is the promised one: its SHA-256 is the commitment { $commitment }.
cli-verify-seed-other = The seed is not the promised one: its SHA-256 is { $found }, but the commitment is { $commitment }.
cli-verify-compare = That commitment is from the record itself: compare it with the one the table showed before the game, or give that one with --commitment.
cli-verify-secret = The server’s secret is the promised one: its SHA-256 is the commitment { $commitment }.
cli-verify-secret-other = The server’s secret is not the promised one: its SHA-256 is { $found }, but the commitment is { $commitment }.
cli-verify-numbers = Numbers were contributed by { LIST($names) }, and each is the one that was sealed before any were revealed.
cli-verify-number-other = From { LIST($names) }: the number is not the one that was sealed, so it may have been chosen after the others were known.
cli-verify-withheld = From { LIST($names) }: a number was sealed but never revealed. Anyone who knew the server’s secret could choose between the seeds with it and without it.
cli-verify-without = From { LIST($names) }: no number.
cli-verify-nobody = No player contributed a number: the server alone made the seed.
cli-verify-seat = seat { $seat }
cli-verify-seal = The sealed numbers are the ones your browser saw before it revealed yours: their seal is { $seal }.
cli-verify-seal-other = The sealed numbers are not the ones your browser saw before it revealed yours: their seal is { $found }, but yours is { $given }.
cli-verify-seal-compare = The seal of these numbers is { $seal }: compare it with the one your browser saved, or give that one with --seal.
cli-verify-own-number = Your number is part of the seed.
cli-verify-own-number-missing = Your number { $number } is not in the record: the seed was made without it.
cli-verify-seed-mixed = The seed is the one that follows from the secret and the numbers.
cli-verify-seed-unmixed = The seed is not the one that follows from the secret and the numbers.
cli-verify-draws = { $draws ->
    [one] The one draw is
   *[other] All { $draws } draws are
  } what this seed gives.
cli-verify-practice = This was a practice game against bots: its player took moves back after something had been drawn or revealed, and may have known what would be drawn.
cli-verify-proven = Proven: nobody chose what was drawn, neither the server nor a player.
cli-verify-proven-practice = Proven for practice: every draw follows from the seed, but the player took moves back and may have known what would come.
cli-verify-proven-promise = Proven: all draws were fixed before the game. No player contributed a number, so it is not proven that the server chose the seed at random.
cli-verify-proven-but = Proven with a reservation: nobody chose what was drawn, unless the server was in league with the players who never revealed their numbers. In that case it had { $seeds } seeds to choose from.
cli-verify-proven-some = Proven with a reservation: nobody chose what was drawn, unless the server was in league with everybody who contributed a number.
cli-verify-not-proven = Not proven.

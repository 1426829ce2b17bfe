### What the terminal says. Words after “you can type” are English in every language: they are the actions of docs/notation.md.

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
cli-help-language = --lang en, nl, fr, it or de chooses the language of every command; so does the variable CARSON_LANG.

cli-help-play =
    Play a game in the terminal.

    Example: carson play cards
cli-help-play-cards =
    Play The Card Game: people at this keyboard, bots, and virtual players.

    Without options you are asked who plays. During the game, “?” tells what can be typed. Without a terminal, moves are read line by line from the standard input.

    Example: carson play cards --real 2 --names Anna,Bob --virtual beginner,expert --record evening.carson
cli-help-play-real = how many people play at this keyboard
cli-help-play-players = who sits at the real players’ places: human, or the name of a bot, as in human,human,greedy
cli-help-play-virtual = the levels of the virtual players: beginner, intermediate or expert, as in beginner,expert; the last one fills the table
cli-help-play-players-total = how many players there are in all, 4 to 6
cli-help-play-names = the real players’ names, as in Anna,Bob
cli-help-play-suits = the players’ suits in the order of their places: hat, star, cactus, boot, horseshoe, cattle
cli-help-play-seed = a word or number from which all chance follows: the same seed deals the same cards
cli-help-play-deck = play with a corrected deck (see carson deck)
cli-help-play-record = keep the record of the game in this new file, after every move
cli-help-play-resume = go on with the game in this record
cli-help-play-hand-over = hide the screen between the bids of several people
cli-help-play-hints = show what each card and place would add to your points

cli-help-score =
    The score pad for a game at the table: score sheets from a file, the standard input, or questions.

    In a file, each real player has a line “player: NAME”, if need be “characters: doctor, teacher” and “sold: 1”, and the city as a diagram, two letters a parcel: Ho House, TH Townhouse, Hl Hotel, Mt Mountain, Mi Mine, Ra Ranch, Bs Blacksmith, Dr Drugstore, Ba Bank, Sa Saloon, GS General Store, Ch Church, Pr Prison, CH City Hall, Ou Outlaws, .. empty; blanks or -- where no card lies. A virtual player is one line, “virtual: NAME attraction 7 6 5” or “virtual: NAME points 97”. A line that begins with # is a remark.

    Example: printf 'characters: banker\n Ho Ba\n Mi ..\n' | carson score -
cli-help-score-file = the file to read, “-” for the standard input; without it you are asked
cli-help-score-json = print the sheets as JSON

cli-help-replay =
    Check the record of a game and tell it, round by round.

    Example: carson replay evening.carson --move 12
cli-help-replay-file = the record to read, “-” for the standard input
cli-help-replay-move = show only the table after this many moves
cli-help-replay-seat = tell it as this real player saw it; seats are counted from 0
cli-help-replay-step = show move by move, each when Enter is pressed
cli-help-replay-json = print the moves, or with --move the position, as JSON

cli-help-rules =
    Look up rules by number, section or word; without any, list the sections.

    Example: carson rules CG-6.5; carson rules saloon
cli-help-rules-query = a number such as CG-6.5, a section such as CG-6, or words
cli-help-rules-coverage = list the rules that no test holds, and tests that cite no rule; exit status 1 if there are any

cli-help-deck =
    The cards as data, to be shown and corrected.

    What no rule book shows is reconstructed; whoever has the box can correct a copy and play with it.

    Example: carson deck show > my-deck.json
cli-help-deck-show =
    Print the built-in deck, to begin a corrected one with.

    Example: carson deck show > my-deck.json
cli-help-deck-check =
    Check a corrected deck and name every fault.

    Play with it by carson play cards --deck my-deck.json.

    Example: carson deck check my-deck.json
cli-help-deck-file = the deck to check, in the form that “carson deck show” prints

## Faults of what was typed or read

cli-error-bug = This is a fault of the program, not yours: { $error }. Please report it; with { $debug } in the environment it shows where it happened.
cli-error-command = There is no command “{ $found }”{ $near ->
    [none] {"."}
   *[other] ; do you mean “{ $near }”?
  } The commands are { LIST($known) }.
cli-error-option = “{ $found }” is no option of “{ $command }”{ $near ->
    [none] {"."}
   *[other] ; do you mean { $near }?
  } “{ $command } --help” lists them.
cli-error-needs-value = { $option } needs a value after it.
cli-error-missing = “{ $command }” needs { $argument }; “{ $command } --help” says more.
cli-error-value = “{ $found }” is no value for { $option }.
cli-error-twice = { $option } is given twice.
cli-error-unused = “{ $command }” does not know what to do with “{ $found }”; “{ $command } --help” says what it takes.
cli-error-usage = { $reason } “{ $command } --help” says more.
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-file = { $file }: { $reason }.
cli-error-large = { $file } is larger than { $most } MB and cannot be what is wanted here.
cli-error-utf8 = { $file } is not text in UTF-8, from byte { $byte } on.
cli-error-exists = { $file } is there already; choose a new name, or go on with its game by --resume { $file }.
cli-error-rescue = The record could not be saved anywhere.
cli-error-game = The record is of the game “{ $found }”, which is not known here; it should be “cards”.
cli-error-deck = { $fault }{ $more ->
    [0] {""}
    [one] {" "}(and one more fault: carson deck check)
   *[other] {" "}(and { $more } more faults: carson deck check)
  }
cli-error-seed = A seed is one line of 1 to { $most } signs, without spaces around it.
cli-error-real-and-players = Give --real or --players, not both: --players already says how many there are.
cli-error-no-human = Nobody sits at the keyboard; put a human among --players, or let bots play by “carson simulate cards”.
cli-error-player = “{ $found }” cannot sit at the table; choose { LIST($known, join: "or") }.
cli-error-level = “{ $found }” is no level of a virtual player; choose { LIST($known, join: "or") }.
cli-error-suit = “{ $found }” is no suit; choose { LIST($known, join: "or") }.
cli-error-too-many = The table is for { $total ->
    [one] one player
   *[other] { $total } players
  }, but { $found } are named.
cli-error-names = { $found } names are given for { $players ->
    [one] one real player
   *[other] { $players } real players
  }; virtual players are called by their suits.
cli-error-name = “{ $found }” cannot be a name: it may have { $most } signs at most, all of them printable.
cli-error-name-twice = Two players are called “{ $found }”; give each a name of their own.
cli-error-resume-with = --resume goes on with the table of its record, so it takes no --real, --players, --virtual, --players-total, --names, --suits or --deck.
cli-error-coverage-query = --coverage takes no words to look up.
cli-error-no-tests = There is no tests folder here; --coverage works in a copy of the source repository.
cli-error-seat = There is no real player at seat { $found }; the seats are 0 to { $most }.
cli-error-move = There is no move { $found }; the record has 0 (the set-up) to { $most }.
cli-error-step-with = --step shows every move, so it takes neither --move nor --json.
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
    Two Eras of nine rounds. In each round everybody bids in secret; the highest bid chooses first from the cards on offer. Terrain cards build your city, characters help or score. Most points wins.
cli-welcome-more =
    Virtual players build no city: they take the most attractive card and score its attraction. Beginners bid with 1 to 9, experts with 3 to 11. Bots are programs that build a city as you do. During the game, “?” tells what can be typed, and “r” shows the rules.
cli-menu =
    Enter  you against three virtual beginners
    c      choose who plays
    ?      more about it
    q      quit
cli-ask-people = How many people play at this keyboard, { $least } to { $most }? [{ $usual }]
cli-ask-number-again = Please type a number from { $least } to { $most }.
cli-ask-names = { $count ->
    [one] Your name? [{ LIST($usual, join: "comma") }]
   *[other] Their names, with commas between? [{ LIST($usual, join: "comma") }]
  }
cli-ask-bots = Bots that build cities, with commas between: { LIST($known, join: "or") }? [none]
cli-ask-bots-again = Please name at most { $most ->
    [one] one bot
   *[other] { $most } bots
  }, each of them { LIST($known, join: "or") }; Enter for none.
cli-ask-total = How many players in all, { $least } to { $most }? Virtual players fill the table. [{ $usual }]
cli-ask-levels = { $count ->
    [one] Level of the virtual player: { LIST($known, join: "or") }? [{ $usual }]
   *[other] Levels of the { $count } virtual players: { LIST($known, join: "or") }; one for all, or with commas between? [{ $usual }]
  }
cli-ask-levels-again = Please type { LIST($known, join: "or") }, for { $count ->
    [one] one player.
   *[other] at most { $count } players.
  }
cli-hopeless = Fair warning, stranger: one player against five experts hardly ever wins.
cli-press-enter = Press Enter to go on.

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
cli-city-of = City of { $name }
cli-no-city = No card yet.
cli-nothing-yet = nothing yet
cli-set-aside = Set aside: { $cards }
cli-sold = Sold: { $cards }
cli-more-places = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
cli-news-left-out = … { $count ->
    [one] one line more
   *[other] { $count } lines more
  }: l shows the log
cli-bid-wins-nothing = You used the Lawyer: this bid card is only discarded.
cli-prompt = (? helps) >
cli-sales = Or sell first:
cli-may = You may { $action }.
cli-undone = The last action of { $name } is taken back.
cli-play-help =
    A number or a key chooses what stands beside it. You can also write the action, or as much of it as is clear: “take I-29”, “t 29”, “n14”, “use doctor”, “y”, “pass”.

    Enter      the table again       ? WORD     about an action, card, rule
    w ACTION   may I, and why not    r WORD     look up rules
    u          undo                  s          score sheets as they stand
    l          log                   c          cities and cards of all
    q          quit; the game can be saved

    On the map, a number beside a parcel is what the card would add to your points with its top left corner there; * marks the best. In the table, ■ is a bid face down, · a bid card played, (Name) a character used. Ties go to the suit that stands first.

## Several people at one keyboard

cli-hand-over = { $name }, it is your turn to bid in secret.
cli-hand-over-others = Everybody else looks away.
cli-hand-over-undo = (u: { $name } takes back the bid just laid)

## What was typed and not understood

cli-typed-unknown = “{ $typed }” is nothing that can be done here{ $near ->
    [none] {"."}
   *[other] ; do you mean “{ $near }”?
  } “?” helps.
cli-typed-no-number = There is no choice { $typed }; they go from { $first } to { $last }.
cli-typed-no-name = “{ $typed }” is no card and no character{ $near ->
    [none] {"."}
   *[other] ; do you mean “{ $near }”?
  }
cli-typed-several = “{ $typed }” can be { CARD($found, join: "or") }; type more of it.
cli-typed-bid = “{ $typed }” is no bid; type a number.
cli-typed-alone = “{ $verb }” stands alone.

## Rules in the terminal

cli-mark-ruling = ruling
cli-mark-reconstructed = reconstructed
cli-n-rules = { $count ->
    [one] one rule
   *[other] { $count } rules
  }
cli-rules-how = carson rules CG-4 shows a section, CG-4.3 a rule, and a word every rule that has it.
cli-rules-marks = [ruling]: the books are silent, and this is the edition’s reading. [reconstructed]: a figure that no rule book shows.
cli-rules-nothing = No rule has “{ $query }”{ $near ->
    [none] {"."}
   *[other] ; do you mean { $near }?
  }
cli-rules-more = { $count ->
    [one] … and one more rule
   *[other] … and { $count } more rules
  }{ $query ->
    [none] {"."}
   *[other] {": "}carson rules { $query }
  }
cli-coverage-untested = { $number } has no test
cli-coverage-unknown = { $number } is no rule, but is cited by { LIST($tests) }
cli-coverage-complete = All { $count } rules are cited by a test.

## Scores

cli-scores-now = As it stands
cli-total = Total
cli-place = { $shared ->
    [yes] shared { $place }.
   *[other] { $place }.
  }
cli-winner = { LIST($names) } wins.
cli-tie = { LIST($names) } share the first place; the books settle it by another game.

## The end, and what is kept

cli-seed = Seed: { $seed }
cli-next = r: rematch · s: save the record · Enter: leave >
cli-next-kept = r: rematch · Enter: leave >
cli-save-question = Save the game, to go on with it later? [Y/n]
cli-saved = The record is in { $file }
cli-saved-resume = The game is kept in { $file }; carson play cards --resume { $file } goes on with it.
cli-input-ended = The input ended before the game did, after { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
cli-resumed = Going on after { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.

## The score pad

cli-pad-welcome = The score pad. Type each player’s characters, then the city row by row, from left to right, a sign for each parcel.
cli-pad-signs = Signs: { $signs }; -- where no card lies.
cli-pad-ask-name = First player’s name (“v NAME” for a virtual player)? [{ $usual }]
cli-pad-ask-next = Next player’s name (“v NAME” for a virtual player; Enter: add up)?
cli-pad-ask-characters = Characters of { $name }, with commas between (beginnings are enough)?
cli-pad-ask-sold = Cards sold by { $name }, 0 to { $most }? [0]
cli-pad-ask-city = City of { $name }; an empty line ends it.
cli-pad-ask-attraction = Attraction of all cards of { $name }, or their sum?
cli-pad-numbers = Please type numbers with spaces between.
cli-pad-name = A player needs a name of at most { $most } signs.
cli-pad-key = “{ $found }:” begins no line of a score pad{ $near ->
    [none] {"; there are "}{ LIST($known) }.
   *[other] ; do you mean “{ $near }:”?
  }
cli-pad-key-twice = “{ $key }:” stands twice for one player.
cli-pad-whose = Whose city is this? Begin it with “player: NAME”.
cli-pad-empty = There is no player on this score pad; “carson score --help” shows how one looks.
cli-pad-virtual = A virtual player’s line reads “virtual: NAME attraction 7 6 5” or “virtual: NAME points 97”.
cli-pad-character = There is no character “{ $found }”{ $near ->
    [none] {"."}
   *[other] ; do you mean “{ $near }”?
  }
cli-pad-several = “{ $found }” can be { LIST($known, join: "or") }; write more of it.
cli-pad-twice = { CHARACTER($character) } stands there twice, but is in the game once. [CG-1.3]
cli-pad-owned = { CHARACTER($character) } belongs to { $name } already. [CG-1.3]
cli-pad-sold = “{ $found }” is no number of cards sold.
cli-pad-sold-most = { $found } cards are too many; the Auctioneer sells at most { $most }. [CG-7.10]
cli-pad-sold-who = Only who has the Auctioneer can have sold cards. [CG-7.10]
cli-pad-too-large = The city has { $width }×{ $height } parcels; { $captain ->
    [yes] with the Captain its limit is 8×9 or 9×8. [CG-7.12]
   *[other] its limit is 8×8. [CG-6.1]
  }
cli-pad-apart = The city falls apart: all its parcels must hang together by their sides. [CG-6.3]
cli-pad-no-card = The parcel in row { $row }, column { $column } of the city lies under no card of 2×2 parcels; one beside it is missing. [CG-1.2]
cli-pad-sign = “{ $found }” is no sign; { LIST($known, join: "or") }?

## Replays

cli-replay-title = The Card Game, from { $file }
cli-replay-real = { $name }, { $suit }
cli-replay-virtual = { $name }, virtual, { $level }
cli-replay-facts = deck { $deck }, seed { $seed }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
cli-replay-after = { $moves ->
    [0] After the set-up
    [one] After one move
   *[other] After { $moves } moves
  }
cli-replay-unfinished = The record ends before the game does.
cli-replay-next = Enter: next move · q: stop >
cli-replay-last = Enter: the end >

## Decks

cli-deck-good = { $file } can be played with{ $warnings ->
    [0] {"."}
    [one] , with one warning.
   *[other] , with { $warnings } warnings.
  }

## carson serve

cli-help-serve =
    Serve tables to others over HTTP. Games are kept in the file carson.db, or in the database that
    CARSON_DATABASE_URL names (sqlite:///FILE or postgresql://…). Behind a proxy CARSON_ORIGIN is the address
    that browsers use.

    Example: carson serve --port 8000
cli-help-serve-host = The address to listen at. Default: 127.0.0.1, for this machine alone.
cli-help-serve-port = The port to listen at. Default: 8000.
cli-help-serve-open = Open the page in the browser.
cli-help-serve-workers = How many processes serve; more than one needs PostgreSQL. Default: 1.
cli-serve-address = Serving tables at { $address }
cli-error-serve-missing = The package “{ $package }” is missing: install carson[server], or run “make serve”.
cli-error-serve-workers = Several processes need PostgreSQL: name one in { $name }, or leave --workers out. SQLite is a file for one process.
cli-error-serve-port = Cannot listen at { $address }: { $reason }. Stop what uses it, or choose another --host or --port.
cli-error-serve-worker = A serving process could not start, so the others were stopped too; the log says why.

## carson verify

cli-help-verify =
    Prove a finished game fair from its record alone: every move keeps to the rules, the seed follows from what the server promised before the game (the commitment) and from the numbers that the players’ browsers put in, and every card, die and tile follows from that seed. The last line says how much is proven.

    Exit status 0: proven; 1: not.

    Example: carson verify carson-4f2a.txt
cli-help-verify-file = the record to read, “-” for the standard input
cli-help-verify-commitment = the commitment as the table showed it before the game; without it, the one in the record is taken
cli-help-verify-seal = the seal that your browser kept before it opened your number; without it, the record’s own sealed numbers are taken
cli-help-verify-number = the number that your browser put in, to see whether it is part of the seed
cli-error-verify-digits = --{ $option } takes 64 digits from 0 to 9 and a to f, as the table shows them, and not “{ $found }”.
cli-verify-broken = The record does not hold together. { $reason }
cli-verify-running = The game is still going on. Its seed is secret until it is over, so nothing can be proven yet. { $commitment ->
    [none] The record has no commitment.
   *[other] Keep the commitment { $commitment } and verify the record after the game.
  }
cli-verify-moves = { $moves ->
    [one] The one move keeps to the rules and leads
   *[other] All { $moves } moves keep to the rules and lead
  } to the end that the record gives, with the scores { LIST($scores) }.
cli-verify-unfinished = { $moves ->
    [one] The one move keeps
   *[other] All { $moves } moves keep
  } to the rules, but the record ends before the game does.
cli-verify-ended = { $moves ->
    [one] The one move keeps
   *[other] All { $moves } moves keep
  } to the rules. { $how ->
    [resigned] There, the record says, the game was given up.
    [agreed] There, the record says, all agreed to end the game.
   *[abandoned] Nobody came back after that, the record says.
  }
cli-verify-own-data = The game was played with a deck or figures of its own, which the record carries along; look at those too.
cli-verify-characters = The characters were chosen when the table was laid, by a player or at random, and shown before the game. They are not part of the proof.
cli-verify-position = The game began from a position. What was hidden in it was laid out by the server and is not part of the proof.
cli-verify-no-seed = The record has no seed: what was drawn cannot be checked.
cli-verify-no-commitment = The record has no commitment: whoever made the seed may have made it to measure. If you know the commitment, give it with --commitment.
cli-verify-commitment-other = The record has the commitment { $found }; you were shown { $given }.
cli-verify-seed = The seed is the promised one: its SHA-256 is the commitment { $commitment }.
cli-verify-seed-other = The seed is not the promised one: its SHA-256 is { $found }, the commitment { $commitment }.
cli-verify-compare = That commitment stands in the record itself: compare it with the one the table showed before the game, or give that one with --commitment.
cli-verify-secret = The server’s secret is the promised one: its SHA-256 is the commitment { $commitment }.
cli-verify-secret-other = The server’s secret is not the promised one: its SHA-256 is { $found }, the commitment { $commitment }.
cli-verify-numbers = Numbers were put in by { LIST($names) }, and each is the one that was sealed before any was opened.
cli-verify-number-other = From { LIST($names) }: the number is not the one that was sealed, so it may have been chosen after the others were known.
cli-verify-withheld = From { LIST($names) }: a number was sealed and never opened. Whoever knew the server’s secret could choose between the seeds with it and without it.
cli-verify-without = From { LIST($names) }: no number.
cli-verify-nobody = No player put a number in: the seed is the server’s alone.
cli-verify-seat = seat { $seat }
cli-verify-seal = The sealed numbers are those your browser saw before it opened yours: their seal is { $seal }.
cli-verify-seal-other = The sealed numbers are not those your browser saw before it opened yours: their seal is { $found }, and yours is { $given }.
cli-verify-seal-compare = The seal of these numbers is { $seal }: compare it with the one your browser has kept, or give that one with --seal.
cli-verify-own-number = Your number is part of the seed.
cli-verify-own-number-missing = Your number { $number } is not in the record: the seed was made without it.
cli-verify-seed-mixed = The seed is the one that the secret and the numbers give.
cli-verify-seed-unmixed = The seed is not the one that the secret and the numbers give.
cli-verify-draws = { $draws ->
    [one] The one draw is
   *[other] All { $draws } draws are
  } what this seed gives.
cli-verify-proven = Proven: nobody chose what was drawn, neither the server nor a player.
cli-verify-proven-promise = Proven: what was drawn was settled before the game. No player put a number in, so it is not proven that the server drew the seed blindly.
cli-verify-proven-but = Proven with a reservation: nobody chose what was drawn, unless the server was in league with those who never opened their numbers. Then it had { $seeds } seeds to choose from.
cli-verify-not-proven = Not proven.

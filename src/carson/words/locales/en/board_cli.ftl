### What the terminal says of the board game. Words that can be typed are English in every language: they are the
### actions of docs/notation.md.

## Help pages

cli-board-help-play =
    Play Carson City, the board game: 2 to 6 players, people at this keyboard and bots.

    Without options you are asked who plays. During the game, “?” tells what can be typed. Without a terminal, moves are read line by line from the standard input.

    Example: carson play board --players human,human,greedy --names Anna,Bob --characters quiet --record evening.carson
cli-board-help-play-players = who sits at the table, 2 to 6: human, or the name of a bot (greedy, random), as in human,human,greedy
cli-board-help-play-characters = the characters in play: beginners, quiet, owners, prosper, scores, gold, random, or sides of your own, as in "1R 2Y 3Y 4Y 5Y 6Y 14"
cli-board-help-play-bag = the buildings in the bag: full, beginners, or counts of your own, as in "ranch 6, mine 6, …"
cli-board-help-play-names = the players’ names in the order of their places, as in Anna,Bob
cli-board-help-play-seed = a word or number from which all chance follows: the same seed gives the same map, dice and buildings
cli-board-help-simulate =
    Simulate Carson City, the board game, between bots.

    Example: carson simulate board --players 3 --games 100 --seed 7 --bots greedy,random,random --characters gold
cli-board-help-simulate-players = How many players, 2 to 6. Default: as many as --bots names, or 4.
cli-board-help-simulate-bots = Who plays, separated by commas: random, greedy. One name stands for all seats.
cli-board-help-simulate-characters = The characters in play, as for carson play board. Default: beginners.
cli-board-help-simulate-bag = The buildings in the bag, as for carson play board. Default: full.

cli-board-help-score-cards = The score pad of The Card Game; “carson score” alone is the same.
cli-board-help-score =
    The final scoring of Carson City for a game at the table: from a file, the standard input, or questions.

    In a file, each player has a line “player: NAME”, then “vp: 31”, “money: 14”, what stands on own parcels by “has: saloon, ranch 2, house 3, mountain”, and “character: teacher” for who played it in round 4. For the Train Station, “neutral: house 5, city_hall” adds what stands on nobody’s parcels, or “symbols: 23” says how many House symbols the whole city has. “passed: Bob, Anna” is the pass order of round 4, for ties. A line that begins with # is a remark.

    Instead of “has”, “neutral” and “symbols” the map can be drawn, rows 1 to 8 as in “4 .. Ho Sa0 …”: a sign for each parcel and its owner’s number, the first player’s is 0. The signs: Mt Mountain, Ho House, TH Townhouse, Ra Ranch, Mi Mine, Dr Drugstore, Ba Bank, Sa Saloon, Hl Hotel, GS General Store, Bs Blacksmith, Ch Church, Pr Prison, Sc School, CH City Hall, TS Train Station, .. free.

    With variants, a player may have “horses: 3”, “rodeos: 1”, “bridge: saloon, house” for what of it stands beside a bridge, and “standish: urban” for who is Standish; “variants: kit-carson” scores the whole pass order. A drawn river has the sign ~~; with the roads drawn too (| and --), bridges are found on the map.

    Example: carson score board evening.txt

## Faults of what was typed or read

cli-board-error-no-human = Nobody sits at the keyboard; put a human among --players, or let bots play by “carson simulate board”.
cli-board-error-resume-with = --resume goes on with the table of its record, so it takes no --players, --names, --characters, --bag, --variants, --edition, --river, --solo or --figures.
cli-board-error-game = The record is of the game “{ $found }”; “carson play board” goes on with records of “board”.
cli-board-error-replay = The record is of the game “{ $found }”, which is not known here; known are { LIST($known) }.
cli-board-saved-resume = The game is kept in { $file }; carson play board --resume { $file } goes on with it.

## The welcome

cli-board-welcome-title = CARSON CITY
cli-board-welcome =
    Four rounds in the Wild West. In each round everybody takes a character, places cowboys on action spaces, parcels and buildings, and fights for what others want too. Own parcels, build on them, earn, and turn it all into victory points.
cli-board-welcome-more =
    A duel is a die and your firepower: revolvers and the cowboys you kept back. Who passes first wins every tie, and chooses first in the next round. Bots see what you see: greedy plays well, random plays anything. During the game, “?” tells what can be typed, and “r” shows the rules.
cli-board-menu =
    Enter  you against three bots, with the beginners’ characters
    c      choose who plays, and with which characters
    a      alone against Jeb Standish
    ?      more about it
    q      quit
cli-board-ask-bots = Bots, with commas between: { LIST($known, join: "or") }, at most { $most }?
cli-board-set-random = seven or eight at random
cli-board-ask-set = Which characters? [{ $usual }]
cli-board-ask-bag = Which bag of buildings: { LIST($known, join: "or") }? [{ $usual }]
cli-board-ask-again = Please type { LIST($known, join: "or") }.

## The page of the table

cli-board-setup = Set-up
cli-board-round = Round { $round } of { $rounds }
cli-board-order = Turn order:
cli-board-passed-order = Pass order:
cli-board-track = Actions
cli-board-closed = closed
cli-board-step-parcels = parcel purchase
cli-board-step-deferred = buildings kept
cli-board-step-city-hall = City Hall
cli-board-step-income = building income
cli-board-gives-wages = $4 a cowboy
cli-board-gives-ammunition = 3 revolvers
cli-board-gives-roads = 3 roads
cli-board-gives-road = 1 road a cowboy
cli-board-gives-parcels-income = $2 a parcel
cli-board-gives-cowboy-income = $2 a firepower
cli-board-gives-gambling = $2 to $12
cli-board-gives-parcels-vp = VP: parcels ÷ 2
cli-board-gives-cowboy-vp = VP: firepower ÷ 2
cli-board-gives-building-vp = VP: buildings
cli-board-gives-vp = ${ $price } a VP
cli-board-vp = { $count } VP
# Heads of columns: in full, and where there is little room.
cli-board-head-money = $
cli-board-head-vp = VP
cli-board-head-firepower = fire
cli-board-head-parts = {""}
cli-board-head-cowboys = cow
cli-board-head-tiles = tiles
cli-board-head-roads = roads
cli-board-head-income = income
cli-board-short-money = $
cli-board-short-vp = VP
cli-board-short-firepower = fp
cli-board-short-cowboys = cb
cli-board-short-roads = rd
cli-board-short-income = inc
# A part of a firepower, with a plus between: 2 revolvers, 3 cowboys.
cli-board-power = { $what ->
    [revolvers] { $count } rev
    [cowboys] { $count } cow
    [white] { $count } white
    [character] { $count } char
    [variants] { $count } more
   *[other] { $count } ammo
  }
cli-board-character = character
cli-board-characters = Characters
cli-board-limit-head = limit
cli-board-limit = (${ $limit })
cli-board-dynamite = { $count } dynamite
cli-board-no-duel = { $count ->
    [one] one no-duel token
   *[other] { $count } no-duel tokens
  }

## The choices

cli-board-spaces = { $horses ->
    [yes] A space by its number or name, a parcel or building by its own (d4), an enclosure (enclosure-3), or pass.
   *[no] A space by its number or name, a parcel or building by its own (d4), or pass.
  }
cli-board-amounts = An amount from ${ $least } to ${ $most }.
cli-board-group-price = parcels to buy:
cli-board-group-parcel = parcels:
cli-board-group-attack = attack:
cli-board-group-defend = defend:
cli-board-group-hall = City Hall:
cli-board-group-site = sites and what it pays there:
cli-board-group-bare-site = sites and what it pays there, before its House:
cli-board-no-site = no site for it now: it would be kept until there is one
cli-board-group-house = a House, and what it adds to your income:
cli-board-group-townhouse = a Townhouse, and what it adds:
cli-board-group-ask = ask leave for a House:
cli-board-group-road = roads:

## Answers

cli-board-play-help =
    A number chooses what stands beside it; a space, parcel, building or character can be typed by its name, or as much of it as is clear: “wages”, “gam”, “d4”, “captain”, “saloon d4”, “12”, “pass”. A road is named by a parcel and its side: “d4e”. Actions can be written in full: “cowboy d4 dynamite”, “build saloon d4”, “spend 12”.

    Enter      the table again       r WORD     look up rules
    w ACTION   may I, and why not
    ? WORD     about an action, space, character, building, sign, rule
    i d4       what d4 pays, with its parts; i saloon d4: what a Saloon there would pay; i: all
    o d4       the odds of the duel there; o: of all duels to come
    m          the map               t          the action track
    c          characters, everybody’s things, the bag
    s          the scoring as if the game ended now
    u          undo                  l          log
    q          quit; the game can be saved
    2 road d4e any player at this keyboard may lay a road out of turn, by the number of the seat

    On the map, two letters are what stands on a parcel, the figure after them its owner’s seat, a small figure a cowboy ({"⁺"} several); ━ and ┃ are roads. Below a parcel stands what it costs ($) or pays (+). In the players’ lines, fp is firepower, cb cowboys, rd roads, inc the income of the buildings as they stand; the figure before a name is the seat.
cli-board-free = free
cli-board-nobodys = nobody’s
cli-board-linked = { $linked ->
    [yes] connected
   *[other] not connected
  }
cli-board-price = It costs you ${ $price }.
cli-board-no-income = It pays nothing.
cli-board-income-how = Name a parcel, as in “i d4”, or a building and a parcel, as in “i saloon d4”.
cli-board-no-preview = No building of yours can stand on { $at }: it is not free, or another’s.
cli-board-pays = { OBJECT($building) } on { $at }
cli-board-capped = (the most is ${ $most }, not ${ $full })
cli-board-own = own { $what }
cli-board-each = { $symbols ->
    [1] ${ $each } each
   *[other] { $symbols } symbols each, ${ $each } a symbol
  }
cli-board-revolvers = { $count ->
    [one] It gives one revolver token.
   *[other] It gives { $count } revolver tokens.
  }
cli-board-brings = { $houses ->
    [one] Its House
   *[other] It brings { $houses } Houses; the first
  } { $most ->
    [0] adds nothing to your income, wherever it goes.
   *[other] can add up to ${ $most } to your income: { $where }.
  }
cli-board-no-room = { $houses ->
    [one] There is no place for its House,
   *[other] There is no place for its { $houses } Houses,
  } so it cannot be built now. [BG-7.4]
cli-board-change = { OBJECT($building) } on { $at }, then ${ $pays }
cli-board-odds-how = Name a place where cowboys stand, as in “o d4” or “o gambling”.
cli-board-no-duel-there = There is no duel on { PLACE($place) }.
cli-board-odds = { $name }, firepower { $power }
cli-board-bag = In the bag: { $kinds }
cli-board-scores-now = As if the game ended now
cli-board-winner = { $tied ->
    [yes] { $name } wins, having passed earlier in round 4.
   *[other] { $name } wins.
  }

## What was typed and not understood

cli-board-typed-parcel = “{ $typed }” is no parcel; they are named from a1 to h8.
cli-board-typed-amount = “{ $typed }” is no amount; type a number.
cli-board-typed-line = “{ $typed }” is no line for a road; name a parcel and its side, such as d4e (n, e, s, w).
cli-board-typed-build = “{ $typed }” does not say what to build where; type a building and a parcel, such as “saloon d4”.
cli-board-typed-kind = Which building: { OBJECT($found, join: "or") }?
cli-board-typed-several = “{ $typed }” can be { LIST($found, join: "or") }; type more of it.
cli-board-not-here = No person sits at seat { $seat } here.

## The score pad

cli-board-pad-welcome = The final scoring. Type for each player the VP so far, the money left after round 4, and what stands on own parcels.
cli-board-pad-how = Things are typed with commas between, several with their number: saloon, ranch 2, house 3, mountain. Beginnings are enough.
cli-board-pad-ask-map = The map, if you want it counted for you: paste it or type it row by row (“4 .. Ho Sa0 …”: a sign for each parcel and the number of its owner, the first player is 0), and end with an empty line; or name a file that has it. Enter: no map.
cli-board-pad-ask-map-again = The rest is kept: type the row again with its number, then an empty line. Enter: no map.
cli-board-pad-ask-owner = Name of the player with a { $seat } on the map? [{ $usual }]
cli-board-pad-row = Row { $row }: { $sentence }
cli-board-pad-row-length = Row { $row } has { $found ->
    [one] one sign
   *[other] { $found } signs
  }; it should have { $columns }, one for each column.
cli-board-pad-no-map = { $file } holds no map; one has rows such as “4 .. Ho Sa0 …”.
cli-board-pad-has-map = “{ $key }:” is not needed beside a map, which tells what stands where; leave one of the two out.
cli-board-pad-owner = { $at } belongs to player { $seat } on the map, but the players are { LIST($known) }.
cli-board-pad-own = { $name } has { $found } parcels on the map, but only { $most } property tiles. [BG-2.2]
cli-board-pad-ask-name = First player’s name? [{ $usual }]
cli-board-pad-ask-next = Next player’s name (Enter: add up)?
cli-board-pad-ask-vp = VP of { $name } so far? [0]
cli-board-pad-ask-money = Money of { $name }? [0]
cli-board-pad-ask-things = On the parcels of { $name }?
cli-board-pad-ask-teacher = Did { $name } play the Teacher in round 4? [y/N]
cli-board-pad-ask-symbols = House symbols in the whole city, for the Train Station?
cli-board-pad-ask-passed = There is a tie. Pass order of round 4, with commas between?
cli-board-pad-whose = Whose is this? Begin with “player: NAME”.
cli-board-pad-empty = There is no player on this score pad; “carson score board --help” shows how one looks.
cli-board-pad-thing = “{ $found }” stands on no parcel{ $near ->
    [none] {"."}
   *[other] ; do you mean { $near }?
  }
cli-board-pad-hall = City Hall’s parcel belongs to nobody, so { $name } cannot have it. [BG-8.14]
cli-board-pad-tiles = { $name } has { $found } things on own parcels, but only { $most } property tiles. [BG-2.2]
cli-board-pad-players = There are at most { $most } players. [BG-3]
cli-board-pad-count = { OBJECT($kind) }: { $found } are too many, there are only { $most }. [BG-2.1]
cli-board-pad-parcels = { $found } things do not fit on the { $most } parcels of the map. [BG-1.1]
cli-board-pad-teachers = Only one player can have played the Teacher.
cli-board-pad-order = “{ $found }” is no player who can stand there in the pass order; the players are { LIST($known) }.
cli-board-pad-tie = { LIST($names) } have equally many VP; whoever of them passed earlier in round 4 wins. [BG-10.2]

## Replays

cli-board-replay-title = Carson City, from { $file }
cli-board-replay-facts = characters { $characters }; bag { $bag }; seed { $seed }; { $moves ->
    [one] one move
   *[other] { $moves } moves
  }

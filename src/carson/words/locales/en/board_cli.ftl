### Messages of the board game in the terminal. Words that can be typed are English in every language: they are the
### actions of docs/notation.md.

## Help pages

cli-board-help-play =
    Play Carson City, the board game: 2 to 6 players, people at this keyboard and bots.

    Without options, you are asked who is playing. During the game, type “?” for help. Without a terminal, moves are read line by line from standard input.

    Example: carson play board --players human,human,greedy --names Anna,Bob --characters quiet --record evening.carson
cli-board-help-play-players = who plays, 2 to 6: human, or the name of a bot (random, easy, normal, hard, master, greedy), as in human,human,greedy
cli-board-help-play-characters = the characters in play: beginners, quiet, owners, prosper, scores, gold, random, or your own sides, as in "1R 2Y 3Y 4Y 5Y 6Y 14"
cli-board-help-play-bag = the buildings in the bag: full, beginners, or your own counts, as in "ranch 6, mine 6, …"
cli-board-help-play-names = the players’ names in seat order, as in Anna,Bob
cli-board-help-simulate =
    Simulate Carson City, the board game, between bots.

    Example: carson simulate board --players 3 --games 100 --seed 7 --bots greedy,random,random --characters gold
cli-board-help-simulate-players = How many players, 2 to 6. Default: as many as --bots names, or 4.
cli-board-help-simulate-bots = Who plays, separated by commas: random, easy, normal, hard, master, greedy, my_module:MyBot. One name is used for all seats.
cli-board-help-simulate-characters = The characters in play, as for carson play board. Default: beginners.
cli-board-help-simulate-bag = The buildings in the bag, as for carson play board. Default: full.

cli-board-help-score-cards = The score pad of The Card Game; “carson score” alone does the same.
cli-board-help-score =
    The final scoring of Carson City for a game with the box: it reads a file or standard input, or asks questions.

    In a file, each player has a line “player: NAME”, then “vp: 31”, “money: 14”, what is on their parcels as “has: saloon, ranch 2, house 3, mountain”, and “character: teacher” for the player who had it in round 4. For the Train Station, “neutral: house 5, city_hall” adds what is on unowned parcels, or “symbols: 23” gives the number of House symbols in the whole city. “passed: Bob, Anna” is the pass order of round 4, for ties. A line that starts with # is a comment.

    Instead of “has”, “neutral” and “symbols”, you can draw the map, rows 1 to 8 as in “4 .. Ho Sa0 …”: a code for each parcel and its owner’s number, starting with 0 for the first player. The codes: Mt Mountain, Ho House, TH Townhouse, Ra Ranch, Mi Mine, Dr Drugstore, Ba Bank, Sa Saloon, Hl Hotel, GS General Store, Bs Blacksmith, Ch Church, Pr Prison, Sc School, CH City Hall, TS Train Station, .. free.

    With variants, a player may have “horses: 3”, “rodeos: 1”, “bridge: saloon, house” for what is beside a bridge, and “standish: urban” for Standish; “variants: kit-carson” scores the whole pass order. The code for river is ~~; if you draw the roads too (| and --), bridges are found on the map.

    Example: carson score board evening.txt

## Errors in what was typed or read

cli-board-error-no-human = Nobody is at the keyboard; include a human in --players, or use “carson simulate board” to let bots play.
cli-board-error-resume-with = --resume uses the table from its record, so it cannot be combined with --players, --names, --characters, --bag, --variants, --edition, --river, --solo or --figures.
cli-board-error-game = The record is for the game “{ $found }”; “carson play board” only continues records of “board”.
cli-board-error-replay = The record is for the game “{ $found }”, which is unknown here; the known games are { LIST($known) }.
cli-board-saved-resume = The game has been saved to { $file }; continue it with carson play board --resume { $file }.

## The welcome

cli-board-welcome-title = CARSON CITY
cli-board-welcome =
    Four rounds in the Wild West. Each round, everyone takes a character, places cowboys on action spaces, parcels and buildings, and fights for what others want too. Own parcels, build on them, earn money, and turn it all into victory points.
cli-board-welcome-more =
    In a duel, you roll a die and add your firepower: revolvers and the cowboys you kept back. The first player to pass wins every tie and chooses first in the next round. Bots see what you see: random plays anything, easy plays like a beginner, normal knows the game, hard and master have learnt from thousands of games, and greedy is the steady one that all the others are measured against. During the game, type “?” for help and “r” for the rules.
cli-board-menu =
    Enter  play against three bots, with the beginners’ characters
    c      choose who plays, and with which characters
    a      play solo against Jeb Standish
    ?      more information
    q      quit
cli-board-ask-bots = Bots, separated by commas: { LIST($known, join: "or") }, at most { $most }?
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
cli-board-gives-wages = $4 per cowboy
cli-board-gives-ammunition = 3 revolvers
cli-board-gives-roads = 3 roads
cli-board-gives-road = 1 road per cowboy
cli-board-gives-parcels-income = $2 per parcel
cli-board-gives-cowboy-income = $2 per firepower
cli-board-gives-gambling = $2 to $12
cli-board-gives-parcels-vp = VP: parcels ÷ 2
cli-board-gives-cowboy-vp = VP: firepower ÷ 2
cli-board-gives-building-vp = VP: buildings
cli-board-gives-vp = ${ $price } per VP
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
    [one] 1 no-duel token
   *[other] { $count } no-duel tokens
  }

## The choices

cli-board-spaces = { $places ->
    [yes] Type a space by number or name, a parcel or building (d4), an enclosure (enclosure-3), or pass.
   *[no] Type a space by number or name, a parcel or building (d4), or pass.
  }
cli-board-amounts = An amount from ${ $least } to ${ $most }.
cli-board-group-price = parcels to buy:
cli-board-group-parcel = parcels:
cli-board-group-attack = attack:
cli-board-group-defend = defend:
cli-board-group-hall = City Hall:
cli-board-group-site = sites, with their income:
cli-board-group-bare-site = sites, with their income before the House:
cli-board-no-site = no site for it now: you would keep it until there is one
cli-board-group-house = a House, and what it adds to your income:
cli-board-group-townhouse = a Townhouse, and what it adds:
cli-board-group-ask = ask permission for a House:
cli-board-group-road = roads:

## Answers

cli-board-play-help =
    Type a number to choose what is beside it, or the name of a space, parcel, building or character, or enough of it to be clear: “wages”, “gam”, “d4”, “captain”, “saloon d4”, “12”, “pass”. Name a road by a parcel and its side: “d4e”. You can also write actions in full: “cowboy d4 dynamite”, “build saloon d4”, “spend 12”.

    Enter      show the table        r WORD     look up rules
    w ACTION   may I, and why not
    ? WORD     about an action, space, character, building, code, rule
    i d4       what d4 pays, in detail; i saloon d4: what a Saloon would pay there; i: everything
    o d4       the odds of the duel there; o: of all duels to come
    m          the map               t          the action track
    c          characters, everyone’s things, the bag
    s          the score if the game ended now
    u          undo                  l          log
    h          hint: good moves, with reasons
    q          quit; you can save the game
    2 road d4e any player at this keyboard may lay a road out of turn: start with the seat number

    On the map, two letters show what is on a parcel, the digit after them its owner’s seat, a small digit a cowboy ({"⁺"} several); ━ and ┃ are roads. Below a parcel is what it costs ($) or pays (+). In the players’ lines, fp is firepower, cb cowboys, rd roads, inc the current income of the buildings; the digit before a name is the seat.
cli-board-free = free
cli-board-nobodys = unowned
cli-board-linked = { $linked ->
    [yes] connected
   *[other] not connected
  }
cli-board-price = It costs you ${ $price }.
cli-board-no-income = It pays nothing.
cli-board-income-how = Name a parcel, as in “i d4”, or a building and a parcel, as in “i saloon d4”.
cli-board-no-preview = You cannot build on { $at }: it is occupied or someone else’s.
cli-board-pays = { OBJECT($building) } on { $at }
cli-board-capped = (the maximum is ${ $most }, not ${ $full })
cli-board-each = { $symbols ->
    [1] ${ $each } each
   *[other] { $symbols } symbols each, ${ $each } per symbol
  }
cli-board-revolvers = { $count ->
    [one] It gives 1 revolver token.
   *[other] It gives { $count } revolver tokens.
  }
cli-board-brings = { $houses ->
    [one] Its House
   *[other] It comes with { $houses } Houses; the first
  } { $most ->
    [0] adds nothing to your income anywhere.
   *[other] can add up to ${ $most } to your income: { $where }.
  }
cli-board-no-room = { $houses ->
    [one] There is no place for its House,
   *[other] There is no place for its { $houses } Houses,
  } so you cannot build it now. [BG-7.4]
cli-board-change = { OBJECT($building) } on { $at }, then ${ $pays }
cli-board-odds-how = Name a place with cowboys, as in “o d4” or “o gambling”.
cli-board-no-duel-there = There is no duel on { PLACE($place) }.
cli-board-odds = { $name }, firepower { $power }
cli-board-bag = In the bag: { $kinds }
cli-board-scores-now = If the game ended now
cli-board-winner = { $tied ->
    [yes] { $name } wins, having passed earlier in round 4.
   *[other] { $name } wins.
  }

## Input that was not understood

cli-board-typed-parcel = “{ $typed }” is not a parcel; parcels are a1 to h8.
cli-board-typed-amount = “{ $typed }” is not an amount; type a number.
cli-board-typed-line = “{ $typed }” is not a place for a road; name a parcel and its side, such as d4e (n, e, s, w).
cli-board-typed-build = “{ $typed }” does not say what to build and where; type a building and a parcel, such as “saloon d4”.
cli-board-typed-kind = Which building: { OBJECT($found, join: "or") }?
cli-board-typed-several = “{ $typed }” could be { LIST($found, join: "or") }; type more of it.
cli-board-not-here = Nobody at this keyboard has seat { $seat }.

## The score pad

cli-board-pad-welcome = Final scoring. For each player, type the VP so far, the money left after round 4, and what is on their parcels.
cli-board-pad-how = Separate things with commas, and add a number if there are several: saloon, ranch 2, house 3, mountain. The first letters are enough.
cli-board-pad-ask-map = To have the map counted for you, paste it or type it row by row (“4 .. Ho Sa0 …”: a code for each parcel and its owner’s number, starting with 0 for the first player), and finish with an empty line; or name a file that has it. Enter: no map.
cli-board-pad-ask-map-again = The rest is saved: type the row again with its number, then an empty line. Enter: no map.
cli-board-pad-ask-owner = Name of the player with { $seat } on the map? [{ $usual }]
cli-board-pad-row = Row { $row }: { $sentence }
cli-board-pad-row-length = Row { $row } has { $found ->
    [one] one code
   *[other] { $found } codes
  }; it should have { $columns }, one for each column.
cli-board-pad-no-map = { $file } has no map; a map has rows such as “4 .. Ho Sa0 …”.
cli-board-pad-has-map = You do not need “{ $key }:” with a map, which already shows it; leave one of the two out.
cli-board-pad-owner = { $at } belongs to player { $seat } on the map, but the players are { LIST($known) }.
cli-board-pad-own = { $name } has { $found } parcels on the map, but only { $most } property tiles. [BG-2.2]
cli-board-pad-ask-name = First player’s name? [{ $usual }]
cli-board-pad-ask-next = Next player’s name (Enter: add up)?
cli-board-pad-ask-vp = { $name }’s VP so far? [0]
cli-board-pad-ask-money = { $name }’s money? [0]
cli-board-pad-ask-things = On { $name }’s parcels?
cli-board-pad-ask-teacher = Did { $name } have the Teacher in round 4? [y/N]
cli-board-pad-ask-symbols = House symbols in the whole city, for the Train Station?
cli-board-pad-ask-passed = There is a tie. Pass order of round 4, separated by commas?
cli-board-pad-whose = Whose is this? Start with “player: NAME”.
cli-board-pad-empty = There are no players on this score pad; see “carson score board --help” for an example.
cli-board-pad-thing = “{ $found }” cannot be on a parcel{ $near ->
    [none] {"."}
   *[other] ; did you mean { $near }?
  }
cli-board-pad-hall = Nobody owns City Hall’s parcel, so { $name } cannot have it. [BG-8.14]
cli-board-pad-tiles = { $name } has { $found } things on their parcels, but only { $most } property tiles. [BG-2.2]
cli-board-pad-players = There are at most { $most } players. [BG-3]
cli-board-pad-count = { OBJECT($kind) }: { $found } is too many; there are only { $most }. [BG-2.1]
cli-board-pad-parcels = { $found } things do not fit on the { $most } parcels of the map. [BG-1.1]
cli-board-pad-teachers = Only one player can have had the Teacher.
cli-board-pad-order = “{ $found }” cannot be at this place in the pass order; the players are { LIST($known) }.
cli-board-pad-tie = { LIST($names) } are tied on VP; the one who passed earlier in round 4 wins. [BG-10.2]

## Replays

cli-board-replay-title = Carson City, from { $file }
cli-board-replay-facts = characters { $characters }; bag { $bag }; seed { $seed }; { $moves ->
    [one] one move
   *[other] { $moves } moves
  }

### What the terminal says of the board game's variants, editions, figures and of playing alone.

## Help pages

cli-board-help-play-variants = variants in play, separated by commas: new-beginning, river, might-is-right, kit-carson, outlaws, horses; the first letters are enough
cli-board-help-play-edition = which rules to use where the editions differ: english or dutch. Default: english
cli-board-help-play-river = the parcels of your own river, as in "a5,b5,c5,d5,d4,e4,f4,g4,h4"; adds the variant river
cli-board-help-play-solo = play solo against Jeb Standish: rancher (almost easy), miner (average), strength (hard) or urban (expert)
cli-board-help-play-figures = a file with your own figures, made by “carson figures copy”
cli-board-help-simulate-variants = The variants in play, as for carson play board. Default: none.
cli-board-help-simulate-edition = The edition, as for carson play board. Default: english.
cli-board-help-simulate-river = The parcels of a river, as for carson play board.
cli-board-help-simulate-solo = One bot plays solo against Standish: rancher, miner, strength or urban.
cli-board-help-simulate-figures = A file with your own figures, as for carson play board.
cli-board-help-figures =
    Show and correct the board game’s figures that no rule book shows.

    They are reconstructed; if you have the box, you can correct a copy and play with it.

    Example: carson figures copy my-figures.json
cli-board-help-figures-show =
    Show the built-in figures, or those in a file, each with its rule.

    Example: carson figures show
cli-board-help-figures-check =
    Check a file of figures and say what is wrong with it.

    To play with it: carson play board --figures my-figures.json.

    Example: carson figures check my-figures.json
cli-board-help-figures-copy =
    Write the built-in figures to a new file for you to correct.

    Example: carson figures copy my-figures.json
cli-board-help-figures-json = print the file itself instead of a description
cli-board-help-figures-shown = a file of figures; without it, the built-in ones
cli-board-help-figures-file = the file to check
cli-board-help-figures-new = the file to write; an existing file is never overwritten

## Errors in what was typed or read

cli-board-error-solo-players = A game against Standish has one player: leave out --players, or name one human (for carson simulate, one bot).
cli-board-error-solo-characters = Against Standish the characters are drawn, so --solo cannot be combined with --characters. [BG-14.1]
cli-board-error-figures-there = { $file } already exists; name a new file.

## Figures

cli-board-figures-good = { $file } is ready to play{ $same ->
    [yes] {"; its figures are the built-in ones."}
   *[other] {"."}
  }
cli-board-figures-copied = The figures have been written to { $file }; change them there, then: carson play board --figures { $file }
cli-board-figures-title = Figures “{ $name }”
cli-board-figures-about = A figure marked as reconstructed agrees with everything in the rule books, but was not read off the box. If you have the box, you can write the printed figures into a copy (carson figures copy FILE) and play with it.
cli-board-figures-hall = Extra income from buildings with City Hall
cli-board-figures-river = The printed river
cli-board-figures-outlaws = VP for an Outlaw, by strength
cli-board-figures-hats = Hats of enclosures 1 to 5
cli-board-figures-beginning = The sheet of A New Beginning
cli-board-figures-standish = Standish, { $strategy }
cli-board-figures-priority = wants
cli-board-figures-bonus = bonus
cli-board-figures-bonus-vp = { $vp } VP for { $owned }
cli-board-figures-cards = cards
cli-board-ware = { $ware ->
    [purse] purse
    [cowboys] cowboys
    [revolvers] revolver tokens
    [roads] roads
    [parcels] parcels
   *[bid] bid
  }
cli-board-ware-each = ${ $price } each, { $fewest } to { $most }

## The table

cli-board-standish = Standish
cli-board-own-river = river { $parcels }
cli-board-against = solo against Standish, { $strategy }
cli-board-own-figures = figures “{ $name }”
cli-board-outlaws = Outlaws: strength { $strength }, { $vp } VP each
cli-board-horses = Horses:
cli-board-tiles = Duel tiles:
cli-board-hand = Your duel tiles: { $tiles }
cli-board-discard = Discarded: { $tiles }{ $rest ->
    [0] {""}
   *[other] , and { $rest } unseen
  }
cli-board-standish-line = Standish ({ $strategy }, { $character }): firepower { $power }, cards { $cards }, { $left } to draw, { $beaten } on his card
cli-board-water-sign = river
cli-board-outlaw-sign = an Outlaw
cli-board-water = { $at } is river.
cli-board-outlaw-here = There is an Outlaw of strength { $strength } there; beating it gives { $vp } VP.
cli-board-odds-outlaw = the Outlaw, strength { $strength }

## The choices

cli-board-group-outlaw = Outlaws:
cli-board-group-ranch = Ranches, with their income:
cli-board-play-tiles = { $two ->
    [yes] Two tiles, as in “1 4”:
   *[no] A tile by its number:
  }
cli-board-shift = { $back ->
    [yes] “shift d4 e5” moves a cowboy, “withdraw d4” takes one back; yours are on
   *[no] “shift d4 e5” moves a cowboy; yours are on
  }
cli-board-freely = { LIST($names) } may act in any order: start with “1” or a name to move for someone else, as in “1 d4”; “wait” lets others act.
cli-board-sheet = Type cowboys, revolver tokens, roads, parcels and your bid for the turn order, as in “4 1 1 2 0”; what is left is your money.
cli-board-sheet-alone = Type cowboys, revolver tokens, roads and parcels, as in “4 1 1 2”; what is left is your money.

## What each variant adds to the help

cli-board-about-new-beginning = A New Beginning: “4 1 1 2 0” or “cowboys 4, parcels 2, bid 3” fills in the sheet.
cli-board-about-river = Carson River: ~~ is river; ═ and ║ are bridges, which cost two roads each.
cli-board-about-might-is-right = Might is Right: “hand” shows your duel tiles, a number plays one, “1 4” plays two. In the duel tiles line, 6=15 means six tiles with a total of 15, and 3=? means three drawn from the discard, whose total is secret.
cli-board-about-kit-carson = Kit Carson: everyone acts at the same time. “1 d4” or “Bob d4” moves for another person at this keyboard, “shift d4 e5” moves a cowboy, “wait” lets the others act first, “pass” stops.
cli-board-about-outlaws = Outlaws: ! beside a parcel is an Outlaw, ‼ one in a fight with cowboys; “o d4” shows the odds.
cli-board-about-horses = Horses: “horse 3” puts a horse in enclosure 3, “enclosure-3” places a cowboy there. In the horses line, 2 (1·0·0·2·0) ★1 means two in supply, the five enclosures, and one rodeo won.
cli-board-about-solo = Standish: a card such as C2 has a letter for his action and its firepower; each of his choices is shown with the rule that decided it.

## Several people at one keyboard

cli-board-hand-over = { $name }, it is your turn to decide in secret.
cli-board-hand-over-undo = (u: { $name } undoes the last secret decision)

## Input that was not understood

cli-board-typed-shift = “{ $typed }” does not name two places; type where the cowboy is and where it goes, as in “shift d4 e5”.
cli-board-typed-enclosure = “{ $typed }” is not an enclosure; type a number from 1 to 5.
cli-board-typed-sheet = “{ $typed }” is not a sheet; type five numbers, as in “4 1 1 2 0”: cowboys, revolver tokens, roads, parcels, bid.

## The welcome

cli-board-alone-words = a alone
cli-board-ask-strategy = Which Standish? [{ $usual }]
cli-board-strategy-about = { $strategy ->
    [rancher] almost easy
    [miner] average
    [strength] hard
   *[urban] for experts
  }
cli-board-variant-about = { $variant ->
    [new-beginning] everyone buys their starting pieces in secret
    [river] a river runs through the city
    [might-is-right] duel tiles instead of dice
    [kit-carson] everyone places cowboys at the same time
    [outlaws] Outlaws come to town, and you can fight them
    [horses] horses, enclosures and a rodeo each round
   *[other] { $variant }
  }
cli-board-ask-variants = Variants, separated by commas (Enter: none)?
cli-board-ask-variants-again = Please type { LIST($known, join: "or") }, each once.
cli-board-ask-edition = Which edition’s rules, where they differ: { LIST($known, join: "or") }? [{ $usual }]
cli-board-horse-follows = a horse in that enclosure

## The score pad

cli-board-pad-ask-variants = Variants that score points: horses, kit-carson, river, or solo for a game against Standish, who is then the second player (Enter: none)?
cli-board-pad-ask-horses = { $name }’s horses? [0]
cli-board-pad-ask-rodeos = { $name }’s rodeo tokens? [0]
cli-board-pad-ask-bridge = Which of these are beside a bridge (Enter: none)?
cli-board-pad-ask-standish = Which strategy does { $name } use: rancher, miner, strength or urban?
cli-board-pad-ask-order = The whole pass order of round 4, separated by commas, for Kit Carson?
cli-board-pad-bridge = { $name } has more of { OBJECT($kind) } beside a bridge than in total. [BG-11.2]
cli-board-pad-rodeos = There are only { $most } rodeo tokens. [BG-13.4]
cli-board-pad-horses = There are only { $most } horses. [BG-13.1]
cli-board-pad-kit-carson = With Kit Carson the pass order of round 4 must name every player. [BG-10.1]

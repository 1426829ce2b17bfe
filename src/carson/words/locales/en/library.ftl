# What programs are told, and doors that read the same options.

error-game-unknown = There is no game “{ $found }”; choose { LIST($known, join: "or") }.
error-option-unknown = There is no option “{ $found }”; the options are { LIST($known) }.
error-bot-unknown = There is no bot “{ $found }”; choose { LIST($known, join: "or") }.
bot-without-numpy = “{ $bot }” needs NumPy, which is not installed; “{ $below }” plays instead. Install carson[bots].
error-options-malformed = “{ $option }” must be { $wanted ->
    [number] a whole number
    [figures] what carson.board.data.loader.load reads
    [deck] what carson.cards.data.loader.load reads
   *[words] text or a list of words
}, not { $found }.
error-json-not-one = This is not JSON that “to_json” wrote: { $reason }

# Bots from outside: $found is a name such as my_module:MyBot, $bot a class, $kind what was asked.
error-bot-module = The bot “{ $found }” cannot be loaded: there is no module “{ $module }”. Name it as my_module:MyBot.
error-bot-module-fails = The bot “{ $found }” cannot be loaded: importing “{ $module }” failed ({ $reason }).
error-bot-class = The bot “{ $found }” cannot be loaded: the module “{ $module }” has no “{ $name }”. Name it as my_module:MyBot.
error-bot-takes-no-seed = “{ $found }” makes no bot: it must be a class or function that can be called with one argument, a seed.
error-bot-not-made = “{ $found }” did not create a bot from its seed: { $reason }.
error-bot-without-choose = “{ $found }” is not a bot: it needs a method choose(view, legal) that returns one of the legal actions.
error-bot-missing = No bot was given for { $seat }.
error-bot-failed = The bot { $bot }, in { $seat }, failed at decision { $number } ({ $kind }): { $reason }.
error-bot-illegal = The bot { $bot }, in { $seat }, chose { $found } at decision { $number } ({ $kind }): { $cause }
error-bot-not-offered = The bot { $bot }, in { $seat }, chose { $found } at decision { $number } ({ $kind }), which is not one of the actions it was offered.

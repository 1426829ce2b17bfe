# What programs are told, and doors that read the same options.

error-game-unknown = There is no game “{ $found }”; choose { LIST($known, join: "or") }.
error-option-unknown = There is no option “{ $found }”; the options are { LIST($known) }.
error-bot-unknown = There is no bot “{ $found }”; choose { LIST($known, join: "or") }.
error-options-malformed = The options cannot be read: { $reason }
error-json-not-one = This is not JSON that “to_json” wrote: { $reason }

# What programs are told, and doors that read the same options.

error-game-unknown = Es gibt kein Spiel „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
error-option-unknown = Es gibt keine Option „{ $found }“; die Optionen sind { LIST($known) }.
error-bot-unknown = Es gibt keinen Bot „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
error-options-malformed = Die Optionen sind nicht lesbar: { $reason }
error-json-not-one = Das ist kein JSON, das „to_json“ geschrieben hat: { $reason }

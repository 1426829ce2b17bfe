# What programs are told, and doors that read the same options.

error-game-unknown = Non c’è un gioco «{ $found }»; scegli { LIST($known, join: "or") }.
error-option-unknown = Non c’è un’opzione «{ $found }»; ci sono { LIST($known) }.
error-bot-unknown = Non c’è un bot «{ $found }»; scegli { LIST($known, join: "or") }.
error-options-malformed = Le opzioni non si possono leggere: { $reason }
error-json-not-one = Questo non è JSON scritto da «to_json»: { $reason }

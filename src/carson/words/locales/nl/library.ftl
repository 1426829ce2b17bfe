# What programs are told, and doors that read the same options.

error-game-unknown = Er is geen spel “{ $found }”; kies { LIST($known, join: "or") }.
error-option-unknown = Er is geen optie “{ $found }”; de opties zijn { LIST($known) }.
error-bot-unknown = Er is geen bot “{ $found }”; kies { LIST($known, join: "or") }.
error-options-malformed = De opties kunnen niet worden gelezen: { $reason }
error-json-not-one = Dit is geen JSON die “to_json” heeft geschreven: { $reason }

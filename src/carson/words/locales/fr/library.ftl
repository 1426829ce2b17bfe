# What programs are told, and doors that read the same options.

error-game-unknown = Il n’y a pas de jeu « { $found } » ; choisissez { LIST($known, join: "or") }.
error-option-unknown = Il n’y a pas d’option « { $found } » ; il y a { LIST($known) }.
error-bot-unknown = Il n’y a pas de robot « { $found } » ; choisissez { LIST($known, join: "or") }.
error-options-malformed = Les options sont illisibles : { $reason }
error-json-not-one = Ce n’est pas du JSON écrit par « to_json » : { $reason }

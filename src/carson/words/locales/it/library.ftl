# What programs are told, and doors that read the same options.

error-game-unknown = Non c’è un gioco «{ $found }»; scegli { LIST($known, join: "or") }.
error-option-unknown = Non c’è un’opzione «{ $found }»; le opzioni sono { LIST($known) }.
error-bot-unknown = Non c’è un bot «{ $found }»; scegli { LIST($known, join: "or") }.
bot-without-numpy = «{ $bot }» ha bisogno di NumPy, che non è installato; al suo posto gioca «{ $below }». Installa carson[bots].
error-options-malformed = «{ $option }» deve essere { $wanted ->
    [number] un numero intero
    [figures] ciò che legge carson.board.data.loader.load
    [deck] ciò che legge carson.cards.data.loader.load
   *[words] un testo o un elenco di parole
}, non { $found }.
error-json-not-one = Questo non è JSON scritto da «to_json»: { $reason }

# Bots from outside: $found is a name such as my_module:MyBot, $bot a class, $kind what was asked.
error-bot-module = Non si può caricare il bot «{ $found }»: non c’è un modulo «{ $module }». Indicalo nella forma my_module:MyBot.
error-bot-module-fails = Non si può caricare il bot «{ $found }»: l’importazione di «{ $module }» è fallita ({ $reason }).
error-bot-class = Non si può caricare il bot «{ $found }»: il modulo «{ $module }» non contiene «{ $name }». Indicalo nella forma my_module:MyBot.
error-bot-takes-no-seed = «{ $found }» non crea un bot: dev’essere una classe o una funzione richiamabile con un solo argomento, un seme casuale.
error-bot-not-made = «{ $found }» non ha creato un bot dal suo seme casuale: { $reason }.
error-bot-without-choose = «{ $found }» non è un bot: gli serve un metodo choose(view, legal) che restituisca una delle azioni consentite.
error-bot-missing = Non è stato dato alcun bot per { $seat }.
error-bot-failed = Il bot { $bot } ({ $seat }) si è bloccato alla decisione { $number } ({ $kind }): { $reason }.
error-bot-illegal = Il bot { $bot } ({ $seat }) ha scelto { $found } alla decisione { $number } ({ $kind }): { $cause }
error-bot-not-offered = Il bot { $bot } ({ $seat }) ha scelto { $found } alla decisione { $number } ({ $kind }), che non è tra le azioni offerte.

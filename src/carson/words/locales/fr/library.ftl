# What programs are told, and doors that read the same options.

error-game-unknown = Il n’y a pas de jeu « { $found } » ; choisissez { LIST($known, join: "or") }.
error-option-unknown = Il n’y a pas d’option « { $found } » ; les options sont { LIST($known) }.
error-bot-unknown = Il n’y a pas de robot « { $found } » ; choisissez { LIST($known, join: "or") }.
bot-without-numpy = « { $bot } » a besoin de NumPy, qui n’est pas installé ; « { $below } » joue à sa place. Installez carson[bots].
error-options-malformed = « { $option } » doit être { $wanted ->
    [number] un nombre entier
    [figures] ce que lit carson.board.data.loader.load
    [deck] ce que lit carson.cards.data.loader.load
   *[words] un texte ou une liste de mots
}, pas { $found }.
error-json-not-one = Ce n’est pas du JSON écrit par « to_json » : { $reason }

# Bots from outside: $found is a name such as my_module:MyBot, $bot a class, $kind what was asked.
error-bot-module = Impossible de charger le robot « { $found } » : il n’y a pas de module « { $module } ». Nommez-le sous la forme my_module:MyBot.
error-bot-module-fails = Impossible de charger le robot « { $found } » : l’importation de « { $module } » a échoué ({ $reason }).
error-bot-class = Impossible de charger le robot « { $found } » : le module « { $module } » n’a pas de « { $name } ». Nommez-le sous la forme my_module:MyBot.
error-bot-takes-no-seed = « { $found } » ne crée pas de robot : il faut une classe ou une fonction que l’on puisse appeler avec un seul argument, une graine.
error-bot-not-made = « { $found } » n’a pas créé de robot à partir de sa graine : { $reason }.
error-bot-without-choose = « { $found } » n’est pas un robot : il lui faut une méthode choose(view, legal) qui renvoie l’une des actions permises.
error-bot-missing = Aucun robot n’a été donné pour { $seat }.
error-bot-failed = Le robot { $bot }, assis à { $seat }, a échoué à la décision { $number } ({ $kind }) : { $reason }.
error-bot-illegal = Le robot { $bot }, assis à { $seat }, a choisi { $found } à la décision { $number } ({ $kind }) : { $cause }
error-bot-not-offered = Le robot { $bot }, assis à { $seat }, a choisi { $found } à la décision { $number } ({ $kind }), ce qui ne fait pas partie des actions proposées.

# What programs are told, and doors that read the same options.

error-game-unknown = Es gibt kein Spiel „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
error-option-unknown = Es gibt keine Option „{ $found }“; die Optionen sind { LIST($known) }.
error-bot-unknown = Es gibt keinen Bot „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
bot-without-numpy = „{ $bot }“ braucht NumPy, das nicht installiert ist; stattdessen spielt „{ $below }“. Installiere carson[bots].
error-options-malformed = „{ $option }“ muss { $wanted ->
    [number] eine ganze Zahl
    [figures] das Ergebnis von carson.board.data.loader.load
    [deck] das Ergebnis von carson.cards.data.loader.load
   *[words] ein Text oder eine Liste von Wörtern
} sein, nicht { $found }.
error-json-not-one = Das ist kein JSON, das „to_json“ geschrieben hat: { $reason }

# Bots from outside: $found is a name such as my_module:MyBot, $bot a class, $kind what was asked.
error-bot-module = Der Bot „{ $found }“ lässt sich nicht laden: Es gibt kein Modul „{ $module }“. Nenne ihn in der Form my_module:MyBot.
error-bot-module-fails = Der Bot „{ $found }“ lässt sich nicht laden: Der Import von „{ $module }“ ist fehlgeschlagen ({ $reason }).
error-bot-class = Der Bot „{ $found }“ lässt sich nicht laden: Das Modul „{ $module }“ hat kein „{ $name }“. Nenne ihn in der Form my_module:MyBot.
error-bot-takes-no-seed = „{ $found }“ erzeugt keinen Bot: Es muss eine Klasse oder Funktion sein, die sich mit einem einzigen Argument, einem Startwert, aufrufen lässt.
error-bot-not-made = „{ $found }“ hat aus seinem Startwert keinen Bot erzeugt: { $reason }.
error-bot-without-choose = „{ $found }“ ist kein Bot: Er braucht eine Methode choose(view, legal), die eine der erlaubten Aktionen zurückgibt.
error-bot-missing = Für { $seat } wurde kein Bot angegeben.
error-bot-failed = Der Bot { $bot } ({ $seat }) ist an Entscheidung { $number } ({ $kind }) gescheitert: { $reason }.
error-bot-illegal = Der Bot { $bot } ({ $seat }) hat bei Entscheidung { $number } ({ $kind }) { $found } gewählt: { $cause }
error-bot-not-offered = Der Bot { $bot } ({ $seat }) hat bei Entscheidung { $number } ({ $kind }) { $found } gewählt; das gehört nicht zu den angebotenen Aktionen.

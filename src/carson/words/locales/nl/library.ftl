# What programs are told, and doors that read the same options.

error-game-unknown = Er is geen spel “{ $found }”; kies { LIST($known, join: "or") }.
error-option-unknown = Er is geen optie “{ $found }”; de opties zijn { LIST($known) }.
error-bot-unknown = Er is geen bot “{ $found }”; kies { LIST($known, join: "or") }.
bot-without-numpy = “{ $bot }” heeft NumPy nodig en dat is niet geïnstalleerd; in plaats daarvan speelt “{ $below }”. Installeer carson[bots].
error-options-malformed = “{ $option }” moet { $wanted ->
    [number] een geheel getal
    [figures] wat carson.board.data.loader.load leest
    [deck] wat carson.cards.data.loader.load leest
   *[words] een tekst of een lijst van woorden
} zijn, niet { $found }.
error-json-not-one = Dit is geen JSON die “to_json” heeft geschreven: { $reason }

# Bots from outside: $found is a name such as my_module:MyBot, $bot a class, $kind what was asked.
error-bot-module = De bot “{ $found }” kan niet worden geladen: er is geen module “{ $module }”. Noem hem zoals my_module:MyBot.
error-bot-module-fails = De bot “{ $found }” kan niet worden geladen: het importeren van “{ $module }” mislukte ({ $reason }).
error-bot-class = De bot “{ $found }” kan niet worden geladen: de module “{ $module }” heeft geen “{ $name }”. Noem hem zoals my_module:MyBot.
error-bot-takes-no-seed = “{ $found }” maakt geen bot: het moet een klasse of functie zijn die met één argument, een seed, kan worden aangeroepen.
error-bot-not-made = “{ $found }” heeft van zijn seed geen bot gemaakt: { $reason }.
error-bot-without-choose = “{ $found }” is geen bot: er is een methode choose(view, legal) nodig die een van de toegestane acties teruggeeft.
error-bot-missing = Voor { $seat } is geen bot opgegeven.
error-bot-failed = De bot { $bot }, op { $seat }, liep vast bij beslissing { $number } ({ $kind }): { $reason }.
error-bot-illegal = De bot { $bot }, op { $seat }, koos { $found } bij beslissing { $number } ({ $kind }): { $cause }
error-bot-not-offered = De bot { $bot }, op { $seat }, koos { $found } bij beslissing { $number } ({ $kind }); dat is geen van de acties waaruit hij kon kiezen.

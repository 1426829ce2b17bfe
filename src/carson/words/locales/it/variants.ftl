# Varianti, edizioni e gioco in solitario: i nomi, e i tavoli impossibili.

edition-english = edizione inglese
edition-dutch = edizione olandese

event-bridge = { $seat } costruisce un ponte sul { SIDE($line) }.
event-shifted = { $seat } sposta un cowboy: { PLACE($source) } → { PLACE($at) }.
event-city-hall-out = Non c’è un lotto per il Municipio; resta fuori dal gioco.

refusal-bridge-needs-two = Sul { SIDE($line) } c’è il fiume da entrambi i lati; un ponte richiede due strade, e tu ne hai { $roads }.
refusal-school-on-bank = Su questa riva del fiume c’è già una Scuola; in { $at } non può starne un’altra.
refusal-no-cowboy-of-yours = Qui non hai cowboy: { PLACE($at) }; scegli un posto dove ne hai uno.
refusal-not-on-the-board = Questo posto non è sul tabellone: { PLACE($at) }; sposta il cowboy in un altro posto del tabellone.
refusal-token-not-there = Il cowboy tiene il suo segnalino, che non può andare su { PLACE($at) }; scegli un altro posto.
refusal-city-hall-there = In { $at } c’è il Municipio, e il suo lotto non sarà mai di nessuno; scegline un altro.

error-options-variant = «{ $found }» non è una variante; scegli tra { LIST($known) }.
error-options-variant-twice = La variante «{ $found }» compare due volte; indica ognuna una volta sola.
error-options-edition = «{ $found }» non è un’edizione; scegli { LIST($known, join: "or") }.
error-options-father-christmas = L’edizione olandese non ha Babbo Natale; togli { $number }.

error-record-bad-figures = Le cifre contenute nel resoconto non sono utilizzabili: { $where }: { $reason }
error-record-other-figures = Il resoconto richiede le cifre «{ $name }» ({ $expected }), ma quelle qui sono { $found }; aggiungi la riga «figures-data» con le cifre usate.

action-shift = spostare un cowboy: { PLACE($word) } → { PLACE($second) }
action-withdraw = riprendere un cowboy: { PLACE($word) }
action-horse = mettere un cavallo nel recinto { $word }
action-sheet = scrivere sul foglio: cowboy { $word }, segnalini revolver { $second }, strade { $third }, lotti { $fourth }, offerta ${ $fifth }

# Cifre proprie: che cosa non va in un file, e dove.

error-figures = Queste cifre non sono utilizzabili. { $where }: { $reason }
error-figures-unread = Non si può leggere: { $reason }
error-figures-directory = È una cartella, non un file.
error-figures-large = Supera { $most } byte.
error-figures-encoding = Non è UTF-8 valido (dal byte { $byte } in poi).
error-figures-format = Il formato dev’essere «{ $expected }».
error-figures-name = Il nome dev’essere una sola parola di al massimo { $most } lettere.
error-figures-step-names = Indica esattamente questi: { LIST($known) }.
error-figures-step = Ogni scatto dev’essere da ${ $least } a ${ $most }.
error-figures-parcel = «{ $found }» non è un lotto; i lotti vanno da a1 a h8.
error-figures-river = Un fiume ha da { $fewest } a { $most } lotti, ognuno una volta.
error-figures-order = Ci devono essere { LIST($known) }, in quest’ordine.
error-figures-range = Il valore dev’essere da { $least } a { $most }.
error-figures-hats = Ci devono essere { $count } numeri da 0 a { $most }, uno per ogni recinto.
error-figures-ware = Serve 0 ≤ fewest ≤ most ≤ { $most } e un prezzo da 0 a { $price }.
error-figures-purse = La borsa dev’essere da ${ $least }, quanto va comprato, a ${ $most }.
error-figures-sheets = Sarebbero possibili { $found } fogli diversi; il limite è { $most }. Riduci la borsa.
error-figures-notes = Ci possono essere al massimo { $most } note, di al massimo { $letters } lettere ciascuna.
error-figures-priority = Indica ognuno di questi una volta: { LIST($known) }.
error-figures-some-of = Indica uno o più di questi, ognuno una volta: { LIST($known) }.
error-figures-one-of = Dev’essere { LIST($known, join: "or") }.
error-figures-card-g = G è solo per { LIST($known) }.
error-figures-cards = Ci sono { $found } carte per { $name }; ne servono { $expected }.

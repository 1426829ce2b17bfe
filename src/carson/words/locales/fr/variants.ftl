# Variantes, éditions et jeu en solitaire : les noms, et les tables impossibles.

edition-english = édition anglaise
edition-dutch = édition néerlandaise

event-bridge = { $seat } construit un pont sur { SIDE($line) }.
event-shifted = { $seat } déplace un cowboy : { PLACE($source) } → { PLACE($at) }.
event-city-hall-out = Il n’y a aucune parcelle pour le City Hall ; il reste hors du jeu.

refusal-bridge-needs-two = Sur { SIDE($line) }, il y a la rivière des deux côtés ; un pont demande deux routes, et vous en avez { $roads }.
refusal-school-on-bank = Il y a déjà une École sur cette rive ; { $at } ne peut pas en avoir une autre.
refusal-no-cowboy-of-yours = Vous n’avez pas de cowboy ici : { PLACE($at) } ; choisissez une place où vous en avez un.
refusal-not-on-the-board = Ce n’est pas une place du plateau : { PLACE($at) } ; déplacez le cowboy vers une autre place du plateau.
refusal-token-not-there = Le cowboy garde son jeton, qui ne peut pas aller sur { PLACE($at) } ; choisissez une autre place.
refusal-city-hall-there = Le City Hall est en { $at }, et sa parcelle n’appartient jamais à personne ; choisissez-en une autre.

error-options-variant = « { $found } » n’est pas une variante ; choisissez parmi { LIST($known) }.
error-options-variant-twice = La variante « { $found } » figure deux fois ; nommez chacune une seule fois.
error-options-edition = « { $found } » n’est pas une édition ; choisissez { LIST($known, join: "or") }.
error-options-father-christmas = L’édition néerlandaise n’a pas de Père Noël ; retirez { $number }.

error-record-bad-figures = Les chiffres que contient le compte rendu sont inutilisables : { $where } : { $reason }
error-record-other-figures = Le compte rendu demande les chiffres « { $name } » ({ $expected }), mais ceux d’ici sont { $found } ; ajoutez la ligne « figures-data » avec les chiffres de la partie.

action-shift = déplacer un cowboy : { PLACE($word) } → { PLACE($second) }
action-withdraw = reprendre un cowboy : { PLACE($word) }
action-horse = mettre un cheval dans l’enclos { $word }
action-sheet = inscrire sur la feuille : cowboys { $word }, jetons revolver { $second }, routes { $third }, parcelles { $fourth }, mise ${ $fifth }

# Chiffres personnels : ce qui ne va pas dans un fichier, et à quel endroit.

error-figures = Ces chiffres sont inutilisables. { $where } : { $reason }
error-figures-unread = Ce fichier est illisible : { $reason }
error-figures-directory = C’est un dossier, pas un fichier.
error-figures-large = Ce fichier dépasse { $most } octets.
error-figures-encoding = Ce n’est pas de l’UTF-8 valide (à partir de l’octet { $byte }).
error-figures-format = Le format doit être « { $expected } ».
error-figures-name = Le nom doit être un seul mot de { $most } lettres au plus.
error-figures-step-names = Nommez exactement ceux-ci : { LIST($known) }.
error-figures-step = Chaque palier doit aller de ${ $least } à ${ $most }.
error-figures-parcel = « { $found } » n’est pas une parcelle ; les parcelles vont de a1 à h8.
error-figures-river = Une rivière compte de { $fewest } à { $most } parcelles, chacune une fois.
error-figures-order = Il faut { LIST($known) }, dans cet ordre.
error-figures-range = La valeur doit aller de { $least } à { $most }.
error-figures-hats = Il faut { $count } nombres de 0 à { $most }, un pour chaque enclos.
error-figures-ware = Il faut 0 ≤ fewest ≤ most ≤ { $most } et un prix de 0 à { $price }.
error-figures-purse = La bourse doit aller de ${ $least }, ce qu’il faut acheter, à ${ $most }.
error-figures-sheets = { $found } feuilles différentes seraient possibles ; la limite est de { $most }. Réduisez la bourse.
error-figures-notes = Il peut y avoir au plus { $most } notes, de { $letters } lettres au plus chacune.
error-figures-priority = Nommez chacun de ceux-ci une fois : { LIST($known) }.
error-figures-some-of = Nommez un ou plusieurs de ceux-ci, chacun une fois : { LIST($known) }.
error-figures-one-of = Il faut { LIST($known, join: "or") }.
error-figures-card-g = G n’est que pour { LIST($known) }.
error-figures-cards = Il y a { $found } cartes pour { $name } ; il en faut { $expected }.

### The page that shows every piece.

web-design-title = Tutti i pezzi
web-design-about = Tutto ciò che è stato disegnato per questi giochi, alle dimensioni in cui viene usato. Per chi disegna nuovi pezzi, costruisce pagine o scrive di questi giochi. La guida grafica nella documentazione spiega il perché di questo aspetto.
web-design-colours = Colori
web-design-players = Giocatori: colore e seme
web-design-parcels = Sui lotti
web-design-land = Il terreno
web-design-tokens = Segnalini, dadi e carte
web-design-signs = Icone

### The page that shows every piece.

web-design-title = Every piece
web-design-about = All that is drawn for these games, at the sizes at which it is used. Made for everybody who draws, builds pages or writes about them; the design guide in the documentation says why things look as they do.
web-design-colours = Colours
web-design-players = Players: colour and suit
web-design-parcels = On the parcels
web-design-land = The land
web-design-tokens = Tokens, dice and cards
web-design-signs = Signs

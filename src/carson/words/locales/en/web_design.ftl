### The page that shows every piece.

web-design-title = Every piece
web-design-about = Everything drawn for these games, at the sizes at which they are used. For anyone who draws new pieces, builds pages or writes about the games. The design guide in the documentation explains why things look the way they do.
web-design-colours = Colours
web-design-players = Players: colour and suit
web-design-parcels = On the parcels
web-design-land = The land
web-design-tokens = Tokens, dice and cards
web-design-signs = Icons

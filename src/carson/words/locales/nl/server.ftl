# De server: waarom iets niet kan.

error-settings-origin = { $name } hoort het adres te zijn dat browsers gebruiken, zoals “https://carson.example”, en is “{ $found }”.
error-settings-database = { $name } hoort dit te zijn: { LIST($known, join: "or") }.
error-game-unknown = Er is geen spel “{ $found }”; kies { LIST($known, join: "or") }.
error-option-unknown = Er is geen optie “{ $found }”; er zijn { LIST($known) }.
error-bot-unknown = Er is geen bot “{ $found }”; kies { LIST($known, join: "or") }.
error-request-malformed = Het verzoek kan niet worden gelezen: { $reason }
error-request-not-json = Het verzoek hoort JSON te zijn, van het type application/json.
error-request-too-large = Het verzoek is te groot; { $most } bytes zijn toegestaan.
error-request-foreign = Het verzoek kwam van een andere site en is geweigerd.
error-request-too-many = Dat was te veel tegelijk; probeer het zo meteen opnieuw.
error-page-unknown = Op dit adres is niets.
error-method-unknown = Dat kan niet op dit adres.
error-server-fault = De server heeft een fout gemaakt. Er is niets veranderd; probeer het opnieuw.
error-who-unknown = De server kent je nog niet: begin als gast.
error-name-unfit = “{ $found }” kan geen naam zijn; die hoort 1 tot { $most } afdrukbare tekens te hebben.
error-table-unknown = Die tafel is er niet.
error-table-other-rules = De tafel is gedekt voor versie { $found } van de regels, en deze server speelt versie { $expected }.
error-table-not-open = Het spel is begonnen, of de tafel is gesloten.
error-table-not-begun = Het spel is nog niet begonnen.
error-table-not-playing = Aan deze tafel is geen spel aan de gang.
error-table-not-yours = Dat mag alleen de gastheer.
error-table-full = Alle plaatsen zijn bezet.
error-table-seats-free = Het spel kan niet beginnen: { $count ->
    [one] er is nog een plaats vrij.
   *[other] er zijn nog { $count } plaatsen vrij.
}
error-tables-too-many = Je hebt { $most } tafels die nog niet klaar zijn; speel er eerst een uit of sluit er een.
error-seats-count = De tafel heeft { $expected ->
    [one] één plaats
   *[other] { $expected } plaatsen
} te bezetten, en er zijn er { $found } opgegeven.
error-seat-none = Je zit niet aan deze tafel.
error-seat-which = Je hebt meer dan één plaats; zeg welke handelt: { $seats }.
error-seat-not-yours = Plaats { $number } is niet van jou.
error-seat-taken = Plaats { $number } is niet vrij.
error-action-stale = Het spel is intussen verdergegaan; kijk er nog eens naar.
error-action-id-used = De naam “{ $id }” is al aan een andere actie gegeven.
error-action-id-unfit = Een actie heeft een eigen naam nodig, van 8 tot 64 letters, cijfers, streepjes of onderstrepingstekens.
error-action-too-long = De actie is te lang; { $most } tekens zijn toegestaan.
error-undo-other = Zet { $asked } is niet die je kunt terugnemen; dat is zet { $found }.

# Records and replays.

error-replay-no-move = Het spel telt { $most } zetten; zet { $found } bestaat niet.
error-clone-over = Na deze zet is het spel afgelopen; kies een eerdere om mee te beginnen.
error-record-many-moves = Het verslag telt { $found } zetten; er kunnen er hoogstens { $most } worden ingelezen.
error-imports-too-many = Je hebt al { $most } verslagen ingelezen; verwijder er eerst een.
error-import-not-yours = Alleen een verslag dat je zelf hebt ingelezen kun je verwijderen.

# Figures and decks of one's own.

error-figures-unused = Het kaartspel wordt niet met cijfers gespeeld maar met een stapel kaarten.
error-deck-unused = Het bordspel wordt niet met een stapel kaarten gespeeld maar met cijfers.
error-deck-unfit = Met deze kaarten kan niet gespeeld worden. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(en nog één fout)
   *[other] {" "}(en nog { $more } fouten)
}
server-no-client = Het spel voor de browser is nog niet gebouwd; “make web” doet dat.
# Live play
error-live-too-many = Er zijn al te veel live verbindingen; sluit er een, of probeer het straks opnieuw.

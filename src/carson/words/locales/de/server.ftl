# Der Server: warum etwas nicht geht.

error-settings-origin = { $name } sollte die Adresse sein, die Browser verwenden, etwa „https://carson.example“, und ist „{ $found }“.
error-settings-database = Für { $name } ist möglich: { LIST($known, join: "or") }.
error-game-unknown = Es gibt kein Spiel „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
error-option-unknown = Es gibt keine Option „{ $found }“; es gibt { LIST($known) }.
error-bot-unknown = Es gibt keinen Bot „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
error-request-malformed = Die Anfrage ist nicht lesbar: { $reason }
error-request-not-json = Die Anfrage sollte JSON sein, vom Typ application/json.
error-request-too-large = Die Anfrage ist zu groß; erlaubt sind { $most } Bytes.
error-request-foreign = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-request-too-many = Das war zu viel auf einmal; bitte gleich noch einmal versuchen.
error-page-unknown = Unter dieser Adresse gibt es nichts.
error-method-unknown = Das geht unter dieser Adresse nicht.
error-server-fault = Der Server hat einen Fehler gemacht. Nichts wurde geändert; bitte noch einmal versuchen.
error-who-unknown = Der Server kennt Sie noch nicht: Beginnen Sie als Gast.
error-name-unfit = „{ $found }“ kann kein Name sein; er sollte 1 bis { $most } druckbare Zeichen haben.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-other-rules = Der Tisch wurde für Version { $found } der Regeln gedeckt, und dieser Server spielt Version { $expected }.
error-table-not-open = Das Spiel hat begonnen, oder der Tisch wurde geschlossen.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-not-playing = An diesem Tisch ist kein Spiel im Gange.
error-table-not-yours = Das darf nur der Gastgeber.
error-table-full = Alle Plätze sind besetzt.
error-table-seats-free = Das Spiel kann nicht beginnen: { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
error-tables-too-many = Sie haben { $most } Tische, an denen noch nicht zu Ende gespielt ist; beenden oder schließen Sie zuerst einen.
error-seats-count = Der Tisch hat { $expected ->
    [one] einen Platz
   *[other] { $expected } Plätze
} zu besetzen, angegeben wurden { $found }.
error-seat-none = Sie sitzen nicht an diesem Tisch.
error-seat-which = Sie haben mehrere Plätze; sagen Sie, welcher davon handelt: { $seats }.
error-seat-not-yours = Platz { $number } ist nicht Ihrer.
error-seat-taken = Platz { $number } ist nicht frei.
error-action-stale = Das Spiel ist inzwischen weitergegangen; sehen Sie es sich noch einmal an.
error-action-id-used = Der Name „{ $id }“ wurde schon einer anderen Aktion gegeben.
error-action-id-unfit = Eine Aktion braucht einen eigenen Namen aus 8 bis 64 Buchstaben, Ziffern, Binde- oder Unterstrichen.
error-action-too-long = Die Aktion ist zu lang; erlaubt sind { $most } Zeichen.
error-undo-other = Zug { $asked } ist nicht der, den Sie zurücknehmen können; das ist Zug { $found }.

# Records and replays.

error-replay-no-move = Das Spiel hat { $most } Züge; einen Zug { $found } gibt es nicht.
error-clone-over = Nach diesem Zug ist das Spiel zu Ende; beginnen lässt sich nur mit einem früheren.
error-record-many-moves = Die Aufzeichnung hat { $found } Züge; höchstens { $most } lassen sich einlesen.
error-imports-too-many = Sie haben schon { $most } Aufzeichnungen eingelesen; löschen Sie zuerst eine davon.
error-import-not-yours = Löschen lässt sich nur eine Aufzeichnung, die Sie selbst eingelesen haben.

# Figures and decks of one's own.

error-figures-unused = Das Kartenspiel wird nicht mit Zahlen gespielt, sondern mit einem Kartensatz.
error-deck-unused = Das Brettspiel wird nicht mit einem Kartensatz gespielt, sondern mit Zahlen.
error-deck-unfit = Mit diesem Kartensatz kann man nicht spielen. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(und ein weiterer Fehler)
   *[other] {" "}(und { $more } weitere Fehler)
}
server-no-client = Das Spiel für den Browser ist noch nicht gebaut; das macht „make web“.
# Live play
error-live-too-many = Es gibt schon zu viele Live-Verbindungen; bitte eine davon schließen oder es gleich noch einmal versuchen.

# Meldingen per e-mail, Web Push en webhook, en de pagina’s waarnaar een e-mail verwijst.

## Meldingen: waarom een kanaal wordt geweigerd, en waarom een bericht niet is aangekomen.

error-channel-no-origin = Deze server kan nog geen meldingen sturen: het openbare adres is niet bekend.
error-channel-no-mail = Deze server verstuurt geen e-mail.
error-channel-no-https = Meldingen in de browser hebben een beveiligd adres (https) nodig, en dat heeft deze server niet.
error-channel-mail-unfit = “{ $found }” is geen geldig e-mailadres; het moet eruitzien als naam@example.org.
error-channel-webhook-unfit = Het adres van de webhook moet beginnen met https:// en de naam van een openbare host, met poort 443 of een poort vanaf { $port }.
error-channel-push-unfit = Het pushabonnement van de browser is niet geldig; het moet een https-adres (endpoint) en de sleutels p256dh en auth hebben.
error-channel-unknown = Dit kanaal bestaat niet.
error-channel-not-confirmed = Dit e-mailadres is niet bevestigd. Open de link in de mail die we erheen hebben gestuurd.
error-channel-mail-too-many = We hebben vandaag al { $most } bevestigingsmails naar dit adres gestuurd. Probeer het morgen opnieuw.
error-channels-too-many = Je hebt { $most } kanalen. Verwijder er eerst een.
error-mail-link-old = Deze link werkt niet meer.
error-notify-host-unfit = “{ $host }” heeft geen openbaar adres.
error-notify-unreachable = “{ $host }” was niet te bereiken.
error-notify-status = De andere server antwoordde met status { $status }.
error-notify-mail-refused = De mail is geweigerd met code { $status }.
error-notify-mail-server = Deze server kon zijn mailserver niet bereiken.
error-notify-mail-too-many = Dit adres heeft op één dag { $most } mails gekregen; er worden er geen meer gestuurd.

## Meldingen: wat er wordt gestuurd.

notify-game-cards = Carson City: The Card Game
notify-game-board = Carson City
notify-turn-title = Jouw beurt
notify-turn-text = { $name }, je bent aan de beurt in { $game }.
notify-over-title = Het spel is afgelopen
notify-over-text = { $name }, je partij { $game } is afgelopen.
notify-over-won = { $count ->
    [one] { $who } heeft gewonnen.
   *[other] { $who } hebben gewonnen.
}
notify-begun-title = Het spel is begonnen
notify-begun-text = { $name }, je partij { $game } is begonnen.
notify-seated-title = Nieuwe speler aan je tafel
notify-seated-text = { $who } is aangeschoven aan je tafel ({ $game }).
notify-seated-free = { $count ->
    [0] Alle plaatsen zijn bezet: je kunt beginnen.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
notify-clock-title = Je tijd is bijna om
notify-clock-text = { $name }, je tijd in { $game } is bijna om. Daarna speelt een bot voor je.
notify-test-title = Het werkt
notify-test-text = Dit is een testbericht. Meldingen over je tafels komen hier aan.
notify-confirm-title = Is dit jouw adres?
notify-confirm-text = Iemand, waarschijnlijk jijzelf, heeft op { $origin } gevraagd om meldingen over spellen van Carson City naar dit adres te sturen. Wil je ze hebben, open dan binnen drie dagen deze link:
notify-confirm-else = Was jij het niet, doe dan niets. Je hoort dan niets meer van ons.
notify-mail-stop = Afmelden:
notify-page-confirm = Meldingen over je tafels naar { $address } sturen?
notify-page-confirm-button = Ja, stuur ze
notify-page-confirm-done = Bedankt. We sturen meldingen naar { $address }.
notify-page-stop = Geen meldingen meer naar { $address } sturen?
notify-page-stop-button = Meldingen stoppen
notify-page-stop-done = We sturen geen meldingen meer naar { $address }.

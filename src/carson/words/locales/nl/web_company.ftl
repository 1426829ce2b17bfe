# Tegenstanders, en gezelschap aan tafel.

web-bot-easy = Makkelijk
web-bot-normal = Normaal
web-bot-hard = Moeilijk
web-bot-master = Meester
web-bot-about-easy = Speelt als een beginner en kijkt niet verder dan deze ronde.
web-bot-about-normal = Kent het spel en maakt zelden een blunder.
web-bot-about-hard = Heeft van duizenden partijen geleerd wat loont.
web-bot-about-master = Probeert zijn zetten uit voordat hij ze doet: de sterkste van allemaal.
web-bot-level = Bots
web-bot-against = Tegenstanders
web-bot-suggested = Je hebt { $wins } keer op rij gewonnen van { $level }. Probeer { $next }?
web-bot-suggested-take = Speel tegen { $next }
web-bots-watch = Kijk naar bots
web-bots-watch-about = Bots spelen tegen elkaar, en iedereen mag toekijken.
web-bots-watch-start = Laat ze spelen
web-bots-fill = Bots op vrije plaatsen
web-company-spectator = toeschouwer
web-company-chat = Toeschouwers
web-company-chat-off = Toeschouwers kunnen niet chatten
web-company-chat-off-about = Alleen spelers en de host schrijven aan deze tafel.
web-company-chat-on = Toeschouwers mogen chatten
web-company-chat-on-about = Hun berichten zijn gemarkeerd, en spelers kunnen ze verbergen.
web-company-hide = Berichten van toeschouwers verbergen
web-company-hidden = { $count ->
    [one] 1 bericht van toeschouwers is verborgen.
   *[other] { $count } berichten van toeschouwers zijn verborgen.
}
web-company-rematch-free = De spelers spelen nog een keer, en er is een plaats vrij.
web-company-rematch-full = De spelers spelen nog een keer.
web-company-rematch-join = Meedoen met de revanche
web-company-rematch-watch = Naar de revanche kijken
web-hint = Tip
web-review = Analyse
web-review-about = Waar het spel werd gewonnen en verloren, zet voor zet.
web-review-open = Spel analyseren
web-hints-on-about = Elke speler mag in de eigen beurt om goede zetten vragen.
web-story-key-h = een tip
web-statistics = Statistieken
web-statistics-about = Je afgelopen partijen: wat je won, en hoe.

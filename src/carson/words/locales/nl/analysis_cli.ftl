## Analysis and hints in the terminal

cli-help-analyse =
    Kijk terug op een spel: de winstkans bij elke beslissing, fouten en wat beter was, geluk en kunde.

    Voorbeeld: carson analyse avond.carson --seat 0
cli-help-analyse-file = het verslag om te analyseren, “-” voor de standaardinvoer
cli-help-analyse-seat = alleen deze echte speler; plaatsen worden vanaf 0 geteld
cli-help-analyse-effort = hoeveel er bij elke beslissing wordt uitgeprobeerd: quick, normal of deep
cli-help-analyse-seed = de tekst waaruit alle trekkingen bij het proberen volgen
cli-help-analyse-all = toon elke beslissing, niet alleen de slechtste en de beste
cli-help-analyse-json = toon alles als JSON
cli-help-analyse-validate = speel in plaats daarvan partijen met “normal”-bots, en toets of zetten die fouten heten meer verliezen in nieuwe partijen die tot het eind worden doorgespeeld
cli-help-analyse-game = met --validate: board of cards
cli-help-analyse-games = met --validate: hoeveel partijen
cli-help-analyse-jobs = met --validate: hoeveel processen
cli-error-analyse-file = Noem het verslag van een spel, of toets de analyse zelf met --validate.
cli-error-analyse-both = Bij --validate hoort geen verslag.
cli-error-analyse-game = Er is geen spel “{ $found }”; kies { LIST($known, join: "or") }.
cli-analyse-progress = analyseren
cli-analyse-title = { $file }: { $moves } zetten, grondigheid “{ $effort }”
cli-analyse-seat = { $name }, plaats { $seat }
cli-analyse-chance = Winstkans: { $start }% bij de eerste beslissing, { $end }% aan het eind.
cli-analyse-parts = Eigen zetten { $skill }, dobbelstenen en trekkingen { $luck }, tegenstanders en wat niemand kon voorzien { $others } procentpunten.
cli-analyse-mistakes = Slechtste zetten
cli-analyse-no-mistakes = Geen enkele zet kostte veel.
cli-analyse-best = Beste zet
cli-analyse-luck = Geluk
cli-analyse-better = Beter: { $action } ({ $chance }%)
cli-analyse-move = Zet
cli-analyse-decision = Beslissing
cli-analyse-before = Ervoor, %
cli-analyse-after = Erna, %
cli-analyse-verdict = Oordeel
cli-analyse-counts = { $games } partijen: { $called } van { $judged } beslissingen heten fouten. Van elke soort werden er { $tested } doorgespeeld, met de zet en met het beste alternatief, { $turns } keer.
cli-analyse-lost = Winstkans die verloren ging tegenover het beste alternatief, in procentpunten (95%):
cli-analyse-called = heten fouten
cli-analyse-others = andere
cli-hint-only = Er is geen andere zet.
cli-hint-chance = { $action } (winstkans { $chance }%)

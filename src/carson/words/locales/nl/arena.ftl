### Wat de opdrachten voor veel partijen zeggen.

## carson simulate

cli-help-simulate = Laat bots veel partijen spelen en toon de resultaten.
cli-help-simulate-cards =
    Simuleer The Card Game tussen bots en virtuele spelers.

    Voorbeeld: carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Hoeveel spelers in totaal, 4 tot en met 6. Standaard: zoveel als --bots noemt, of 4.
cli-help-simulate-games = Hoeveel partijen. Standaard: 100.
cli-help-simulate-seed = Een willekeurige tekst; dezelfde seed geeft dezelfde partijen.
cli-help-simulate-bots =
    Wie er speelt, gescheiden door komma’s: bots (random, greedy) en niveaus van virtuele spelers (beginner,
    intermediate, expert). Eén naam geldt voor alle plaatsen. Virtuele spelers zitten na de bots.
cli-help-simulate-jobs = Hoeveel processen tegelijk spelen; de uitslag blijft dezelfde. Standaard: 1.
cli-help-simulate-records = Bewaar het verslag van elke partij in deze map.
cli-help-simulate-json = Toon de cijfers als JSON.
cli-simulate-progress = Partijen
cli-simulate-seat = Plaats
cli-simulate-player = Speler
cli-simulate-mean = Gemiddeld
cli-simulate-stdev = Spreiding
cli-simulate-wins = Gewonnen
cli-simulate-summary =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $decisions } beslissingen in { $seconds } s ({ $speed } per seconde). { $shared ->
        [0] In geen enkele partij werd de eerste plaats gedeeld.
        [one] In 1 partij werd de eerste plaats gedeeld; die telt voor ieder als gewonnen.
       *[other] In { $shared } partijen werd de eerste plaats gedeeld; die telt voor ieder als gewonnen.
    }
cli-error-range = { $option } vraagt een getal van { $fewest } tot en met { $most }, niet { $found }.
cli-error-bots-count =
    --bots noemt { $found ->
        [one] 1 speler
       *[other] { $found } spelers
    }, maar er zijn er { $players }: noem er een voor elke plaats, of een voor alle.
cli-error-write = { $file } kan niet geschreven worden: { $reason }.

## carson bench

cli-help-bench =
    Meet de engine: beslissingen per seconde bij willekeurig spel met vier spelers, en de kosten van een kopie, naast
    andere engines in dezelfde run (“make bench” installeert ze).

    Voorbeeld: carson bench --json
cli-help-bench-seconds = Hoe lang elk van de vijf rondes per engine duurt. Standaard: 1.
cli-help-bench-json = Toon de cijfers als JSON.
cli-bench-progress = { $name } wordt gemeten
cli-bench-engine = Engine
cli-bench-speed = Beslissingen per seconde
cli-bench-copy = Kopie, µs
cli-bench-machine = { $python }, { $machine }; mediaan van vijf rondes.
cli-bench-missing = Niet geïnstalleerd, dus niet gemeten: { LIST($names) }. “make bench” installeert ze.
cli-help-bench-compiled = Meet ook de met mypyc gecompileerde engine in deze map (“make bench” doet dat).
cli-error-compiled = { $folder } bevat geen gecompileerde engine; tools/compile.py maakt er een.

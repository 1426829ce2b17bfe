## Analysis and hints in the terminal

cli-help-analyse =
    Riguardare una partita: la probabilità di vincere a ogni decisione, gli errori e che cosa era meglio, fortuna e bravura.

    Esempio: carson analyse serata.carson --seat 0
cli-help-analyse-file = il resoconto da analizzare, «-» per lo standard input
cli-help-analyse-seat = solo questo giocatore reale; i posti si contano da 0
cli-help-analyse-effort = quante prove per ogni decisione: quick, normal o deep
cli-help-analyse-seed = il testo da cui derivano tutte le pescate delle prove
cli-help-analyse-all = mostrare ogni decisione, non solo le peggiori e la migliore
cli-help-analyse-json = scrivere tutto in JSON
cli-help-analyse-validate = giocare invece partite di bot «normal», e verificare che le mosse dette errori perdano di più in nuove partite giocate fino alla fine
cli-help-analyse-game = con --validate: board o cards
cli-help-analyse-games = con --validate: quante partite
cli-help-analyse-jobs = con --validate: quanti processi
cli-error-analyse-file = Indica il resoconto di una partita, oppure verifica l’analisi stessa con --validate.
cli-error-analyse-both = --validate non accetta un resoconto.
cli-error-analyse-game = Non c’è un gioco «{ $found }»; scegli { LIST($known, join: "or") }.
cli-analyse-progress = analisi
cli-analyse-title = { $file }: { $moves } mosse, analisi «{ $effort }»
cli-analyse-seat = { $name }, posto { $seat }
cli-analyse-chance = Probabilità di vincere: { $start }% alla prima decisione, { $end }% alla fine.
cli-analyse-parts = Mosse proprie { $skill }, dadi e pescate { $luck }, avversari e imprevedibile { $others } punti percentuali.
cli-analyse-mistakes = Mosse peggiori
cli-analyse-no-mistakes = Nessuna mossa è costata molto.
cli-analyse-best = Mossa migliore
cli-analyse-luck = Fortuna
cli-analyse-better = Meglio: { $action } ({ $chance }%)
cli-analyse-move = Mossa
cli-analyse-decision = Decisione
cli-analyse-before = Prima, %
cli-analyse-after = Dopo, %
cli-analyse-verdict = Giudizio
cli-analyse-counts = { $games } partite: { $called } decisioni su { $judged } sono state dette errori. { $tested } di ciascun tipo sono state giocate fino alla fine, con la mossa e con l’alternativa migliore, { $turns } volte.
cli-analyse-lost = Probabilità di vincere persa rispetto all’alternativa migliore, in punti percentuali (95%):
cli-analyse-called = dette errori
cli-analyse-others = le altre
cli-hint-only = Non ci sono altre mosse.
cli-hint-chance = { $action } (probabilità di vincere { $chance }%)

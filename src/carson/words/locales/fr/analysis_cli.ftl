## Analysis and hints in the terminal

cli-help-analyse =
    Revenir sur une partie : les chances de gagner à chaque décision, les erreurs et ce qui valait mieux, la chance et le talent.

    Exemple : carson analyse soiree.carson --seat 0
cli-help-analyse-file = le compte rendu à analyser, « - » pour l’entrée standard
cli-help-analyse-seat = seulement ce joueur réel ; les places se comptent à partir de 0
cli-help-analyse-effort = combien d’essais pour chaque décision : quick, normal ou deep
cli-help-analyse-seed = le texte dont découlent tous les tirages des essais
cli-help-analyse-all = montrer toutes les décisions, pas seulement les pires et la meilleure
cli-help-analyse-json = tout écrire en JSON
cli-help-analyse-validate = jouer plutôt des parties de robots « normal », et vérifier que les coups appelés erreurs perdent davantage dans de nouvelles parties jouées jusqu’au bout
cli-help-analyse-game = avec --validate : board ou cards
cli-help-analyse-games = avec --validate : combien de parties
cli-help-analyse-jobs = avec --validate : combien de processus
cli-error-analyse-file = Indiquez le compte rendu d’une partie, ou vérifiez l’analyse elle-même avec --validate.
cli-error-analyse-both = --validate n’accepte pas de compte rendu.
cli-error-analyse-game = Il n’y a pas de jeu « { $found } » ; choisissez { LIST($known, join: "or") }.
cli-analyse-progress = analyse
cli-analyse-title = { $file } : { $moves } coups, analyse « { $effort } »
cli-analyse-seat = { $name }, place { $seat }
cli-analyse-chance = Chances de gagner : { $start } % à la première décision, { $end } % à la fin.
cli-analyse-parts = Ses coups { $skill }, dés et tirages { $luck }, adversaires et imprévisible { $others } points de pourcentage.
cli-analyse-mistakes = Pires coups
cli-analyse-no-mistakes = Aucun coup n’a coûté cher.
cli-analyse-best = Meilleur coup
cli-analyse-luck = Chance
cli-analyse-better = Mieux : { $action } ({ $chance } %)
cli-analyse-move = Coup
cli-analyse-decision = Décision
cli-analyse-before = Avant, %
cli-analyse-after = Après, %
cli-analyse-verdict = Verdict
cli-analyse-counts = { $games } parties : { $called } décisions sur { $judged } ont été appelées erreurs. { $tested } de chaque sorte ont été jouées jusqu’au bout, avec le coup et avec la meilleure autre réponse, { $turns } fois.
cli-analyse-lost = Chances de gagner perdues par rapport à la meilleure autre réponse, en points de pourcentage (95 %) :
cli-analyse-called = appelées erreurs
cli-analyse-others = les autres
cli-hint-only = Il n’y a pas d’autre coup.
cli-hint-chance = { $action } (chances de gagner { $chance } %)

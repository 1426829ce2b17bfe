## Analysis and hints in the terminal

cli-help-analyse =
    Look back on a game: the chance to win at each decision, mistakes and what was better, luck and skill.

    Example: carson analyse evening.carson --seat 0
cli-help-analyse-file = the record to analyse, or “-” for standard input
cli-help-analyse-seat = only this real player; seats are counted from 0
cli-help-analyse-effort = how much is tried out for each decision: quick, normal or deep
cli-help-analyse-seed = the text that all draws in the tries follow from
cli-help-analyse-all = list every decision, not only the worst and the best
cli-help-analyse-json = print everything as JSON
cli-help-analyse-validate = play games of “normal” bots instead, and test whether moves that are called mistakes lose more in fresh games played on to their end
cli-help-analyse-game = with --validate: board or cards
cli-help-analyse-games = with --validate: how many games
cli-help-analyse-jobs = with --validate: how many processes
cli-error-analyse-file = Name the record of a game, or test the analysis itself with --validate.
cli-error-analyse-both = --validate does not take a record.
cli-error-analyse-game = There is no game “{ $found }”; choose { LIST($known, join: "or") }.
cli-analyse-progress = analysing
cli-analyse-title = { $file }: { $moves } moves, effort “{ $effort }”
cli-analyse-seat = { $name }, seat { $seat }
cli-analyse-chance = Chance to win: { $start }% at the first decision, { $end }% at the end.
cli-analyse-parts = Own moves { $skill }, dice and draws { $luck }, rivals and what nobody could foresee { $others } percentage points.
cli-analyse-mistakes = Worst moves
cli-analyse-no-mistakes = No move lost much.
cli-analyse-best = Best move
cli-analyse-luck = Luck
cli-analyse-better = Better: { $action } ({ $chance }%)
cli-analyse-move = Move
cli-analyse-decision = Decision
cli-analyse-before = Before, %
cli-analyse-after = After, %
cli-analyse-verdict = Verdict
cli-analyse-counts = { $games } games: { $called } of { $judged } decisions were called mistakes. { $tested } of each were played on, with the move and with the best alternative, { $turns } times.
cli-analyse-lost = Chance to win lost against the best alternative, in percentage points (95%):
cli-analyse-called = called mistakes
cli-analyse-others = others
cli-hint-only = There is no other move.
cli-hint-chance = { $action } (chance to win { $chance }%)

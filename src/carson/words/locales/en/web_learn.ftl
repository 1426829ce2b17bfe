### Around the lessons; what is said in them stands in lessons.ftl.

web-learn-intro = Learn each game in under ten minutes, at a real table: a coach explains one thing at a time, and you do it. In a lesson nothing is left to chance: its cards and dice were laid out beforehand.
web-learn-length = About { $minutes } minutes, { $steps } steps
web-learn-begin = Begin
web-learn-again = Take it again
web-learn-continue = Go on at step { $step }
web-learn-done = done
web-learn-after = Would you rather read?
web-learn-coach = Coach
web-learn-progress = Step { $step } of { $count }
web-learn-fold = Fold the coach up
web-learn-unfold = Fold the coach out
web-learn-leave = Leave the lesson
web-learn-other = That can be done as well, but here something else is meant. Try again.
web-learn-meant = It would have meant: { $events }
web-learn-right = Right!
web-learn-answers = Answers
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip ahead
web-learn-your-turn = Now you!
web-learn-choose = Which one?
web-learn-show = Show me
web-learn-congratulations = Well done!
web-learn-play = Play now against bots
web-learn-next-lesson = Next lesson
web-learn-all = All lessons

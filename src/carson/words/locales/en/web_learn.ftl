### Around the lessons; their texts are in lessons.ftl.

web-learn-intro = Learn each game in under ten minutes at a real table: a coach explains one thing at a time, and you do it. Nothing in a lesson is left to chance: cards and dice are arranged in advance.
web-learn-length = About { $minutes } minutes, { $steps } steps
web-learn-begin = Start
web-learn-again = Start over
web-learn-continue = Continue at step { $step }
web-learn-done = done
web-learn-after = Prefer to read?
web-learn-coach = Coach
web-learn-progress = Step { $step } of { $count }
web-learn-fold = Hide the coach
web-learn-unfold = Show the coach
web-learn-leave = Leave lesson
web-learn-other = That is possible too, but not what this step is about. Try again.
web-learn-meant = This would have happened: { $events }
web-learn-right = Right!
web-learn-answers = Answers
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip ahead
web-learn-your-turn = Your turn!
web-learn-choose = Choose an answer
web-learn-show = Show me
web-learn-congratulations = Well done!
web-learn-play = Play against bots
web-learn-next-lesson = Next lesson
web-learn-all = All lessons

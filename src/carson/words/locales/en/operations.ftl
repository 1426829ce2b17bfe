# Running a server: what it is told, and what is wrong with what it keeps.

error-settings-number = { $name } should be a number from { $least } to { $most }, and is “{ $found }”.
error-settings-choice = { $name } is “{ $found }”; choose { LIST($known, join: "or") }.

# Faire tourner un serveur : ce qu’on lui dit, et ce qui cloche dans ce qu’il garde.

error-settings-number = { $name } devrait être un nombre de { $least } à { $most }, et vaut « { $found } ».
error-settings-choice = { $name } vaut « { $found } » ; choisissez { LIST($known, join: "or") }.

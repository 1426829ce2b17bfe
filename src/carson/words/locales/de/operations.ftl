# Einen Server betreiben: was man ihm sagt, und was an dem nicht stimmt, was er aufbewahrt.

error-settings-number = { $name } sollte eine Zahl von { $least } bis { $most } sein und ist „{ $found }“.
error-settings-choice = { $name } ist „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.

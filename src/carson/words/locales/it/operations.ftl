# Gestire un server: che cosa gli si dice, e che cosa non va in ciò che conserva.

error-settings-number = { $name } dovrebbe essere un numero da { $least } a { $most }, ed è “{ $found }”.
error-settings-choice = { $name } è “{ $found }”; scegli { LIST($known, join: "or") }.

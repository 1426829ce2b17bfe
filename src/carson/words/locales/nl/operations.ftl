# Een server draaien: wat hem gezegd wordt, en wat er mis is met wat hij bewaart.

error-settings-number = { $name } hoort een getal van { $least } tot { $most } te zijn, en is “{ $found }”.
error-settings-choice = { $name } is “{ $found }”; kies { LIST($known, join: "or") }.

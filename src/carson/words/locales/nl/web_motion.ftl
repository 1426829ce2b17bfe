# The other players’ moves, shown scene by scene.
web-motion = Wat er gebeurt
web-motion-pause = Pauze
web-motion-go-on = Verder
web-motion-back = Vorige
web-motion-forward = Volgende
web-motion-pace = Tempo
web-motion-off = meteen
web-motion-slow = langzaam
web-motion-usual = normaal
web-motion-fast = snel
web-motion-skip = Overslaan
web-motion-repeat = Nog eens tonen

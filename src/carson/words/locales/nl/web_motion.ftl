# What others did, played scene by scene.
web-motion = Wat er gebeurt
web-motion-pause = Pauze
web-motion-go-on = Verder
web-motion-back = Eén terug
web-motion-forward = Eén verder
web-motion-pace = Tempo
web-motion-off = meteen
web-motion-slow = langzaam
web-motion-usual = gewoon tempo
web-motion-fast = snel
web-motion-skip = Overslaan
web-motion-repeat = Nog eens tonen

# What others did, played scene by scene.
web-motion = Was gerade geschieht
web-motion-pause = Pause
web-motion-go-on = Weiter
web-motion-back = Einen Schritt zurück
web-motion-forward = Einen Schritt weiter
web-motion-pace = Tempo
web-motion-off = sofort
web-motion-slow = langsam
web-motion-usual = übliches Tempo
web-motion-fast = schnell
web-motion-skip = Überspringen
web-motion-repeat = Noch einmal zeigen

# The other players’ moves, shown scene by scene.
web-motion = Was gerade geschieht
web-motion-pause = Pause
web-motion-go-on = Weiter
web-motion-back = Zurück
web-motion-forward = Vor
web-motion-pace = Tempo
web-motion-off = sofort
web-motion-slow = langsam
web-motion-usual = normal
web-motion-fast = schnell
web-motion-skip = Überspringen
web-motion-repeat = Noch einmal zeigen

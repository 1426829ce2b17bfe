# What others did, played scene by scene.
web-motion = What is happening
web-motion-pause = Pause
web-motion-go-on = Go on
web-motion-back = One back
web-motion-forward = One further
web-motion-pace = Pace
web-motion-off = at once
web-motion-slow = slowly
web-motion-usual = usual pace
web-motion-fast = quickly
web-motion-skip = Skip
web-motion-repeat = Show again

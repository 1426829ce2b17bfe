# The other players’ moves, shown scene by scene.
web-motion = What is happening
web-motion-pause = Pause
web-motion-go-on = Continue
web-motion-back = Previous
web-motion-forward = Next
web-motion-pace = Speed
web-motion-off = instant
web-motion-slow = slow
web-motion-usual = normal
web-motion-fast = fast
web-motion-skip = Skip
web-motion-repeat = Show again

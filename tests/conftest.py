"""A run repeats: what hypothesis tries follows from the test, and no example is refused for taking long."""

from hypothesis import settings

settings.register_profile("carson", derandomize=True, deadline=None)
settings.load_profile("carson")

"""Helpers that check something say as much about a failure as tests do."""

import pytest

pytest.register_assert_rewrite("support.board")

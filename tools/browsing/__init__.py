"""A real server and a real Chromium that opens its pages: for the browser tests, for screenshots, and for speed."""

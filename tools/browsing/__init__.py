"""A real server and a real Chromium that looks at it: for the browser tests, for pictures, and for speed."""

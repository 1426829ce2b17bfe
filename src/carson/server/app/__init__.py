"""The application that uvicorn runs: put together, served by one process or several, and stopped."""

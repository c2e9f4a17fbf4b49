"""The server: tables in a database, pages over websockets. It knows no game by name."""

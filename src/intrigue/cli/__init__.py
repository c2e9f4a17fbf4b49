"""The terminal: play, watch, replay, simulate, and read the rules. It knows no game by name."""

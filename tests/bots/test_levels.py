"""Levels for people: each plays whole games, the lower ones overlook things, and the higher ones win."""

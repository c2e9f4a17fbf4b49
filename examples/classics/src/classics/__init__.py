"""Three games that everybody has, on Intrigue's kernel: Connect Four, Hanabi and Hearts.

They are here so that engines can be compared by the same games (`make bench-peers`), and as small examples: a
game without secrets, one in which everybody knows the others' cards and not their own, and one of tricks.
"""

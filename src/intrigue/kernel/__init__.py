"""The kernel: tables, agendas, chance, windows, stories and records. It knows no game."""

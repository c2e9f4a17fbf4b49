"""Doors for researchers: the games as PettingZoo, Gymnasium, OpenSpiel and many tables at once know games.

Each door is a module of its own: `vector`, `aec` (PettingZoo), `single` (Gymnasium), `spiel` (OpenSpiel). They need
what `pip install 'intrigue[research]'` brings; nothing that players use imports any of them.
"""

from __future__ import annotations

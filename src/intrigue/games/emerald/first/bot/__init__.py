"""What the bots know about the game, besides its rules."""

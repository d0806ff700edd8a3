"""What holds for the project as a whole, whatever the game."""

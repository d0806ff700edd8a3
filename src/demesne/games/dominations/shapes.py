"""What leaves the game as plain data. The types of the page are made of it."""

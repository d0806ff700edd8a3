"""What every game is made of: no rules, no input or output."""

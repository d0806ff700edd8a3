"""Rules of Dominion, card by card."""

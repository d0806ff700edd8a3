"""Rules of the Intrigue cards, and of the cards that only one edition has."""

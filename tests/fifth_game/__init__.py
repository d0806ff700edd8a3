"""A game that is only here, and plays everywhere as soon as its folder lies among the games."""

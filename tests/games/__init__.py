"""The tests of the games, one folder each."""

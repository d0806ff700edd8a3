"""What is good in Dominations: the outlook of a position."""

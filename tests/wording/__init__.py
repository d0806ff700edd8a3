"""Tests of the words in every language."""

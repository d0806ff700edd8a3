"""Codes of positions."""

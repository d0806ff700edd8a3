"""Scenario files: positions, choices, and what must follow."""

"""A table by itself."""

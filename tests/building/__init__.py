"""How the package is built."""

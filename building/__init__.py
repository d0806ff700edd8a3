"""How the package is built: the compiled engine and the page."""

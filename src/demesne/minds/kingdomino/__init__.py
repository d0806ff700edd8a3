"""How to think about Kingdomino."""

"""How the database has grown, step by step."""

"""The table as a server: games by link, live, kept in a log that nothing acknowledged is ever lost from."""

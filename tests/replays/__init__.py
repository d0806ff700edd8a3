"""Recorded games: lying here makes a game a test."""

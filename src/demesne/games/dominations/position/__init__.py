"""Positions that somebody wrote: read field by field, and checked."""

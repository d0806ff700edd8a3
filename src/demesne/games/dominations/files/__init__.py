"""Reading the data files: every mistake in them is told."""

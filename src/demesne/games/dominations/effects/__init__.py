"""What cards and Roles do, when, and how much of it."""

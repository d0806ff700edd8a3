"""A file for each question: what can be answered, what the answer does, its words, and how it is saved."""

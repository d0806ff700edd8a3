"""`python -m demesne` is the command line."""

from demesne.cli import main

main()

"""``python -m spielrunde``: the command line."""

from .cli import main

main()

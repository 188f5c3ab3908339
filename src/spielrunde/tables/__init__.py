"""One table: seats, commands, undo, and what each viewer was told. Pure Python: no framework, no input or output."""

"""The words one types at a table, in both languages at once; the browser's text mode knows the same."""

from __future__ import annotations

_WORDS = {
    "hand": ("h",),
    "table": ("t", "tisch"),
    "last": ("l", "zuletzt"),
    "choices": ("c", "auswahl"),
    "rules": ("r", "regeln"),
    "undo": ("u", "zurück", "zurueck"),
    "help": ("?", "hilfe"),
    "quit": ("q", "ende"),
}
"""Each command with its other names. Leaving a table is not typed in the browser."""

COMMANDS = {word: command for command, others in _WORDS.items() for word in (command, *others)}
"""The command each word stands for."""

ALL_RULES = ("more", "mehr")
"""After ``rules``: every clause."""


def parsed(line: str) -> tuple[str, str]:
    """The command of a line, or its first word where that is none, and what stands behind it.

    >>> parsed("  Regeln 3.1"), parsed("17"), parsed("")
    (('rules', '3.1'), ('17', ''), ('', ''))
    """
    word, _, rest = line.strip().partition(" ")
    return COMMANDS.get(word.lower(), word), rest.strip().lower()

"""RULES.md read into chapters and clauses; what is no clause is left out."""

from __future__ import annotations

from spielrunde.kernel.rulebook import RuleClause, introduction, read

SOURCE = """# The game

An introduction with **bold** words.

## 1 Cards

**1.1** [seed] There are cards, **9** of
each [or so].

A remark that is no clause.

<!-- no rule: 1.1 -->

**1.2** [ours] Nothing else.

## 2 The turn

**2.10** [rulebook, p. 3] One turn.
**2.11** [ours] not a paragraph of its own
"""


def test_clauses_stand_under_their_chapters() -> None:
    cards, turn = read(SOURCE)
    assert (cards.title, turn.title) == ("1 Cards", "2 The turn")
    assert cards.clauses == [
        RuleClause("1.1", "seed", "There are cards, **9** of each [or so]."),
        RuleClause("1.2", "ours", "Nothing else."),
    ]
    assert [(clause.number, clause.source) for clause in turn.clauses] == [("2.10", "rulebook, p. 3")]


def test_a_file_without_chapters_has_none() -> None:
    assert read("# Title\n\n**1.1** [ours] homeless\n") == []


def test_the_introduction_ends_where_the_first_chapter_begins() -> None:
    assert introduction(SOURCE) == "An introduction with bold words."
    assert introduction("# The game\n\n## 1 Cards\n\nNot this.\n") == ""

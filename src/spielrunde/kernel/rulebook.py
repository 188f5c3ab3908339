"""Rules people read: a game's RULES.md, numbered clauses under chapter headings, read into data.

A chapter begins with ``## 3 The turn``. A clause is a paragraph that begins with its bold number and the label of its
source: ``**3.1** [seed] …``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\*\s+\[([^\]]+)\]\s+(.*)", re.DOTALL)


@dataclass(frozen=True)
class RuleClause:
    """One numbered clause: its number, the label of its source, its text (light Markdown)."""

    number: str
    source: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """Clauses under one heading."""

    title: str
    clauses: list[RuleClause]


def introduction(source: str) -> str:
    """What stands between the title and the first chapter, without its Markdown: the words the clauses use.

    >>> introduction("# The Fair\\n\\nA *stall* is\\na row of cards.\\n\\n## 1 Cards\\n")
    'A stall is a row of cards.'
    """
    before = re.split(r"^## ", source, maxsplit=1, flags=re.M)[0]
    words = re.sub(r"^# .*$", "", before, flags=re.M)
    return " ".join(words.replace("*", "").split())


def read(source: str) -> list[Chapter]:
    """The chapters of a rules file; paragraphs that are no clause are left out.

    >>> chapter, = read("# The Fair\\n\\n## 1 Cards\\n\\n**1.1** [rulebook] There are\\n60 cards.\\n")
    >>> chapter.title, chapter.clauses
    ('1 Cards', [RuleClause(number='1.1', source='rulebook', text='There are 60 cards.')])
    """
    chapters: list[Chapter] = []
    for paragraph in re.split(r"\n\s*\n", source):
        words = " ".join(line.strip() for line in paragraph.strip().splitlines())
        if words.startswith("## "):
            chapters.append(Chapter(words.removeprefix("## "), []))
        elif chapters and (found := CLAUSE.fullmatch(words)):
            chapters[-1].clauses.append(RuleClause(*found.groups()))
    return chapters

"""What a game's page tells, the back of its box: ABOUT.md, sections of plain paragraphs and points, read into data.

A section begins with one of the headings below, in their order; those of awards and voices may be missing. What follows
are paragraphs and lists of ``- `` points, without any other markup.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

SECTIONS = ("glance", "minute", "editions", "credits", "awards", "voices", "version")
"""Ids of the sections in their order, the same in every language."""

HEADINGS = {
    "en": ("At a glance", "In a minute", "Editions", "Credits", "Awards", "Voices", "This version"),
    "de": (
        "Auf einen Blick",
        "In einer Minute",
        "Ausgaben",
        "Mitwirkende",
        "Auszeichnungen",
        "Stimmen",
        "Diese Fassung",
    ),
}


@dataclass(frozen=True)
class Block:
    """A paragraph, or points of a list; one of the two is empty."""

    text: str
    points: list[str]


@dataclass(frozen=True)
class Section:
    """What stands under one heading; ``id`` is one of SECTIONS."""

    id: str
    title: str
    blocks: list[Block]


@dataclass(frozen=True)
class About:
    """A game's page in one language."""

    title: str
    sections: list[Section]


def read(source: str, lang: str) -> About:
    """The page a file gives. Raises ValueError for an unknown heading, or words that stand under none.

    >>> page = read("# The Fair\\n\\n## At a glance\\n\\n- Two players\\n- Ten minutes\\n", "en")
    >>> page.title, page.sections[0].id, page.sections[0].blocks
    ('The Fair', 'glance', [Block(text='', points=['Two players', 'Ten minutes'])])
    """
    title, sections = "", []
    for paragraph in re.split(r"\n\s*\n", source.strip()):
        if paragraph.startswith("# "):
            title = paragraph.removeprefix("# ").strip()
        elif paragraph.startswith("## "):
            sections.append(_section(paragraph.removeprefix("## ").strip(), lang))
        elif sections:
            sections[-1].blocks.append(_block(paragraph))
        else:
            raise ValueError(f"“{paragraph[:40]}” stands under no heading")
    return About(title, sections)


def _section(heading: str, lang: str) -> Section:
    if heading not in HEADINGS[lang]:
        raise ValueError(f"“{heading}” is none of the headings: {', '.join(HEADINGS[lang])}")
    return Section(SECTIONS[HEADINGS[lang].index(heading)], heading, [])


def _block(paragraph: str) -> Block:
    if not paragraph.startswith("- "):
        return Block(_joined(paragraph), [])
    return Block("", [_joined(point) for point in re.split(r"^- ", paragraph, flags=re.M) if point.strip()])


def _joined(words: str) -> str:
    return " ".join(words.split())

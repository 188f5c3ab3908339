"""ABOUT.md read into sections of paragraphs and points; what stands nowhere is refused."""

from __future__ import annotations

import pytest

from spielrunde.kernel.about import HEADINGS, SECTIONS, Block, read

SOURCE = """# The game

## At a glance

A paragraph
of two lines.

- One point,
  on two lines.
- Another - with a dash.

## This version

Ours.
"""


def test_sections_hold_paragraphs_and_points() -> None:
    about = read(SOURCE, "en")
    assert about.title == "The game"
    glance, version = about.sections
    assert (glance.id, glance.title, version.id) == ("glance", "At a glance", "version")
    assert glance.blocks == [
        Block("A paragraph of two lines.", []),
        Block("", ["One point, on two lines.", "Another - with a dash."]),
    ]
    assert version.blocks == [Block("Ours.", [])]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("# X\n\nwords\n", "“words” stands under no heading"),
        ("# X\n\n## Prizes\n", "“Prizes” is none of the headings: At a glance, In a minute"),
        ("# X\n\n## Auf einen Blick\n", "“Auf einen Blick” is none of the headings"),
    ],
)
def test_what_stands_nowhere_is_refused(source: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(source, "en")


def test_every_language_has_a_heading_for_every_section() -> None:
    for headings in HEADINGS.values():
        assert len(set(headings)) == len(SECTIONS)

"""The rules people read: numbered alike in both languages, without gaps."""

from __future__ import annotations

from spielrunde.kernel.game import Game


def test_both_languages_have_the_same_clauses(game: Game) -> None:
    english, german = game.rulebook("en"), game.rulebook("de")
    assert len(english) == len(german) > 2
    for chapter, kapitel in zip(english, german, strict=True):
        assert [clause.number for clause in chapter.clauses] == [clause.number for clause in kapitel.clauses]
        assert chapter.clauses, chapter.title


def test_clauses_are_numbered_by_chapter_without_gaps(game: Game) -> None:
    for number, chapter in enumerate(game.rulebook("en"), start=1):
        assert chapter.title.startswith(f"{number} ")
        expected = [f"{number}.{clause}" for clause in range(1, len(chapter.clauses) + 1)]
        assert [clause.number for clause in chapter.clauses] == expected

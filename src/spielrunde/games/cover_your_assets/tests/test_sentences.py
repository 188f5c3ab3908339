"""Choices, sentences, prompts and zones, read word for word."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import Table, table

STACKS = {"A": "plane plane / auto auto", "B": "comic comic / scooter silver / piano piano"}


def advanced(hand: str, **more: Any) -> Table:
    """Ada is on turn in the advanced game."""
    return table(options={"advanced": True}, hands={"A": hand, "B": "piano scooter cash"}, stacks=STACKS, **more)


@pytest.mark.parametrize(
    ("hand", "action", "english", "german"),
    [
        ("comic", "discard:comic", "Discard Comic Books", "Comic-Hefte ablegen"),
        (
            "comic silver",
            "form:comic:silver",
            "Form a set: Comic Books and Silver",
            "Set bilden: Comic-Hefte und Silber",
        ),
        (
            "comic comic",
            "form:comic:same",
            "Form a set: 2 × Comic Books",
            "Set bilden: 2 × Comic-Hefte",
        ),
        (
            "piano",
            "challenge:1:same",
            "Challenge Bo with Piano: Piano, $10,000",
            "Bo herausfordern mit Klavier: Klavier, 10.000\xa0$",
        ),
        (
            "scooter gold",
            "challenge_second:1:same+gold",
            "Challenge the second set of Bo with Scooter and Gold: Scooter, $40,000",
            "Zweites Set von Bo herausfordern mit Roller und Gold: Roller, 40.000\xa0$",
        ),
        ("auto", "upgrade", "Add Classic Auto to your top set", "Oldtimer zum obersten Set legen"),
        (
            "swap",
            "swap:1",
            "Swap top sets with Bo: Piano, $10,000",
            "Oberste Sets tauschen mit Bo: Klavier, 10.000\xa0$",
        ),
        ("move", "move:0:top", "Move your top set to the bottom", "Eigenes oberstes Set nach unten bewegen"),
        ("move", "move:1:bottom", "Move the bottom set of Bo to the top", "Unterstes Set von Bo nach oben bewegen"),
    ],
)
def test_choices_in_words(hand: str, action: str, english: str, german: str) -> None:
    t = advanced(hand)
    assert t.choice("A", action).label == english
    assert t.choice("A", action, "de").label == german


def test_choices_with_open_cards_in_words() -> None:
    t = table(seats=2, hands={"A": "comic", "B": "comic auto"}, discard="gold", drafts="comic silver -")
    assert t.choice("A", "pair:comic").label == "Form a set: Comic Books with Gold from the discard pile"
    assert (
        t.choice("A", "draft:comic:0+1").label == "Draft a set: Comic Books with Comic Books and Silver · pile 1 and 2"
    )
    t.do("A", "draft:comic:0+1")
    assert [choice.label for choice in t.match.choices(1)] == ["Lay Comic Books", "Let it pass"]


def test_what_a_choice_touches() -> None:
    t = advanced("piano scooter gold move")
    assert t.choice("A", "challenge:1:same").cards == ["hand.0:piano:0"]
    assert t.choice("A", "challenge:1:gold").zones == ["set.4"]
    second = t.choice("A", "challenge_second:1:same+gold")
    assert (second.cards, second.zones) == (["hand.0:scooter:0", "hand.0:gold:0"], ["set.3"])
    assert t.choice("A", "move:1:bottom").zones == ["set.2"]
    assert t.choice("A", "discard:piano").zones == ["discard"]


def test_a_challenge_as_each_side_reads_it() -> None:
    t = advanced("piano")
    t.do("A", "challenge:1:same")
    assert t.sentences("A") == ["You challenge Bo for the top set: Piano.", "You lay Piano."]
    assert t.sentences("B") == ["Ada challenges you for your top set: Piano.", "Ada lays Piano."]
    assert t.sentences("C", "de") == ["Ada fordert Bo um das oberste Set heraus: Klavier.", "Ada legt Klavier."]
    t.do("B", "give_up")
    assert t.sentences("C", "de")[:2] == ["Bo gibt auf.", "Ada nimmt Bo das Set ab, jetzt 15.000\xa0$ wert."]
    assert t.sentences("B")[:2] == ["You give up.", "Ada takes your set, now worth $15,000."]


def test_a_worth_that_is_no_whole_thousand_is_told_in_full() -> None:
    hands = dict.fromkeys("ABCD", "comic")
    t = table(seats=4, options={"value_piano": 7_500}, stacks={"A": "piano silver"}, hands=hands)
    (stack,) = (zone for zone in t.zones("A").values() if zone.name == "set")
    assert (stack.label, stack.note) == ("Bottom set, safe: Piano, $32,500", "$32,500")


def test_zones_tell_place_and_worth() -> None:
    zones = advanced("piano").zones("A")
    labels = [zones[f"set.{number}"].label for number in (4, 3, 2)]
    assert labels == [
        "Top set: Piano, $10,000",
        "Second set: Scooter, $40,000",
        "Bottom set, safe: Comic Books, $10,000",
    ]
    assert [zones[f"set.{number}"].note for number in (4, 3, 2)] == ["$10k", "$40k", "$10k"]
    assert [zones[f"set.{number}"].marks for number in (4, 3, 2)] == [["exposed"], ["reachable"], ["safe"]]
    assert [zone for zone in zones if zone.startswith("set")] == ["set.1", "set.0", "set.4", "set.3", "set.2"]


@pytest.mark.parametrize(
    ("game_end", "text"),
    [("quick", "Ada wins with $40,000"), ("two_wins", "Ada wins with 2 rounds won")],
)
def test_the_result_in_words(game_end: str, text: str) -> None:
    options = {"game_end": game_end}
    t = table(hands={"A": "gold"}, stacks={"A": "cabin cabin"}, wins={"A": 1}, options=options, pile="")
    t.do("A", "discard:gold")
    result = t.view("C").result
    assert result is not None
    assert result.text == text
    mine = t.view("A", "de").result
    assert mine is not None
    assert mine.text.startswith("Du gewinnst mit ")


def test_prompts() -> None:
    t = advanced("piano comic")
    view = t.view("A")
    assert (view.prompt, view.detail, view.clause) == ("Your turn", "Action 1 of 2", "10.1")
    t.do("A", "discard:comic")
    assert t.view("A", "de").detail == "Aktion 2 von 2, oder Zug beenden"
    t = table(seats=2, hands={"A": "comic", "B": "comic auto"}, drafts="comic silver -")
    assert t.match.view(0).detail == "Form or draft a set, challenge or discard"
    t.do("A", "draft:comic:0+1")
    view = t.view("B", "de")
    assert (view.prompt, view.detail) == ("Dieses Set anfechten?", "Ada bietet Comic-Hefte an: 35.000\xa0$")


@pytest.mark.clause("12.1")
def test_who_may_not_challenge_whom_is_seen_by_all() -> None:
    """On the hand of the one who lost, on the sets out of reach, and beside the prompt."""
    stacks = {"A": "plane plane", "B": "comic comic / scooter silver / auto auto", "C": "cash cash / piano piano"}
    t = table(options={"advanced": True}, hands={"A": "auto comic comic", "B": "auto", "C": "piano"}, stacks=stacks)
    t.do("A", "challenge:1:same").do("B", "lay:same").do("A", "give_up")
    assert (t.zones("A")["hand.0"].note, t.zones("A")["hand.0"].marks) == (
        "Not against Bo until your next turn",
        ["barred"],
    )
    assert t.zones("C")["hand.0"].note == t.zones()["hand.0"].note == "Not against Bo until the next turn"
    assert t.zones("C")["hand.1"].marks == []
    assert [t.zones("A")[f"set.{number}"].marks for number in (3, 2, 1, 5)] == [
        ["barred"],
        ["barred"],
        ["safe"],
        ["exposed"],
    ]
    assert t.zones("C")["set.3"].marks == ["exposed"]
    assert t.view("A", "de").detail == "Aktion 2 von 2, oder Zug beenden · nicht gegen Bo"
    assert t.view("C").detail == "Action 2 of 2"


def carried(t: Table) -> list[tuple[str, str, int]]:
    """Cards that went along with a set in the last step: kind, zone, how many."""
    moves = [move for event in t.told("C") if event.kind == "carry" for move in event.moves]
    assert all(move.source == move.target for move in moves)
    return [(move.kind, move.target, move.count) for move in moves]


def test_a_set_that_changes_its_place_is_told_with_all_its_cards() -> None:
    t = advanced("piano swap move")
    t.do("A", "challenge:1:same").do("B", "lay:same").do("A", "give_up")
    assert carried(t) == [], "a set that was defended stays"
    assert [move.target for event in t.told("C") for move in event.moves if move.source == "battle.0"] == ["set.4"]
    t.do("A", "swap:1")
    assert carried(t) == [("auto", "set.1", 2), ("piano", "set.4", 4)]
    t = advanced("move piano")
    t.do("A", "move:1:bottom")
    assert carried(t) == [("comic", "set.2", 2)]
    t = table(hands={"A": "scooter gold", "B": "cash"}, stacks={"A": "cash cash", "B": "auto auto / scooter silver"})
    t.do("A", "challenge:1:same").do("B", "give_up")
    assert carried(t) == [("scooter", "set.2", 1), ("silver", "set.2", 1)]


def test_a_drafted_set_is_carried_to_the_stack_of_whom_it_belongs_to() -> None:
    t = table(seats=3, hands={"A": "comic cash", "B": "comic auto", "C": "auto"}, drafts="comic silver -")
    t.do("A", "draft:comic:0").do("B", "lay:same").do("A", "give_up")
    assert carried(t) == [("comic", "set.0", 3)]
    assert t.stack("B") == ["comic comic comic"]

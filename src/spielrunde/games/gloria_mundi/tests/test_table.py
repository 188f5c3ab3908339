"""The table of cards: the whole of our list, other lists, and what is refused (chapter 12)."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from spielrunde.games.gloria_mundi.cards import (
    GLORY,
    IMMUNE,
    MOST_CARDS,
    MOST_DEEDS,
    MOST_SPACES,
    MOST_STEPS,
    ON,
)
from spielrunde.games.gloria_mundi.meta import META
from spielrunde.games.gloria_mundi.state import State
from spielrunde.games.gloria_mundi.supply import digit
from spielrunde.games.gloria_mundi.table import BUILT_IN, read
from spielrunde.games.gloria_mundi.tests.tabletop import GAME, IDS, ODD, Table, table
from spielrunde.kernel.data_tables import BadTable, digest
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.match import Match

TEXT = BUILT_IN.read_text(encoding="utf-8")
ROW = '[[building]]\nid = "{id}"\nname = "{id}"\non = "farm"\ncost = "1F"\nactivate = [{{ gain = "1F" }}]\n'
TRACKS = '[tracks]\ngoth = ["F", "G", "P", "F", "G", "P"]\nflee = 20\n'


def listed(first: str = "", tracks: str = TRACKS, count: int = 7) -> str:
    """A table of plain rows, the first one replaced."""
    lines = [ROW.format(id=f"n{number}") for number in range(count)]
    return tracks + "\n".join([first or lines[0], *lines[1:]])


def row(**cells: str) -> str:
    """One row with other cells, written as TOML."""
    usual = {"id": '"x"', "name": '"X"', "on": '"farm"', "cost": '"1F"', "activate": '[{ gain = "1F" }]'}
    return "[[building]]\n" + "".join(f"{key} = {value}\n" for key, value in (usual | cells).items() if value)


@pytest.fixture(scope="module")
def ours() -> State:
    """A record with our table."""
    match = Match.new(GAME, seats=2, seed=1)
    assert isinstance(match.state, State)
    return match.state


@pytest.mark.clause("1.2", "12.1")
def test_our_list_by_colours(ours: State) -> None:
    assert len(IDS) == len(set(IDS)) == ours.card_count == MOST_CARDS == 57
    assert Counter(ours.card[card, ON] for card in range(57)) == {0: 17, 1: 17, 2: 17, 3: 6}
    assert Counter(name[0] for name in IDS) == {"F": 17, "G": 17, "P": 17, "R": 6}


@pytest.mark.clause("12.1")
def test_our_list_by_prices_and_protection(ours: State) -> None:
    glory = {IDS[card]: digit(ours.card_cost[card], GLORY) for card in range(57)}
    assert {name: n for name, n in glory.items() if n} == {"F10": 1, "G08": 1, "P05": 1, "R02": 2, "R03": 2}
    sums = [sum(digit(ours.card_cost[card], kind) for kind in range(5)) for card in range(57)]
    assert (min(sums), max(sums), round(sum(sums) / 57, 1)) == (2, 8, 4.2)
    assert {IDS[card] for card in range(57) if ours.card[card, IMMUNE]} == {"F15", "G15", "P08", "R05"}


@pytest.mark.clause("1.4", "7.1", "12.1")
def test_our_tracks(ours: State) -> None:
    spaces = tomllib.loads(TEXT)["tracks"]["goth"]
    assert (len(spaces), ours.listed_spaces, ours.listed_steps) == (36, 36, 38)
    assert Counter("".join(spaces)) == {"F": 20, "G": 14, "P": 14}
    assert Counter(map(len, spaces)) == {1: 24, 2: 12}
    assert all(len(space) == 1 for space in spaces[:11])


@pytest.mark.clause("12.1")
def test_another_list_takes_the_place_of_ours_with_its_names() -> None:
    t = Table.deal(2, seed=2, cards=ODD)
    assert (t.state.card_count, t.state.spaces, t.state.africa) == (12, 8, 24)
    names = {lang: {card.label for card in t.zones("A", lang)["forum.0"].cards} for lang in ("en", "de")}
    row = tomllib.loads(ODD)["building"][t.state.forum[0]]
    given = row["name"] if isinstance(row["name"], dict) else {"en": row["name"], "de": row["name"]}
    assert names == {"en": {given["en"]}, "de": {given.get("de", given["en"])}}


@pytest.mark.clause("12.1")
def test_a_name_with_braces_reaches_the_reader_as_it_is() -> None:
    t = table(seats=2, options={"cards": ODD}, forum={0: "4"}, display={"A": "peace:2 farm"})
    assert t.zones("A")["forum.0"].cards[0].label == "Guard {1}"
    assert t.zones("A", "de")["forum.0"].cards[0].label == "Wache {1}"


@pytest.mark.clause("12.1")
def test_a_match_with_another_list_is_replayed_anywhere() -> None:
    match = Match.new(GAME, seats=3, options={"cards": ODD}, seed=4)
    while not match.over:
        seat = match.acting()[0]
        match.apply(seat, match.legal(seat)[-1])
    record = match.record()
    assert record["options"]["cards"] == digest(ODD)
    again = Match.replay(record)
    assert again.state.pack() == match.state.pack()
    assert again.options == match.options


@pytest.mark.clause("12.1")
def test_our_own_list_given_as_a_file_is_ours() -> None:
    assert Match.new(GAME, seats=2, options={"cards": TEXT}, seed=1).options["cards"] == ""


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("goth = [", ["TOML"]),
        ("[tracks]\ngoth = 1", ["goth", "6", "48"]),
        (listed(tracks='[tracks]\ngoth = ["F", "X", "F", "F", "F", "F"]\nflee = 20\n'), ["goth", "FF, PG"]),
        (listed(tracks='[tracks]\ngoth = ["F", "G", "P", "F", "G", "FGPF"]\nflee = 20\n'), ["goth", "FF, PG"]),
        (listed(tracks=TRACKS.replace("20", "9")), ["flee", "9", "10", str(MOST_STEPS)]),
        (listed(tracks=TRACKS + "more = 1\n"), ["more", "goth, flee"]),
        (listed() + "\n[other]\nx = 1\n", ["other", "tracks, building"]),
        (TRACKS, ["building", "57"]),
        (listed(count=5), ["6"]),
        (listed(count=58), ["57"]),
        (listed(row(on='"sea"')), ["on", "sea", "farm, city, peace, any"]),
        (listed(row(on="")), ["1", "on"]),
        (listed(row(cost='"8F"')), ["cost", "8F", "2F 1G"]),
        (listed(row(cost='"1F 2F"')), ["cost", "1F 2F"]),
        (listed(row(cost='""')), ["cost", "2F 1G"]),
        (listed(row(cost="3")), ["cost", "3"]),
        (listed(row(activate="[]")), ["activate", "gain"]),
        (listed(row(activate='[{ pay = "1F" }]')), ["activate", "gain"]),
        (listed(row(activate='[{ gain = "1F" }, { gain = "1F" }]')), ["activate"]),
        (listed(row(activate='[{ gain = "1F", step = 1 }, { step = 1 }, { step = 2 }]')), ["activate"]),
        (listed(row(activate="[{ step = 21 }]")), ["building.activate", "step", "1", "20"]),
        (listed(row(activate='[{ per = "farm", most = 2 }]')), ["building.activate", "take"]),
        (listed(row(activate='[{ per = "farm", take = "FG", most = 2 }]')), ["take", "FG", "F, G, P, Y"]),
        (listed(row(activate='[{ per = "farm", take = "", most = 2 }]')), ["take", "F, G, P, Y"]),
        (listed(row(activate='[{ per = "farm", take = 5, most = 2 }]')), ["take", "5", "F, G, P, Y"]),
        (listed(row(activate='[{ gain = "1F", jump = 2 }]')), ["jump", "step"]),
        (listed(row(build='[{ gain = "1F" }]')), ["building.build"]),
        (listed(row(immune='"yes"')), ["immune", "true, false"]),
        (listed(row(discount="6")), ["discount", "1", "5"]),
        (listed(row(relief="0")), ["relief", "0"]),
        (listed(row(ransom="true")), ["ransom", "True"]),
        (listed(row(id='"n3"')), ["id", "n3"]),
        (listed(row(name='"n3"')), ["name", "n3"]),
        (listed(row(name=f'"{"x" * 31}"')), ["name", "30"]),
        (listed(row(id="5")), ["id"]),
        (listed(row(extra="1")), ["extra", "immune"]),
    ],
)
def test_a_fault_is_told_with_its_row_its_column_and_what_would_be_right(text: str, told: list[str]) -> None:
    with pytest.raises(BadTable) as caught:
        read(text)
    for lang in ("en", "de"):
        sentence = caught.value.text(lang)
        assert all(part in sentence for part in told), sentence
    with pytest.raises(BadOption, match=told[-1]):
        Match.new(GAME, seats=2, options={"cards": text}, seed=1)


@pytest.mark.clause("12.2")
def test_a_table_has_limits_that_fit_the_record() -> None:
    deeds = [f'[{{ pay = "{pay}F", gain = "{gain}G" }}]' for pay in range(1, 8) for gain in range(1, 8)]
    deeds += [f"[{{ step = {n} }}, {{ swap = {n % 7 + 1}, step = {n} }}]" for n in range(1, 9)]
    rows = [row(id=f'"{n}"', name=f'"{n}"', activate=deed) for n, deed in enumerate(deeds)]
    with pytest.raises(BadTable, match="63"):
        read(TRACKS + "\n".join(rows))
    assert len(read(TRACKS + "\n".join(rows[:49])).numbers["deed"]) == 50 < MOST_DEEDS
    assert MOST_SPACES == 48


def test_the_option_is_one_of_experts() -> None:
    option = next(option for option in META.options if option.type == "table")
    assert (option.name, option.group, option.default) == ("cards", "expert", "")


@pytest.mark.clause("1.3", "12.1")
def test_the_most_generous_and_the_cruellest_table_fit_the_record() -> None:
    """Everything at its largest: counters, discounts and symbols of a whole game stay inside their fields."""
    gift = '[{ gain = "7F 7G 7P 7Y", per = "farm", take = "F", most = 20, times = 7 }]'
    generous = row(on='"any"', cost='"1*"', activate=gift, discount="5", relief="3", immune="true")
    cards = [generous.replace('"x"', f'"{n}"').replace('"X"', f'"{n}"') for n in range(57)]
    spaces = ", ".join(['"FFF"'] * 48)
    tracks = f"[tracks]\ngoth = [{spaces}]\nflee = 60\n"
    options = {"cards": tracks + "\n".join(cards), "hand_farm": 15, "hand_city": 10, "hand_peace": 10, "start_food": 9}
    display = " ".join(f"farm:{n}" for n in range(14))
    rich = table(seats=2, options=options, display={"A": display}, stock={"A": "32000F"}, hands={"A": (1, 1, 1)})
    rich.do("A", "play:farm")
    while rich.phase != "tribute":
        rich.do("A", min(rich.legal("A", "again") or rich.legal("A", "use")))
    assert rich.stock("A") == f"{32_000 + 1 + 14 * 7 * 22}F 686G 686P 686Y"
    assert rich.state.discount[0] == 70
    cruel = table(seats=2, options=options, laid=("3F",) * 48)
    cruel.do("A", "play:peace", "refuse")
    assert cruel.state.goth == 48

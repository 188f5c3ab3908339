"""Guests: everyone who comes gets a session, known by a random token in a cookie; only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict

from .limits import PerAddress
from .settings import Limits
from .storage.store import Person, Store
from .wording import ServerError, sentences

NAME_LENGTH = 24
"""Characters a name may have."""

REMEMBERED = 10_000
"""Guests kept in memory; the others are looked up again."""


def clean_name(wish: str) -> str:
    """A name as people may be called. Raises ServerError ``bad_name``."""
    name = " ".join(wish.split())
    if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable():
        raise ServerError("bad_name")
    return name


class People:
    """All guests of this server."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._newcomers = PerAddress(limits.sessions, limits.sessions_per)
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def recognise(self, token: str | None) -> Person | None:
        """The guest with this token."""
        if not token:
            return None
        key = _hash(token)
        person = self._known.get(key) or await self._store.person(key)
        if person is not None:
            self._remember(key, person)
        return person

    async def welcome(self, address: str, lang: str) -> tuple[Person, str]:
        """A new guest and their token. Raises ServerError ``too_many_sessions``."""
        if not self._newcomers.take(address):
            raise ServerError("too_many_sessions", minutes=round(self._limits.sessions_per / 60))
        token = secrets.token_urlsafe(16)
        person = Person(secrets.token_urlsafe(12), sentences(lang).say("guest"))
        await self._store.add_person(person, _hash(token), time.time())
        self._remember(_hash(token), person)
        return person, token

    async def rename(self, token: str, person: Person, wish: str) -> Person:
        """The guest under the new name. Raises ServerError ``bad_name``."""
        name = clean_name(wish)
        await self._store.rename(person.id, name)
        renamed = Person(person.id, name)
        self._remember(_hash(token), renamed)
        return renamed

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = person
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

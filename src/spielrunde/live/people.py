"""Guests: everyone who comes gets a session, known by a random token in a cookie; only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from .limits import Limits, PerAddress
from .services import Services
from .store import Person
from .wording import RequestError, sentences

NAME_LENGTH = 24
"""Characters a name may have."""

REMEMBERED = 10_000
"""Guests kept in memory; the others are looked up again."""


def clean_name(wish: str) -> str:
    """A name as people may be called. Raises RequestError ``bad_name``."""
    name = " ".join(wish.split())
    if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable():
        raise RequestError("bad_name")
    return name


class People:
    """All guests."""

    def __init__(self, services: Services, limits: Limits) -> None:
        self._services = services
        self._store = services.store
        self._limits = limits
        self._newcomers = PerAddress(limits.sessions, limits.sessions_per, services.monotonic)
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
        """A new guest and their token. Raises RequestError ``too_many_sessions``."""
        if not self._newcomers.take(address):
            raise RequestError("too_many_sessions", minutes=round(self._limits.sessions_per / 60))
        token = secrets.token_urlsafe(16)
        person = Person(secrets.token_urlsafe(12), sentences(lang).say("guest"))
        await self._store.add_person(person, _hash(token), self._services.now())
        self._remember(_hash(token), person)
        return person, token

    async def rename(self, token: str, person: Person, wish: str) -> Person:
        """The guest under the new name. Raises RequestError ``bad_name``."""
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

"""Standard streams no command fails at: a closed one leads nowhere, and a sign the encoding lacks has a stand-in."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from .words import BadWord

STAND_IN = "spielrunde.stand_in"
"""The name of our way to write what an encoding lacks."""

GONE = 141
"""The exit code of a command nobody reads any more, as a shell writes it for the signal SIGPIPE."""

_STAND_INS = (
    dict.fromkeys("−–—‐‑─━·", "-")
    | dict.fromkeys("“”„«»″", '"')
    | dict.fromkeys("‘’‚′", "'")
    | {"…": "...", "×": "x", "•": "*", "±": "+/-", "€": "EUR", "→": "->", "←": "<-", "\u00ad": ""}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


def plain(sign: str) -> str:
    """What stands for a sign in ASCII: ``ae`` for ``ä``, a letter without its accent, ``?`` for what has no likeness.

    >>> "".join(map(plain, "−3 × “Möwe” é 狐"))
    '-3 x "Moewe" e ?'
    """
    if sign.isascii():
        return sign
    if sign in _STAND_INS:
        return _STAND_INS[sign]
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    return "".join(part if part.isascii() else "?" for part in parts)


@contextmanager
def reliable() -> Iterator[None]:
    """Standard streams to rely on, and at the end all that was printed is written.

    Raises BadWord where it cannot be written, BrokenPipeError where nobody reads it any more.
    """
    _prepare()
    try:
        try:
            yield
        finally:
            _finish()
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise BadWord(reason="output", why=error.strerror) from None
        raise


def _prepare() -> None:
    """In place of a closed stream the null device is opened at once: no file can get its number, and with it what is
    printed."""
    codecs.register_error(STAND_IN, _stand_in)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, STAND_IN), (sys.stderr, STAND_IN)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _finish() -> None:
    """What cannot be written is let go, so that the end of the process does not trip over it again."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise


def shows(signs: str) -> bool:
    """Whether standard output has these signs themselves."""
    try:
        signs.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end

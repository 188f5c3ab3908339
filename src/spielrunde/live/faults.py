"""Messages that cannot be read, named by what is wrong with them, in the reader's language."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .wording import RequestError

_PLACE = re.compile(r"`\$\.?([^`]*)`")
_FIELD = re.compile(r"field `([^`]*)`")


def decode(decoder: msgspec.json.Decoder[Any], raw: bytes | str) -> Any:
    """The decoded message. Raises RequestError ``bad_json`` or ``bad_shape``."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error


def unreadable(error: BaseException) -> RequestError:
    """The sentence for an error of msgspec: which part of the message is wrong, if it is JSON at all."""
    if not isinstance(error, msgspec.ValidationError):
        return RequestError("bad_json")
    parts = [match[1] for pattern in (_PLACE, _FIELD) if (match := pattern.search(str(error))) and match[1]]
    return RequestError("bad_shape", where=f"`{'.'.join(parts)}`" if parts else "JSON")

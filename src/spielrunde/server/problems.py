"""Every HTTP error as one Problem: a code, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
)
from litestar.types import ExceptionHandlersMap

from ..kernel.errors import SpielrundeError
from ..live.faults import unreadable
from ..live.protocol import Problem
from ..live.wording import RequestError
from .errors import ServerError
from .identity import language_of

STATUS = {
    "unknown_game": 404,
    "no_table": 404,
    "no_seat": 404,
    "not_found": 404,
    "not_built": 404,
    "method_not_allowed": 405,
    "bad_invite": 403,
    "not_host": 403,
    "bad_origin": 403,
    "table_full": 409,
    "seat_taken": 409,
    "not_waiting": 409,
    "not_over": 409,
    "old_rules": 409,
    "too_large": 413,
    "too_many_tables": 429,
    "too_many_sessions": 429,
    "not_stored": 503,
    "internal": 500,
}
"""Status by code; every other refusal is 400."""

WHOLE_BODY = "data"
"""What the framework calls the body of a request."""

_logger = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]


def answer(request: AnyRequest, error: SpielrundeError) -> Response[Problem]:
    """The response for an error of ours."""
    return Response(
        Problem(code=error.code, text=error.text(language_of(request))),
        status_code=STATUS.get(error.code, 400),
        media_type="application/json",
    )


def _refused(request: AnyRequest, error: SpielrundeError) -> Response[Problem]:
    return answer(request, error)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The framework's own errors, in our words."""
    if isinstance(error, NotFoundException):
        return answer(request, ServerError("not_found"))
    if isinstance(error, MethodNotAllowedException):
        response = answer(request, ServerError("method_not_allowed", method=request.method))
        response.headers.update(error.headers or {})
        return response
    if error.status_code == 413:
        return answer(request, ServerError("too_large", bytes=request.app.state.settings.body_bytes))
    if error.status_code < 500:
        return answer(request, _unreadable(error))
    return _unexpected(request, error)


def _unreadable(error: HTTPException) -> RequestError:
    """Which part of a request cannot be read."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, msgspec.MsgspecError):
        cause = cause.__cause__
    if cause is not None:
        return unreadable(cause)
    extra: Any = error.extra
    keys = [str(part["key"]) for part in extra if part.get("key")] if isinstance(extra, list) else []
    keys = [key for key in keys if key != WHOLE_BODY]
    if not keys and isinstance(error.__cause__, SerializationException):
        return RequestError("bad_json")
    return RequestError("bad_shape", where=", ".join(f"`{key}`" for key in keys) or "JSON")


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """JSON nested deeper than any message of ours."""
    return answer(request, RequestError("bad_json"))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own faults: noted in the log, told without details."""
    _logger.error("request failed", path=request.url.path, exc_info=error)
    return answer(request, RequestError("internal"))


HANDLERS: ExceptionHandlersMap = {
    SpielrundeError: _refused,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
"""For Litestar's ``exception_handlers``."""

"""The HTTP interface as its own description tells it, asked everything a generator thinks of."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from spielrunde.live.limits import Limits
from spielrunde.live.protocol import Problem
from spielrunde.server.app import create_app
from spielrunde.server.settings import Settings
from tests.server.play import think

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_whatever_is_asked_gets_an_answer_that_is_described(settings: Settings) -> None:
    many = Limits(tables=10**6, sessions=10**6)
    app = create_app(msgspec.structs.replace(settings, limits=many), think=think)
    schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)
    asked = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        asked.add((operation.method, operation.path))

        @hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(operation.as_strategy())
        def ask(case: schemathesis.Case[Any]) -> None:
            response = case.call()
            case.validate_response(response, checks=CHECKS)
            if response.status_code >= 400:
                msgspec.json.decode(response.content, type=Problem)

        ask()
    assert len(asked) >= 10

"""Sends calls, without saying how: clients with and without asyncio do what its steps ask for."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .call import Call, Facts
from .errors import HttpError, MalformedResponse, TransportError
from .retry import retry_delay


@dataclass(frozen=True)
class Post:
    """Asks for an HTTP request. What is sent back is a `Response`, or why there is none."""

    body: bytes


@dataclass(frozen=True)
class Pause:
    """Asks to wait."""

    seconds: float


@dataclass(frozen=True)
class Response:
    """An HTTP response."""

    status: int
    body: bytes
    retry_after: str | None


Steps: TypeAlias = Generator[Post | Pause, Response | TransportError | None, None]


@dataclass(frozen=True)
class _Prepared:
    id: int
    call: Call[Any]
    body: bytes


def exchange(calls: Sequence[Call[Any]], facts: Facts, retries: int) -> Steps:
    """Settles all calls, over as many requests as it takes."""
    open_calls = [_encode(index + 1, call) for index, call in enumerate(calls)]
    attempt = 0
    while open_calls:
        yield from _send_parts(open_calls, facts)
        if attempt >= retries:
            return
        delays = {one: _delay_of(one.call, attempt, facts) for one in open_calls}
        open_calls = [one for one in open_calls if delays[one] is not None]
        attempt += 1
        if open_calls:
            yield Pause(max(delays[one] or 0 for one in open_calls))


def _encode(number: int, call: Call[Any]) -> _Prepared:
    request = {"jsonrpc": "2.0", "id": number, "method": call.method, "params": call.params}
    return _Prepared(number, call, json.dumps(request, separators=(",", ":")).encode())


def _delay_of(call: Call[Any], attempt: int, facts: Facts) -> float | None:
    if call.error is None:
        return None
    is_idempotent = call.method not in facts.not_idempotent
    return retry_delay(call.error, is_idempotent=is_idempotent, attempt=attempt, facts=facts)


def _send_parts(calls: Sequence[_Prepared], facts: Facts) -> Steps:
    """Once there is no connection, the parts that follow are not tried."""
    failure: TransportError | None = None
    for part in split_batch(calls, facts):
        if failure is None:
            response = yield Post(_body_of(part))
            failure = _settle(part, response, facts)
        if failure is not None:
            for one in part:
                one.call.error = failure


def _body_of(part: Sequence[_Prepared]) -> bytes:
    joined = b",".join(one.body for one in part)
    return joined if len(part) == 1 else b"[%s]" % joined


def _settle(
    part: Sequence[_Prepared], response: Response | TransportError | None, facts: Facts
) -> TransportError | None:
    if not isinstance(response, Response):
        return response
    value = _parse(response)
    if isinstance(value, TransportError):
        return value
    if isinstance(value, list):
        by_id = {one.get("id"): one for one in value if isinstance(one, dict)}
        for one in part:
            one.call.settle(by_id.get(one.id), facts)
        return None
    # One object for a whole batch: it was refused.
    is_refused = isinstance(value, dict) and "error" in value
    for one in part:
        one.call.settle(value if len(part) == 1 or is_refused else None, facts)
    return None


def _parse(response: Response) -> object:
    """What a proxy returns in the service's place may be JSON, too."""
    try:
        value = json.loads(response.body)
        is_json = True
    except ValueError:
        value, is_json = None, False
    if isinstance(value, list) or (isinstance(value, dict) and "jsonrpc" in value):
        return value
    if is_json and response.status < 400:
        return MalformedResponse("the response is not JSON-RPC")
    message = f"HTTP {response.status} without a JSON-RPC response"
    return HttpError(message, response.status, _seconds(response.retry_after))


def _seconds(retry_after: str | None) -> float | None:
    return float(retry_after) if retry_after and retry_after.isdecimal() else None


def split_batch(calls: Sequence[_Prepared], facts: Facts) -> Iterator[list[_Prepared]]:
    """Parts that each keep within the limits. What is too large alone is a part of its own."""
    part: list[_Prepared] = []
    length = 2
    for call in calls:
        # Each is followed by a comma or by the closing bracket.
        is_full = len(part) == facts.max_batch_length
        if part and (is_full or length + len(call.body) > facts.max_body_bytes):
            yield part
            part, length = [], 2
        part.append(call)
        length += len(call.body) + 1
    if part:
        yield part

# Generated from openrpc.json by `npm run generate`. Do not edit.
"""Calls of methods, and their outcomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .codec import Codec, inside
from .errors import MalformedResponse, RootgateError, RpcError, UnknownError
from .scalar import anything

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class Facts:
    """What the service's document says, as far as sending calls depends on it."""

    errors: Mapping[int, type[RpcError]]
    """By code."""
    error_data: Mapping[int, Codec[Any]]
    """By code; errors that are absent have no data."""
    retry: Mapping[int, str]
    """By code: "always" or "idempotent"; errors that are absent are final."""
    not_idempotent: frozenset[str]
    """Methods that must not be sent twice."""
    max_batch_length: int
    max_body_bytes: int
    timeout: float
    """In seconds: a little more than the service's own deadline."""


@dataclass(frozen=True)
class Method(Generic[T]):
    """A method of the service."""

    name: str
    params: tuple[tuple[str, Codec[Any]], ...]
    result: Codec[T]
    cases: tuple[tuple[int, bool, Codec[Any]], ...] = ()
    """The result for a value of the param at an index."""
    is_by_name: bool = False
    """Whether params are sent as an object."""


@dataclass(eq=False)
class Call(Generic[T_co]):
    """A call of a method. `result` has its outcome, once it was sent."""

    method: str
    params: Sequence[object] | Mapping[str, object] = field(repr=False)
    codec: Codec[T_co] = field(repr=False)
    _result: list[T_co] = field(default_factory=list, init=False, repr=False)
    error: RootgateError | None = field(default=None, init=False)
    """Why it failed."""

    def result(self) -> T_co:
        """Returns the result, or raises the error. Raises RuntimeError before the call was sent."""
        if self.error:
            raise self.error
        if not self._result:
            raise RuntimeError("the call was not sent yet")
        return self._result[0]

    def settle(self, response: object, facts: Facts) -> None:
        """Takes over the response."""
        self.error = None
        members = response if isinstance(response, dict) else {}
        error = members.get("error")
        if isinstance(error, dict):
            self.error = read_error(error, facts)
        elif "result" not in members:
            self.error = MalformedResponse("the response is not JSON-RPC")
        else:
            self._take(members["result"])

    def _take(self, result: object) -> None:
        try:
            self._result.append(self.codec.decode(result))
        except (TypeError, ValueError) as error:
            self.error = MalformedResponse(f"the result of {self.method} is malformed: {error}")


def prepare(method: Method[T], params: Sequence[object]) -> Call[T]:
    """Raises TypeError or ValueError for params that have no JSON.

    Params of None at the end are left out.
    """
    values = list(params)
    while values and values[-1] is None:
        values.pop()
    encoded = [
        inside(f"{method.name}: {name}", codec.encode, value)
        for (name, codec), value in zip(method.params, values, strict=False)
    ]
    if method.is_by_name:
        named = zip(method.params, values, encoded, strict=False)
        members = {name: sent for (name, _), value, sent in named if value is not None}
        return Call(method.name, members, method.result)
    cases = (codec for index, value, codec in method.cases if params[index] is value)
    return Call(method.name, encoded, next(cases, method.result))


def prepare_raw(method: str, params: Sequence[object]) -> Call[Any]:
    """A call whose params and result are JSON as it is on the wire."""
    return Call(method, params, anything)


def read_error(error: Mapping[str, object], facts: Facts) -> RpcError:
    """The error of a response."""
    code = error.get("code")
    number = code if isinstance(code, int) else 0
    codec = facts.error_data.get(number)
    data = error.get("data")
    try:
        data = codec.decode(data) if codec and data is not None else data
    except (TypeError, ValueError):
        data = None
    kind = facts.errors.get(number, UnknownError)
    return kind(str(error.get("message", "")), code=number, data=data)

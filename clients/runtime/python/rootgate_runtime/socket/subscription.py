"""A subscription, over however many connections."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Generic, TypeVar

from ..call import Facts
from ..codec import Codec
from ..endpoint import Endpoint
from ..errors import KeyRevoked, MalformedResponse, RpcError
from ..retry import growing_delay, retry_delay
from ..within import within
from .link import Disconnected, open_link
from .session import Session, Topic, position_of

T = TypeVar("T")
Self = TypeVar("Self", bound="Subscription[Any]")

_FIRST_DELAY = 0.25
_MAX_DELAY = 30.0
_KEY_REVOKED = 4001
# The quota is used up, or there are too many connections.
_PATIENT_CODES = frozenset({1013, 4002})
_PATIENT_DELAY = 5.0


@dataclass(frozen=True)
class Target:
    """Where to subscribe."""

    endpoint: Endpoint
    facts: Facts
    headers: Mapping[str, str]


class Subscription(Generic[T]):
    """The events of a subscription, each once and in order, whatever happens to the connection.

    Read it with `async for`. It has a connection of its own until `aclose()`, the end of
    `async with`, or until nothing refers to it any more. It raises
    an RpcError where it cannot begin or resume, and KeyRevoked.
    """

    def __init__(self, target: Target, topic: Topic[T]) -> None:
        self._target = target
        self._topic = topic
        self._rest = dict(topic.filter)
        self._position = position_of(topic.kind, self._rest.pop("fromBlock", None))
        self._session: Session | None = None
        self._failures = 0
        self._delay = 0.0
        self._is_closed = False
        self._closing = asyncio.Event()
        self._reading = asyncio.Lock()

    def __aiter__(self: Self) -> Self:
        return self

    async def __anext__(self) -> T:
        """A call that is cancelled takes no event."""
        async with self._reading:
            while not self._is_closed:
                try:
                    session = self._session or await self._begin()
                    return _decode(self._topic.event, await session.next_event())
                except Disconnected as error:
                    self._leave()
                    self._delay = self._delay_after(error)
                except RpcError as error:
                    self._leave()
                    self._delay = self._delay_of(error)
                except MalformedResponse:
                    self._end()
                    raise
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Ends it, also for a reader that waits."""
        self._is_closed = True
        self._closing.set()
        if self._session:
            await self._session.link.close()
        self._leave()

    async def __aenter__(self: Self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __del__(self) -> None:
        if getattr(self, "_session", None):
            self._leave()

    async def _begin(self) -> Session:
        await self._wait()
        if self._is_closed:
            raise StopAsyncIteration
        target = self._target
        link = await open_link(target.endpoint, target.facts, target.headers)
        session = Session(link, self._topic.kind, self._rest, self._position)
        try:
            await session.begin()
        except BaseException:
            link.abort()
            raise
        self._session, self._failures, self._delay = session, 0, 0.0
        return session

    async def _wait(self) -> None:
        try:
            await within(self._delay, self._closing.wait())
        except asyncio.TimeoutError:
            return

    def _leave(self) -> None:
        session, self._session = self._session, None
        if session:
            session.link.abort()

    def _end(self) -> None:
        self._is_closed = True
        self._leave()

    def _delay_after(self, error: Disconnected) -> float:
        if error.close_code == _KEY_REVOKED:
            self._end()
            raise KeyRevoked("the API key is no longer valid")
        first = _PATIENT_DELAY if error.close_code in _PATIENT_CODES else _FIRST_DELAY
        self._failures += 1
        return growing_delay(self._failures - 1, first=first, most=_MAX_DELAY)

    def _delay_of(self, error: RpcError) -> float:
        attempt, facts = self._failures, self._target.facts
        delay = retry_delay(error, is_idempotent=True, attempt=attempt, facts=facts)
        if delay is None:
            self._end()
            raise error
        self._failures += 1
        return delay


def _decode(codec: Codec[T], event: object) -> T:
    try:
        return codec.decode(event)
    except (TypeError, ValueError) as error:
        raise MalformedResponse(f"an event is malformed: {error}") from None

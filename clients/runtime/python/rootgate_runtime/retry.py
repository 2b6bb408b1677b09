"""Whether a call that failed is sent again, and when."""

from __future__ import annotations

import random

from .call import Facts
from .errors import HttpError, NetworkError, RootgateError, RpcError

_FIRST_DELAY = 0.2
_MAX_DELAY = 10.0
_WORTH_RETRYING = frozenset({408, 425, 429, 500, 502, 503, 504})


def retry_delay(
    error: RootgateError,
    *,
    is_idempotent: bool,
    attempt: int,
    facts: Facts,
) -> float | None:
    """The seconds to wait before; None where it would not help, or might do a thing twice."""
    rule = _rule_of(error, facts)
    if rule is None or (rule == "idempotent" and not is_idempotent):
        return None
    asked = _asked_delay(error)
    if asked is not None:
        return asked if asked <= _MAX_DELAY else None
    return growing_delay(attempt, first=_FIRST_DELAY, most=_MAX_DELAY)


def growing_delay(attempt: int, *, first: float, most: float) -> float:
    """Half of it by chance: clients that failed together should not all come back together."""
    exponent = min(attempt, 32)
    return float(min(first * 2**exponent, most)) * random.uniform(0.5, 1)


def _rule_of(error: RootgateError, facts: Facts) -> str | None:
    if isinstance(error, RpcError):
        return facts.retry.get(error.code)
    if isinstance(error, HttpError):
        return "idempotent" if error.status in _WORTH_RETRYING else None
    return "idempotent" if isinstance(error, NetworkError) else None


def _asked_delay(error: RootgateError) -> float | None:
    if isinstance(error, HttpError):
        return error.retry_after
    milliseconds = getattr(getattr(error, "data", None), "retry_after_ms", None)
    return milliseconds / 1000 if isinstance(milliseconds, int) else None

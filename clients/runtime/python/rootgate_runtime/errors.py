"""Everything that a call can raise."""

from __future__ import annotations


class RootgateError(Exception):
    """Any failure of a call: `RpcError` or `TransportError`."""

    @property
    def message(self) -> str:
        """What happened. It never contains the API key."""
        return str(self.args[0])


class RpcError(RootgateError):
    """An error that the service returned. Each code has a class of its own."""

    code: int
    data: object

    def __init__(self, message: str, *, code: int = 0, data: object = None) -> None:
        super().__init__(message)
        self.code = code
        self.data = data

    # Copies and pickles.
    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (type(self), self.message, self.code, self.data))


def _restore(kind: type[RpcError], message: str, code: int, data: object) -> RpcError:
    return kind(message, code=code, data=data)


class UnknownError(RpcError):
    """An error with a code that this version of the client does not know."""


class TransportError(RootgateError):
    """No JSON-RPC response came back."""


class NetworkError(TransportError):
    """The service cannot be reached, or the connection broke."""


class RequestTimeout(TransportError):
    """There was no response in time."""


class HttpError(TransportError):
    """Something in the service's place responded, such as a proxy."""

    status: int
    """The status of the HTTP response."""
    retry_after: float | None
    """The seconds to wait that its header `retry-after` names."""

    def __init__(self, message: str, status: int = 0, retry_after: float | None = None) -> None:
        super().__init__(message, status, retry_after)
        self.status = status
        self.retry_after = retry_after

    def __str__(self) -> str:
        return self.message


class MalformedResponse(TransportError):
    """The response is not what the service's document says."""


class KeyRevoked(TransportError):
    """The service has closed the connection, since the API key is no longer valid."""

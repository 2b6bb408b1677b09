"""Values without parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .codec import Codec, expect


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _encode_quantity(value: object) -> object:
    if isinstance(value, str):
        return value
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"must be an int, not {type(value).__name__}")
    if value < 0:
        raise ValueError("must not be negative")
    return hex(value)


def _decode_quantity(value: object) -> int:
    if not isinstance(value, str) or not value.startswith("0x"):
        raise ValueError("is not a quantity")
    return int(value, 16)


def _encode_hex(value: object) -> object:
    if isinstance(value, bytes | bytearray):
        return f"0x{bytes(value).hex()}"
    return expect(str)(value)


def _is(*kinds: type) -> Callable[[object], bool]:
    return lambda value: isinstance(value, kinds)


def _same(value: object) -> object:
    return value


def _decode_number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError("is not a number")
    return value


def _is_hex(value: object) -> bool:
    return isinstance(value, str) and value.startswith("0x")


quantity: Codec[int] = Codec(
    _encode_quantity, _decode_quantity, _is_hex, lambda value: _is_int(value) or _is_hex(value)
)
hex_data: Codec[str] = Codec(_encode_hex, expect(str), _is(str), _is(str, bytes, bytearray))
text: Codec[str] = Codec(expect(str), expect(str), _is(str), _is(str))
boolean: Codec[bool] = Codec(expect(bool), expect(bool), _is(bool), _is(bool))
integer: Codec[int] = Codec(expect(int), expect(int), _is_int, _is_int)
number: Codec[float] = Codec(_decode_number, _decode_number, _is(int, float), _is(int, float))
anything: Codec[Any] = Codec(_same, _same, lambda _: True, lambda _: True)
nothing: Codec[None] = Codec(
    lambda _: None, lambda _: None, lambda value: value is None, lambda value: value is None
)


def choice_of(*values: str) -> Codec[Any]:
    """One of some strings. Others are left for the service to judge, and may be new."""

    def is_known(value: object) -> bool:
        return value in values

    return Codec(expect(str), expect(str), is_known, is_known)

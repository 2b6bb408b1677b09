"""Values as they are on the wire, and as programs have them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")
E = TypeVar("E")


@dataclass(frozen=True)
class Codec(Generic[T]):
    """A type of values. Its functions raise TypeError or ValueError for others."""

    encode: Callable[[Any], object]
    decode: Callable[[Any], T]
    is_wire: Callable[[Any], bool]
    """Whether a value that came is of this type, among the options of a union."""
    is_own: Callable[[Any], bool]
    """The same for a value of a program."""


def expect(kind: type[E]) -> Callable[[object], E]:
    """Takes values of a type as they are, and no others."""

    def check(value: object) -> E:
        is_bool = isinstance(value, bool) and kind is not bool
        if not isinstance(value, kind) or is_bool:
            raise TypeError(f"must be {kind.__name__}, not {type(value).__name__}")
        return value

    return check


def nullable(codec: Codec[T]) -> Codec[T | None]:
    """The same, or None."""
    return Codec(
        lambda value: None if value is None else codec.encode(value),
        lambda value: None if value is None else codec.decode(value),
        lambda value: value is None or codec.is_wire(value),
        lambda value: value is None or codec.is_own(value),
    )


def list_of(items: Codec[T]) -> Codec[list[T]]:
    """A list. An empty one is of any type."""
    return Codec(
        lambda value: [items.encode(item) for item in _expect_list(value)],
        lambda value: [items.decode(item) for item in expect(list)(value)],
        lambda value: isinstance(value, list) and all(map(items.is_wire, value[:1])),
        lambda value: isinstance(value, list | tuple) and all(map(items.is_own, value[:1])),
    )


def _expect_list(value: object) -> list[object]:
    if not isinstance(value, list | tuple):
        raise TypeError(f"must be a list, not {type(value).__name__}")
    return list(value)


def map_of(names: Codec[Any], values: Codec[Any]) -> Codec[Any]:
    """A dict, whose keys are values, too."""
    return Codec(
        lambda value: {
            names.encode(key): values.encode(one) for key, one in expect(dict)(value).items()
        },
        lambda value: {
            names.decode(key): values.decode(one) for key, one in expect(dict)(value).items()
        },
        lambda value: isinstance(value, dict),
        lambda value: isinstance(value, dict),
    )


def later(find: Callable[[], Codec[T]]) -> Codec[T]:
    """A codec that is defined further down."""
    return Codec(
        lambda value: find().encode(value),
        lambda value: find().decode(value),
        lambda value: find().is_wire(value),
        lambda value: find().is_own(value),
    )


@dataclass(frozen=True)
class Field:
    """A member of an object."""

    attribute: str
    name: str
    """On the wire."""
    codec: Codec[Any]
    required: bool = True


def object_of(kind: type[T], *fields: Field, known_by: str | None = None) -> Codec[T]:
    """A dataclass. `known_by` is a member that tells it from the other objects of a union."""

    def encode(value: object) -> object:
        if not isinstance(value, kind):
            raise TypeError(f"must be {kind.__name__}, not {type(value).__name__}")
        members = {field: getattr(value, field.attribute) for field in fields}
        present = {
            field: member
            for field, member in members.items()
            if field.required or member is not None
        }
        return {
            field.name: inside(field.attribute, field.codec.encode, member)
            for field, member in present.items()
        }

    def decode(value: object) -> T:
        members = cast("dict[str, object]", expect(dict)(value))
        values = {
            field.attribute: inside(field.name, field.codec.decode, members[field.name])
            for field in fields
            if field.name in members or _is_missing(field)
        }
        return kind(**values)

    return Codec(
        encode,
        decode,
        lambda value: isinstance(value, dict) and (known_by is None or known_by in value),
        lambda value: isinstance(value, kind),
    )


def _is_missing(field: Field) -> bool:
    if field.required:
        raise ValueError(f"has no {field.name}")
    return False


def inside(name: str, convert: Callable[[Any], object], value: object) -> Any:
    """Converts a part of a value. What is wrong with it names the part."""
    try:
        return convert(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def union_of(*options: Codec[Any]) -> Codec[Any]:
    """The first of some types that fits."""

    def pick(fits: Callable[[Codec[Any]], bool]) -> Codec[Any]:
        for option in options:
            if fits(option):
                return option
        raise TypeError("is of no type that is allowed here")

    return Codec(
        lambda value: pick(lambda option: option.is_own(value)).encode(value),
        lambda value: pick(lambda option: option.is_wire(value)).decode(value),
        lambda value: any(option.is_wire(value) for option in options),
        lambda value: any(option.is_own(value) for option in options),
    )

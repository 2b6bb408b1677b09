import type { ClientModel, Member, NamedType, ObjectType } from "../model/client-model.js";
import { docstring, layOut, layOutUnion } from "./layout.js";
import { type Direction, orNone, printType } from "./print-type.js";
import { memberName } from "./python-names.js";

/** types.py: a dataclass for each object, and an alias for each choice and union. */
export function printTypes({ types }: ClientModel): string {
  const declared = types.map((type) => `\n\n${type.kind === "object" ? printClass(type) : printAlias(type)}`);
  return `"""The objects of the service. Quantities are ints, bytes are strings that begin with \`0x\`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Hex: TypeAlias = str | bytes
"""Bytes, as they are or as \`0x\` and hexadecimal digits. Results are always strings."""
${declared.join("")}`;
}

/** What comes back is typed narrowly. */
function directionOf({ isReceived }: NamedType): Direction {
  return isReceived ? "received" : "sent";
}

function printClass(type: ObjectType): string {
  const members = type.members.map((member) => printMember(member, directionOf(type)));
  const text = docstring(type.description, "    ");
  const head = `@dataclass(frozen=True, slots=True, kw_only=True)\nclass ${type.name}${type.base ? `(${type.base})` : ""}:\n`;
  const body = [text, members.join("")].filter(Boolean).join("\n");
  return head + (body || "    pass\n");
}

function printMember({ codeName, type, required, description }: Member, direction: Direction): string {
  const text = printType(type, { direction, prefix: "" });
  const declared = required ? text : `${orNone(text)} = None`;
  return `    ${memberName(codeName)}: ${declared}\n${docstring(description, "    ")}`;
}

function printAlias(type: Exclude<NamedType, ObjectType>): string {
  const style = { direction: directionOf(type), prefix: "" } as const;
  const head = `${type.name}: TypeAlias`;
  const text = docstring(type.description);
  if (type.kind === "choice") {
    const values = type.values.map((value) => JSON.stringify(value));
    return `${layOut({ open: `${head} = Literal[`, items: values, close: "]" })}\n${text}`;
  }
  const options = new Set(type.options.map((option) => printType(option.type, style)));
  return `${layOutUnion(head, [...options])}\n${text}`;
}

import type { ClientModel, Member, NamedType, Type } from "../model/client-model.js";
import { call, type Doc, layOutAssignment } from "./layout.js";
import { memberName, pythonName } from "./python-names.js";

const plain = {
  any: "anything",
  boolean: "boolean",
  integer: "integer",
  number: "number",
  text: "text",
  null: "nothing",
  quantity: "quantity",
  hex: "hex_data",
} as const;

/** The codec of a type, as an expression; `named` is that of a type with a name. */
export function codecOf(type: Type, named: (name: string) => Doc = (name) => `_codecs.${pythonName(name)}`): Doc {
  const inside = (part: Type): Doc => codecOf(part, named);
  switch (type.kind) {
    case "choice":
      return choiceOf(type.values);
    case "list":
      return call("codec.list_of", [inside(type.items)]);
    case "map":
      return call("codec.map_of", [inside(type.names), inside(type.values)]);
    case "nullable":
      return call("codec.nullable", [inside(type.of)]);
    case "named":
      return named(type.name);
    default:
      return `scalar.${plain[type.kind]}`;
  }
}

function choiceOf(values: readonly string[]): Doc {
  return call(
    "scalar.choice_of",
    values.map((value) => JSON.stringify(value)),
  );
}

/** _codecs.py: how each named type is on the wire. */
export function printCodecs({ types }: ClientModel): string {
  const places = new Map(types.map(({ name }, index) => [name, index]));
  const known = memberMarks(types);
  const printed = types.map((type, index) => {
    // What is defined further down is looked up when it is needed.
    const named = (name: string): Doc =>
      (places.get(name) ?? 0) < index ? pythonName(name) : call("codec.later", [`lambda: ${pythonName(name)}`]);
    const value = printValue(type, { named, mark: known.get(type.name) });
    return `${layOutAssignment(`${pythonName(type.name)}: codec.Codec[types.${type.name}]`, value)}\n`;
  });
  return `"""How objects are on the wire."""

from __future__ import annotations

from . import types
from ._runtime import codec, scalar

${printed.join("")}`;
}

interface ValueParts {
  readonly named: (name: string) => Doc;
  readonly mark: string | undefined;
}

function printValue(type: NamedType, { named, mark }: ValueParts): Doc {
  if (type.kind === "choice") return choiceOf(type.values);
  if (type.kind === "union")
    return call(
      "codec.union_of",
      type.options.map((option) => codecOf(option.type, named)),
    );
  const fields = type.members.map((member) => printField(member, named));
  const known = mark === undefined ? [] : [`known_by=${JSON.stringify(mark)}`];
  return call("codec.object_of", [`types.${type.name}`, ...fields, ...known]);
}

function printField({ name, codeName, type, required }: Member, named: ValueParts["named"]): Doc {
  const parts = [JSON.stringify(memberName(codeName)), JSON.stringify(name), codecOf(type, named)];
  return call("codec.Field", required ? parts : [...parts, "False"]);
}

/** The member that tells an object from the others of a union. */
function memberMarks(types: readonly NamedType[]): Map<string, string> {
  const options = types.flatMap((type) => (type.kind === "union" ? type.options : []));
  return new Map(options.flatMap(({ type, member }) => (type.kind === "named" && member ? [[type.name, member]] : [])));
}

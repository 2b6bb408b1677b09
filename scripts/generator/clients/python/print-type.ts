import type { Type } from "../model/client-model.js";

/** Params are more liberal than results: bytes for hex strings, any sequence for a list. */
export type Direction = "sent" | "received";

/** How types are printed in a module. */
export interface TypeStyle {
  readonly direction: Direction;
  /** What stands before the names of types.py. */
  readonly prefix: "" | "types.";
}

const plain = {
  any: "Any",
  boolean: "bool",
  integer: "int",
  number: "float",
  text: "str",
  null: "None",
  quantity: "int",
} as const;

/** A type in Python. */
export function printType(type: Type, style: TypeStyle): string {
  const inside = (part: Type): string => printType(part, style);
  const isSent = style.direction === "sent";
  switch (type.kind) {
    case "hex":
      return isSent ? `${style.prefix}Hex` : "str";
    case "choice":
      return `Literal[${type.values.map((value) => JSON.stringify(value)).join(", ")}]`;
    case "list":
      return `${isSent ? "Sequence" : "list"}[${inside(type.items)}]`;
    case "map":
      return `${isSent ? "Mapping" : "dict"}[${inside(type.names)}, ${inside(type.values)}]`;
    case "nullable":
      return orNone(inside(type.of));
    case "named":
      return `${style.prefix}${type.name}`;
    default:
      return plain[type.kind];
  }
}

/** A type or None. */
export function orNone(type: string): string {
  return /(?:^| \| )None$/.test(type) ? type : `${type} | None`;
}

import { printLiteral } from "../../print-literal.js";
import type { ClientModel, NamedType, Type } from "../model/client-model.js";

/** As the runtime reads it: `"q"` is a quantity, other texts name a shape, else by the names of members. */
type Shape = string | { readonly [member: string]: Shape };

/** shapes.ts: where quantities are in what the service sends, for runtime/quantities.ts. */
export function printShapes(model: ClientModel): string {
  const reader = new ShapeReader(model.types);
  const entries = (parts: readonly (readonly [string, Type | undefined])[]) =>
    Object.fromEntries(parts.flatMap(([name, type]) => (type && reader.has(type) ? [[name, reader.read(type)]] : [])));
  const shapes = {
    results: entries(model.methods.map(({ name, result }) => [name, result])),
    errors: entries(model.errors.map(({ name, data }) => [name, data?.type])),
    events: entries(model.notifications.map(({ kind, type }) => [kind, type])),
  };
  const named: Record<string, Shape> = {};
  for (const name of reader.used) named[name] = reader.define(name);
  return `import type { Shapes } from "./runtime/quantities.js";

export const shapes: Shapes = ${printLiteral({ named, ...shapes })};
`;
}

class ShapeReader {
  /** The names of types that others lead to; grows while it is gone through. */
  readonly used = new Set<string>();
  readonly #types: ReadonlyMap<string, NamedType>;

  constructor(types: readonly NamedType[]) {
    this.#types = new Map(types.map((type) => [type.name, type]));
  }

  /** Whether there are quantities in values of a type. */
  has(type: Type, within: readonly string[] = []): boolean {
    switch (type.kind) {
      case "quantity":
        return true;
      case "list":
        return this.has(type.items, within);
      case "map":
        return this.has(type.values, within);
      case "nullable":
        return this.has(type.of, within);
      case "named":
        return !within.includes(type.name) && this.#hasNamed(type.name, [...within, type.name]);
      default:
        return false;
    }
  }

  #hasNamed(name: string, within: readonly string[]): boolean {
    const type = this.#types.get(name);
    if (type?.kind === "object") return type.members.some((member) => this.has(member.type, within));
    return type?.kind === "union" && type.options.some((option) => this.has(option.type, within));
  }

  /** Of a type that has quantities, as it stands inside of others. */
  read(type: Type): Shape {
    if (type.kind === "quantity") return "q";
    if (type.kind === "named") {
      this.used.add(type.name);
      return type.name;
    }
    if (type.kind === "nullable") return this.read(type.of);
    if (type.kind === "list") return { "[]": this.read(type.items) };
    if (type.kind === "map") return { "*": this.read(type.values) };
    throw new Error(`there are no quantities in ${type.kind}`);
  }

  /** Of a type with a name. A union has what its options have; one of them that is a quantity, only where no other is a string of digits. */
  define(name: string): Shape {
    const type = this.#types.get(name);
    if (type?.kind === "object") return this.#membersOf(type.members);
    const options = type?.kind === "union" ? type.options.map((option) => option.type) : [];
    const shapes = options.filter((option) => this.has(option)).map((option) => this.#resolve(this.read(option)));
    return shapes.includes("q") ? "q" : Object.assign({}, ...shapes);
  }

  #membersOf(members: readonly { readonly name: string; readonly type: Type }[]): Record<string, Shape> {
    const shaped = members.filter(({ type }) => this.has(type));
    return Object.fromEntries(shaped.map(({ name, type }) => [name, this.read(type)]));
  }

  #resolve(shape: Shape): Shape {
    return typeof shape === "string" && shape !== "q" ? this.#resolve(this.define(shape)) : shape;
  }
}

import type { NamedType, Type } from "../model/client-model.js";
import { typeName } from "./go-names.js";

/** Go's types for those of the model. */
export class GoTypes {
  readonly #named: ReadonlyMap<string, NamedType>;

  constructor(types: readonly NamedType[]) {
    this.#named = new Map(types.map((type) => [type.name, type]));
  }

  named(name: string): NamedType {
    return this.#named.get(name) as NamedType;
  }

  /** Whether an object, a choice or a union is called so. */
  isTaken(name: string): boolean {
    return [...this.#named.keys()].some((one) => typeName(one) === name);
  }

  /** What a value is. */
  of(type: Type): string {
    switch (type.kind) {
      case "boolean":
        return "bool";
      case "integer":
        return "int64";
      case "number":
        return "float64";
      case "text":
      case "choice":
        return "string";
      case "quantity":
        return "*big.Int";
      case "hex":
        return hexNames.get(type.bytes) ?? "Data";
      case "list":
        return `[]${this.of(type.items)}`;
      case "map":
        return `map[${this.#keyOf(type.names)}]${this.of(type.values)}`;
      case "nullable":
        return this.optional(type.of);
      case "named":
        return typeName(type.name);
      default:
        return "json.RawMessage";
    }
  }

  /** The same where it may be nil. */
  optional(type: Type): string {
    return this.#hasNil(type) ? this.of(type) : `*${this.of(type)}`;
  }

  /** Whether encoding/json needs another type for it: it writes a *big.Int in decimal. */
  hasQuantity(type: Type): boolean {
    if (type.kind === "list") return this.hasQuantity(type.items);
    if (type.kind === "map") return this.hasQuantity(type.values);
    return type.kind === "nullable" ? this.hasQuantity(type.of) : type.kind === "quantity";
  }

  /** That type. */
  wire(type: Type): string {
    if (type.kind === "nullable") return this.wire(type.of);
    if (type.kind === "list") return `[]${this.wire(type.items)}`;
    if (type.kind === "map") return `map[${this.#keyOf(type.names)}]${this.wire(type.values)}`;
    return type.kind === "quantity" ? "*quantity" : this.of(type);
  }

  /** A value as the type on the wire, or the other way round; `indent` is that of its statement. */
  convert(type: Type, value: string, to: "wire" | "plain", indent = "\t"): string {
    if (!this.hasQuantity(type)) return value;
    if (type.kind === "nullable") return this.convert(type.of, value, to, indent);
    if (type.kind === "quantity") return to === "wire" ? `(*quantity)(${value})` : `(*big.Int)(${value})`;
    if (type.kind !== "list" && type.kind !== "map") return value;
    const inner = type.kind === "list" ? type.items : type.values;
    const [from, into] = to === "wire" ? [this.of(inner), this.wire(inner)] : [this.wire(inner), this.of(inner)];
    const helper = type.kind === "list" ? "convertList" : "convertMap";
    // gofmt leaves short functions on one line.
    const [before, after] = inner.kind === "quantity" ? [" ", " "] : [`\n${indent}\t`, `\n${indent}`];
    const converted = this.convert(inner, "v", to, `${indent}\t`);
    return `${helper}(${value}, func(v ${from}) ${into} {${before}return ${converted}${after}})`;
  }

  #hasNil(type: Type): boolean {
    if (type.kind === "hex") return !hexNames.has(type.bytes);
    if (type.kind === "named") return isInterface(this.named(type.name));
    return ["quantity", "list", "map", "nullable", "any", "null"].includes(type.kind);
  }

  #keyOf(names: Type): string {
    return names.kind === "hex" && hexNames.has(names.bytes) ? this.of(names) : "string";
  }
}

/** What the runtime has types for. Other bytes are Data. */
const hexNames: ReadonlyMap<number | undefined, string> = new Map([
  [20, "Address"],
  [32, "Hash"],
]);

/** Unions that are only sent are interfaces, which the types of their options implement. */
export function isInterface(type: NamedType): boolean {
  return type.kind === "union" && !type.isReceived;
}

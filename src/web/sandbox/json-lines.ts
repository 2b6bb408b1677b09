import { decodeQuantity } from "./decode-quantity.js";
import type { MethodFacts } from "./method-facts.js";

/** A line of indented JSON. */
export interface JsonLine {
  readonly depth: number;
  /** The member's name, quoted. */
  readonly key: string | undefined;
  readonly text: string;
  readonly kind: "string" | "literal" | "bracket";
  readonly isLast: boolean;
  /** What a quantity stands for. */
  readonly decoded: string | undefined;
}

type Quantities = MethodFacts["quantities"];

interface LinePlace {
  readonly depth: number;
  readonly name: string;
  readonly key: string | undefined;
  readonly isLast: boolean;
}

/** The first lines of a value as indented JSON, up to a maximum. `isWhole`: there are no more. */
export function printJsonLines(
  value: unknown,
  quantities: Quantities,
  most: number,
): { readonly lines: readonly JsonLine[]; readonly isWhole: boolean } {
  const lines: JsonLine[] = [];
  for (const line of linesOf(value, quantities, { depth: 0, name: "", key: undefined, isLast: true })) {
    if (lines.length === most) return { lines, isWhole: false };
    lines.push(line);
  }
  return { lines, isWhole: true };
}

function* linesOf(value: unknown, quantities: Quantities, place: LinePlace): Generator<JsonLine> {
  const { depth, name, key, isLast } = place;
  const line = (text: string, kind: JsonLine["kind"]): JsonLine => ({
    depth,
    key,
    text,
    kind,
    isLast,
    decoded: undefined,
  });
  if (typeof value !== "object" || value === null) {
    const kind = typeof value === "string" ? "string" : "literal";
    yield { ...line(JSON.stringify(value), kind), decoded: decodeQuantity(value, quantities[name]) };
    return;
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const entries = Object.entries(value);
  if (entries.length === 0) {
    yield line(open + close, "bracket");
    return;
  }
  yield { ...line(open, "bracket"), isLast: true };
  for (const [index, [member, part]] of entries.entries())
    yield* linesOf(part, quantities, {
      depth: depth + 1,
      name: isList ? name : member,
      key: isList ? undefined : JSON.stringify(member),
      isLast: index === entries.length - 1,
    });
  yield { ...line(close, "bracket"), key: undefined };
}

import type { Random } from "../../simulation/random.js";
import { pickWeighted } from "../case-random.js";

/** JSON text that stands for itself, since no JavaScript value is written so: `1e400`, or an object with a member twice. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** How freely JSON is written. */
export interface Writing {
  readonly random: Random;
  /** Part of the places where white space may stand that get some. */
  readonly spaces: number;
  /** Part of the characters of strings that are escaped. */
  readonly escapes: number;
}

/** Mostly as JSON.stringify writes, now and then as nobody does. */
export function drawWriting(random: Random): Writing {
  const [spaces, escapes] = pickWeighted(random, [
    [8, [0, 0]],
    [1, [0.5, 0]],
    [1, [0, 0.2]],
    [1, [0.2, 1]],
  ] as const);
  return { random, spaces, escapes };
}

/** JSON text of a value; values within it may be JsonText. */
export function writeJson(writing: Writing, value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (typeof value === "string") return writeString(writing, value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const join = (parts: readonly string[]): string =>
    space(writing) + parts.join(`${space(writing)},${space(writing)}`) + space(writing);
  if (Array.isArray(value)) return `[${join(value.map((item) => writeJson(writing, item)))}]`;
  return `{${join(Object.entries(value).map((member) => writeMember(writing, member)))}}`;
}

/** A name and a value, as they stand in an object. */
export function writeMember(writing: Writing, [name, value]: readonly [string, unknown]): string {
  return `${writeString(writing, name)}${space(writing)}:${space(writing)}${writeJson(writing, value)}`;
}

function space({ random, spaces }: Writing): string {
  return spaces > 0 && random.chance(spaces) ? random.pick([" ", "\n", "\t", "\r\n", "   "]) : "";
}

function writeString({ random, escapes }: Writing, text: string): string {
  if (escapes === 0) return JSON.stringify(text);
  const units = Array.from({ length: text.length }, (_, index) => {
    const unit = text[index] as string;
    if (random.chance(escapes)) return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return unit === "/" && random.chance(escapes) ? "\\/" : unit;
  });
  // What may not stand for itself in a string is left to JSON.stringify; escapes made here keep their backslash.
  return `"${units.map((unit) => (unit.length > 1 ? unit : JSON.stringify(unit).slice(1, -1))).join("")}"`;
}

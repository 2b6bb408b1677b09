import type { Random } from "../../simulation/random.js";
import { JsonText } from "./json-text.js";
import { drawName, drawOdd } from "./odd-values.js";

/** `value` with something inside of it exchanged, taken away or added. */
export function mutate(random: Random, value: unknown): unknown {
  if (value instanceof JsonText || random.chance(0.15)) return drawOdd(random);
  if (Array.isArray(value)) return mutateList(random, value);
  if (typeof value === "object" && value !== null) return mutateObject(random, value as Record<string, unknown>);
  return typeof value === "string" ? mutateText(random, value) : drawOdd(random);
}

function mutateList(random: Random, list: readonly unknown[]): unknown[] {
  const action = list.length === 0 ? 0 : random.integer(0, 5);
  const place = random.integer(0, Math.max(0, list.length - 1));
  if (action === 0) return [...list, drawOdd(random)];
  if (action === 1) return list.filter((_, index) => index !== place);
  return list.map((item, index) => (index === place ? mutate(random, item) : item));
}

function mutateObject(random: Random, object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(object);
  const action = entries.length === 0 ? 0 : random.integer(0, 4);
  if (action === 0) return Object.fromEntries([...entries, [drawName(random), drawOdd(random)]]);
  const place = random.integer(0, entries.length - 1);
  if (action === 1) return Object.fromEntries(entries.filter((_, index) => index !== place));
  return Object.fromEntries(
    entries.map(([name, item], index) => [name, index === place ? mutate(random, item) : item]),
  );
}

function mutateText(random: Random, text: string): string {
  const place = random.integer(0, text.length);
  return random.pick([
    () => text.slice(0, place),
    () => text.toUpperCase(),
    () => `${text}0`,
    () => ` ${text}`,
    () => text.replace("0x", ""),
    () => text.replace("0x", "0x000"),
    () => text.slice(0, place) + random.pick("0fgGxX \u0000é".split("")) + text.slice(place + 1),
    () => text.repeat(2),
  ])();
}

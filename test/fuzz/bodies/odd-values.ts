import type { Random } from "../../simulation/random.js";
import { JsonText } from "./json-text.js";

const fixed: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0.5,
  1e308,
  "",
  "0x",
  "0x0",
  "0X1",
  "0xzz",
  "1",
  "latest",
  "pending",
  "safe",
  "LATEST",
  "__proto__",
  "\u0000",
  "\ud800",
  "😀",
  "﷽\u202e",
  "%s%n",
  "'; drop table users; --",
  [],
  {},
  [[]],
  [null],
  { blockHash: "0x" },
  { blockNumber: "0x1" },
  { __proto__: null, length: -1 },
];

const literals = [
  "-0",
  "1.0",
  "1E400",
  "-1e-400",
  "0.1e+0010",
  "9007199254740993",
  '"\\ud83d"',
  '"\\u0000"',
  '"\\/\\b\\f\\n\\r\\t"',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":1}}',
  '{"toString":0,"valueOf":0}',
];

/** A value where another one belongs. */
export function drawOdd(random: Random, depth = 0): unknown {
  const kind = random.integer(0, depth < 3 ? 7 : 5);
  if (kind <= 1) return random.pick(fixed);
  if (kind === 2) return new JsonText(random.pick(literals));
  if (kind === 3) return drawDigits(random);
  if (kind === 4) return drawString(random);
  if (kind === 5) return `0x${drawHex(random)}`;
  const items = Array.from({ length: random.integer(0, 3) }, () => drawOdd(random, depth + 1));
  return kind === 6 ? items : Object.fromEntries(items.map((item) => [drawName(random), item]));
}

/** A member's name, such as an object has anyway. */
export function drawName(random: Random): string {
  const names = [
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "id",
    "method",
    "gas",
    "to",
    "data",
    "blockHash",
    "",
  ];
  return random.chance(0.7) ? random.pick(names) : drawString(random);
}

/** Any code units at all, lone surrogates and control characters too. */
export function drawString(random: Random): string {
  const highest = random.pick([0x7f, 0xff, 0xffff]);
  const length = random.chance(0.95) ? random.integer(0, 12) : random.integer(100, 2_000);
  return String.fromCharCode(...Array.from({ length }, () => random.integer(0, highest)));
}

/** A number far longer than any that is meant. */
function drawDigits(random: Random): JsonText {
  const digits = Array.from({ length: random.integer(1, 60) }, () => random.integer(0, 9))
    .join("")
    .replace(/^0+(?=.)/, "");
  return new JsonText(random.chance(0.3) ? `-${digits}.${digits}` : digits);
}

function drawHex(random: Random): string {
  const length = random.pick([1, 2, 39, 40, 41, 63, 64, 65, 66, 128]);
  return Array.from({ length }, () => random.pick("0123456789abcdefABCDEF".split(""))).join("");
}

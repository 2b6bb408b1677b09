import type { Random } from "../../simulation/random.js";
import { bodyLimits } from "../oracle/limits.js";

/** A body at a limit or past it, or of a form that hardly occurs. */
export function drawExtreme(random: Random): Buffer {
  return random.pick(extremes)(random);
}

const { maxBodyBytes, maxBatchLength, maxDepth, maxMembers, maxValues, maxArraysAndObjects } = bodyLimits;

const wrap = (params: string, id = "1"): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"web3_sha3","params":${params}}`;
const text = (made: string): Buffer => Buffer.from(made);
const around = (random: Random, limit: number): number => limit + random.integer(-2, 2);

const extremes: readonly ((random: Random) => Buffer)[] = [
  (random) =>
    text(
      random.pick(["", " ", "\n\t\r ", "null", "0", '""', "[]", "{}", "[[]]", "[{}]", "[1,2]", "[null]", "//", "NaN"]),
    ),
  (random) => text(nest(random, around(random, maxDepth))),
  (random) => text(nest(random, random.pick([1_000, 20_000, maxBodyBytes / 2]))),
  (random) => text(random.pick(["[", "{", '{"a":', "[[", '[{"":']).repeat(random.pick([200, 5_000, 40_000]))),
  (random) => text(wrap(`[${"0,".repeat(around(random, maxValues - 6))}0]`)),
  (random) => text(wrap(`[${`${random.pick(["[]", "{}"])},`.repeat(around(random, maxArraysAndObjects - 3))}[]]`)),
  (random) => text(wrap(`[{${listMembers(around(random, maxMembers - 4))}}]`)),
  (random) =>
    text(`[${Array.from({ length: around(random, maxBatchLength) }, (_, id) => wrap('["0x"]', `${id}`)).join()}]`),
  (random) => text(`[${"1,".repeat(random.pick([98, 99, 100, 999, 60_000]))}1]`),
  (random) => pad(wrap('["0x"]'), around(random, maxBodyBytes)),
  (random) => text(wrap(`["0x${"ab".repeat(random.pick([1_000, 30_000, 100_000]))}"]`)),
  (random) =>
    text(
      wrap('["0x"]', `"${random.pick(["a", "\\u0061", "\\\\", "é", '\\"']).repeat(random.pick([10, 5_000, 30_000]))}"`),
    ),
  (random) => text(wrap('["0x"]', "9".repeat(random.pick([20, 400, 20_000])))),
  (random) => text(`\ufeff${wrap('["0x"]')}${random.pick(["", " "])}`),
  (random) => Buffer.from(wrap('["0x"]'), random.pick(["utf16le", "base64"])),
  (random) => text(wrap('["0x"]') + random.pick([wrap('["0x"]'), ",", "]", "}", "\u0000", " null", "\n[]", "\u00a0"])),
  (random) => text(`[${wrap('["0x"]')}${random.pick([",", "]", "}", ",,1", " 1", "]}"])}]`),
];

/** A request whose params are `depth` levels deep, itself included. */
function nest(random: Random, depth: number): string {
  const [open, close] = random.pick([
    ["[", "]"],
    ['{"a":', "}"],
  ] as const);
  return wrap(open.repeat(depth - 1) + (open === "[" ? "" : "1") + close.repeat(depth - 1));
}

function listMembers(count: number): string {
  return Array.from({ length: count }, (_, index) => `"${index}":0`).join();
}

function pad(body: string, length: number): Buffer {
  return Buffer.from(body.padEnd(length, " "));
}

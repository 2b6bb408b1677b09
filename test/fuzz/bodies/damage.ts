import type { Random } from "../../simulation/random.js";
import { drawBytes } from "../case-random.js";

/** Bytes with a few of them flipped, exchanged, taken away, doubled or added. */
export function damage(random: Random, bytes: Buffer): Buffer {
  let damaged = bytes;
  for (let times = random.integer(1, 4); times > 0; times--) damaged = random.pick(damages)(random, damaged);
  return damaged;
}

const damages: readonly ((random: Random, bytes: Buffer) => Buffer)[] = [
  (random, bytes) => replace(random, bytes, (old) => Buffer.of(old ^ (1 << random.integer(0, 7)))),
  (random, bytes) => replace(random, bytes, () => Buffer.of(random.integer(0, 255))),
  (random, bytes) => replace(random, bytes, () => random.pick(oddBytes)),
  (random, bytes) => replace(random, bytes, (old) => Buffer.concat([Buffer.of(old), random.pick(oddBytes)])),
  (random, bytes) =>
    replace(random, bytes, (old) => Buffer.concat([Buffer.of(old), drawBytes(random, random.integer(1, 8))])),
  (random, bytes) => bytes.subarray(0, random.integer(0, bytes.length)),
  (random, bytes) => bytes.subarray(random.integer(0, bytes.length)),
  (random, bytes) => cut(random, bytes, ([before, , after]) => Buffer.concat([before, after])),
  (random, bytes) => cut(random, bytes, ([before, part, after]) => Buffer.concat([before, part, part, after])),
  (random, bytes) => cut(random, bytes, ([before, part, after]) => Buffer.concat([part, before, after])),
];

/** NUL, what closes or opens something, and UTF-8 that is none: cut off, overlong, a surrogate, past the last character. */
const oddBytes: readonly Buffer[] = [
  ...['"', "\\", "[", "]", "{", "}", ",", ":", "\u0000", "\n", "\u007f", "\ufeff", "\u2028", '"id":7,', "\\u0000"].map(
    (text) => Buffer.from(text),
  ),
  ...[[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]].map((bytes) =>
    Buffer.from(bytes),
  ),
];

function replace(random: Random, bytes: Buffer, change: (old: number) => Buffer): Buffer {
  if (bytes.length === 0) return change(0);
  const place = random.integer(0, bytes.length - 1);
  return Buffer.concat([bytes.subarray(0, place), change(bytes[place] as number), bytes.subarray(place + 1)]);
}

function cut(random: Random, bytes: Buffer, join: (parts: readonly [Buffer, Buffer, Buffer]) => Buffer): Buffer {
  const start = random.integer(0, bytes.length);
  const end = Math.min(bytes.length, start + random.integer(1, 20));
  return join([bytes.subarray(0, start), bytes.subarray(start, end), bytes.subarray(end)]);
}

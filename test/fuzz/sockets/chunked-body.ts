import type { Random } from "../../simulation/random.js";

/** `body` in the chunked coding (RFC 9112, section 7.1): chunks of any size, sizes written in any way, extensions, trailers. */
export function chunk(random: Random, body: Buffer): Buffer {
  const parts: Buffer[] = [];
  const most = random.pick([1, 7, 100, 4_096, body.length + 1]);
  const least = Math.ceil(body.length / maxChunks);
  for (let at = 0; at < body.length;) {
    const part = body.subarray(at, at + Math.max(least, random.integer(1, most)));
    parts.push(
      Buffer.from(`${writeSize(random, part.length)}${random.pick(extensions)}\r\n`),
      part,
      Buffer.from("\r\n"),
    );
    at += part.length;
  }
  const trailers = random.chance(0.2) ? "X-Checksum: 1\r\nx-empty:\r\n" : "";
  return Buffer.concat([
    ...parts,
    Buffer.from(`${random.pick(["0", "000"])}${random.pick(extensions)}\r\n${trailers}\r\n`),
  ]);
}

const maxChunks = 200;
const extensions = ["", "", "", ";a", ";name=value", ';q="a b"', ";a=1;b=2"];

function writeSize(random: Random, size: number): string {
  const digits = size.toString(16).padStart(random.pick([1, 1, 4]), "0");
  return random.chance(0.5) ? digits : digits.toUpperCase();
}

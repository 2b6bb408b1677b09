/*
 * HTTP/2 as an attacker writes it (RFC 9113): node:http2 refuses header fields that must not be sent. Fields are literals that no table
 * keeps (RFC 7541, section 6.2.2).
 */

const types = { data: 0x0, headers: 0x1, settings: 0x4 } as const;
const flags = { none: 0x0, endStream: 0x1, endHeaders: 0x4 } as const;

/** A header field, by any name and with any value. */
export type Field = readonly [name: string, value: string];

/** What opens a connection. */
export const preface = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  frame(types.settings, flags.none, 0, Buffer.alloc(0)),
]);

/** A request of its own stream, with a body in one frame. */
export function requestFrames(stream: number, fields: readonly Field[], body: string): Buffer {
  const block = Buffer.concat(fields.map(([name, value]) => Buffer.concat([literal(name), literal(value, "")])));
  return Buffer.concat([
    frame(types.headers, flags.endHeaders, stream, block),
    frame(types.data, flags.endStream, stream, Buffer.from(body)),
  ]);
}

function frame(type: number, flag: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flag, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A string after the byte that says what follows: a new name. */
function literal(text: string, before = "\0"): Buffer {
  const bytes = Buffer.from(text, "latin1");
  return Buffer.concat([Buffer.from(before, "latin1"), integer(bytes.length), bytes]);
}

/** With a prefix of seven bits. */
function integer(value: number): Buffer {
  if (value < 127) return Buffer.from([value]);
  const bytes = [127];
  let left = value - 127;
  for (; left >= 128; left >>= 7) bytes.push((left & 127) | 128);
  return Buffer.from([...bytes, left]);
}

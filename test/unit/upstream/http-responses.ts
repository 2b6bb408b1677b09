/** A number from 0 up to, not including, `count`. */
type Draw = (count: number) => number;

/** Responses like those of real servers, from a seed: whatever reads HTTP takes them. */
export function plainResponse(seed: number): Buffer {
  const draw = drawFrom(seed);
  const pick = <T>(choices: readonly T[]): T => choices[draw(choices.length)] as T;
  const body = '{"jsonrpc":"2.0","id":1,"result":"0x1"}'.slice(0, draw(40));
  const minor = pick(["1", "1", "1", "0"]);
  const framing = pick(
    minor === "1" ? (["sized", "chunked", "until-close"] as const) : (["sized", "until-close"] as const),
  );
  const fields = [
    pick([
      "Content-Type: application/json",
      "content-type:application/json;charset=utf-8",
      "Server: nginx\t",
      "x-a: \x80\xff",
    ]),
    pick(["Connection: close", "Connection: keep-alive", "connection: Keep-Alive", "X-Empty:", "Date: today"]),
  ];
  if (framing === "sized") fields.splice(draw(3), 0, `Content-Length: ${body.length}`);
  if (framing === "chunked") fields.splice(draw(3), 0, "Transfer-Encoding: chunked");
  const interim = pick(["", "", "", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n"]);
  const status = pick(["200 OK", "400 Bad Request", "503", "200 "]);
  const text = framing === "chunked" ? inChunks(body, draw) : body;
  return Buffer.from(`${interim}HTTP/1.${minor} ${status}\r\n${fields.join("\r\n")}\r\n\r\n${text}`, "latin1");
}

/** The same with parts that are wrong, odd or hostile. */
export function hostileResponse(seed: number): Buffer {
  const draw = drawFrom(seed);
  const plain = plainResponse(seed).toString("latin1");
  let text = plain;
  for (let count = 1 + Math.floor(draw(4) / 3); count > 0; count--)
    text = mutations[draw(mutations.length)]?.(text, draw) ?? text;
  return Buffer.from(text, "latin1");
}

const oddBytes = "\r\n\0\t :,;=\"'0159afxX\x7f\x80\xa0\xff\\";
const oddFields = [
  "Content-Length: 2",
  "Content-Length: +2",
  "Content-Length: 2, 2",
  "Content-Length: 0x2",
  "Content-Length: 99999999999999999999",
  "Content-Length:",
  "Content-Length : 2",
  "content-length:\xa02",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: Chunked ",
  "Transfer-Encoding: chunked, chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: chunked, gzip",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding:",
  "Connection: keep-alive, close",
  "Connection: close, TE",
  "Connection: close close",
  "Connection: upgrade",
  "Upgrade: h2c",
  "Proxy-Connection: close",
  " folded",
  "\tfolded: x",
  "no colon",
  ": no name",
  "n\xe9: x",
  "a: \0",
  "a: \x07",
  "a: x\rb: y",
  "a: x\nb: y",
];
const oddStarts = [
  "HTTP/1.1 101 Switching Protocols",
  "HTTP/1.1 204 No Content",
  "HTTP/1.1 304 Not Modified",
  "HTTP/1.1 100 Continue",
  "HTTP/2.0 200 OK",
  "HTTP/1.1  200 OK",
  "HTTP/1.1 20 OK",
  "HTTP/1.1 2000 OK",
  "HTTP/1.1 200\tOK",
  "ICY 200 OK",
  "\r\nHTTP/1.1 200 OK",
  "HTTP/1.1 200 O\x01K",
];
const oddChunks = [
  "5 \r\nhello\r\n",
  "5;\r\nhello\r\n",
  '5;a="b\r\nhello\r\n',
  "5\nhello\r\n",
  "0\r\n",
  "-1\r\n",
  "fffffffff\r\n",
  "0x5\r\nhello\r\n",
  "5;a b\r\nhello\r\n",
];

type Mutation = (text: string, draw: Draw) => string;

const mutations: readonly Mutation[] = [
  (text, draw) => splice(text, { at: draw(text.length + 1), remove: 0, insert: oddBytes[draw(oddBytes.length)] ?? "" }),
  (text, draw) => splice(text, { at: draw(text.length + 1), remove: 1, insert: "" }),
  (text, draw) => splice(text, { at: draw(text.length + 1), remove: 1, insert: oddBytes[draw(oddBytes.length)] ?? "" }),
  (text, draw) => text.slice(0, draw(text.length + 1)),
  (text, draw) => insertAfterLine(text, draw, `${oddFields[draw(oddFields.length)]}\r\n`),
  (text, draw) => insertAfterLine(text, draw, `${oddFields[draw(oddFields.length)]}\r\n`),
  (text, draw) => insertAfterLine(text, draw, oddChunks[draw(oddChunks.length)] ?? ""),
  (text, draw) => text.replace(/^[^\r]*/, oddStarts[draw(oddStarts.length)] ?? ""),
  (text, draw) => text.replaceAll("\r\n", ["\n", "\r", "\r\n ", "\r\n"][draw(4)] ?? ""),
  (text, draw) => text + ["\r\n", "x", text, "\0"][draw(4)],
];

function insertAfterLine(text: string, draw: Draw, insert: string): string {
  const ends = [...text.matchAll(/\r\n/g)].map(({ index }) => index + 2);
  return splice(text, { at: ends[draw(ends.length)] ?? 0, remove: 0, insert });
}

function splice(text: string, { at, remove, insert }: { at: number; remove: number; insert: string }): string {
  return text.slice(0, at) + insert + text.slice(at + remove);
}

function inChunks(body: string, draw: Draw): string {
  let text = "";
  for (let rest = body; rest !== "";) {
    const piece = rest.slice(0, 1 + draw(rest.length));
    text += `${piece.length.toString(16)}${["", "", ";a", ";a=b", ';a="b c"'][draw(5)]}\r\n${piece}\r\n`;
    rest = rest.slice(piece.length);
  }
  return `${text}0\r\n${["", "", "X-Trailer: x\r\n"][draw(3)]}\r\n`;
}

/** The same draws for the same seed (mulberry32). */
function drawFrom(seed: number): Draw {
  let state = (seed + 1) * 0x9e3779b1;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

/** Cuts bytes into pieces at places that the seed decides. */
export function cutAnywhere(bytes: Buffer, seed: number): Buffer[] {
  const draw = drawFrom(seed);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = 1 + draw(bytes.length - at);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

/** Every byte a piece of its own. */
export function cutEverywhere(bytes: Buffer): Buffer[] {
  return Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
}

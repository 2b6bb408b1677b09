import { createRandom, type Random } from "../../../simulation/random.js";

/** What one client writes on one connection, in chunks: requests as clients send them, and what somebody would make of them. */
export function drawConnection(seed: number): Buffer[] {
  const random = createRandom(Math.imul(seed + 1, 0x9e3779b1));
  random.next();
  const lines = drawLines(random);
  return Array.from({ length: random.integer(1, 4) }, (_, index) => {
    const bytes = write(lines, drawBody(random), random);
    return index === 0 || random.next() < 0.4 ? bytes : damage(bytes, random);
  });
}

const key = "rg_test_0123456789abcdefghijklmnopqrstuvwxyz";

const firstLines = [`POST /${key} HTTP/1.1`, `POST /${key} HTTP/1.1`, "POST /a HTTP/1.1", "POST /- HTTP/1.1"];

const usual = [
  "Content-Type: application/json",
  "content-type: application/json; charset=utf-8",
  "User-Agent: Go-http-client/1.1",
  "accept: */*",
  "Accept-Encoding: gzip, deflate, br",
  "Accept-Language: en-GB,en;q=0.9",
  "Origin: https://app.example",
  "Referer: https://app.example/",
  "sec-fetch-mode: cors",
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
  "Connection: keep-alive",
  "X-Forwarded-For: 203.0.113.7, 10.0.0.1",
  "X: 1",
];

const odd = [
  "Connection: close",
  "Connection: Keep-Alive, Upgrade",
  "Connection: keep-alive, close",
  "Connection: x",
  "Proxy-Connection: close",
  "Keep-Alive: timeout=5",
  "Upgrade: websocket",
  "Upgrade: h2c",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: identity",
  "transfer-encoding : chunked",
  "Content-Length: 5",
  "Content-Length : 2",
  "Content-Length: 00002",
  "Content-Length:",
  "Content-Length: 2, 2",
  "Content-Length: +2",
  "Content-Length: 0x2",
  "Content-Length: 2 ",
  "Expect: 100-continue",
  "TE: trailers",
  "Trailer: X",
  "Set-Cookie: a=1",
  "Cookie: a=1; b=2",
  "Host: other",
  "X:1",
  "X:  1",
  "X: 1 ",
  "X:\t1",
  "X: a\tb",
  "X: \u00e9",
  "X: a\u0000b",
  "X: a\rb",
  "X: a\nY: b",
  "X:",
  " folded",
  "\tfolded",
  "No colon",
  ": no name",
  "X Y: 1",
  "X_Y: 1",
  "constructor: 1",
  "__proto__: 1",
];

function drawLines(random: Random): string[] {
  const headers = usual.filter(() => random.next() < 0.4);
  const twice = random.next() < 0.05 ? [random.pick(usual)] : [];
  const strange = random.next() < 0.1 ? [random.pick(odd)] : [];
  const all = [random.pick(["Host: localhost:4444", "host: a", "Host: 127.0.0.1"]), "Content-Length: *", ...headers];
  return [random.pick(firstLines), ...shuffle([...all, ...twice, ...strange], random)];
}

function shuffle(lines: string[], random: Random): string[] {
  for (let at = lines.length - 1; at > 0; at--) {
    const other = random.integer(0, at);
    [lines[at], lines[other]] = [lines[other] as string, lines[at] as string];
  }
  return lines;
}

const drawBody = (random: Random): string =>
  random.pick(["{}", "[]", "x", "", '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}', "\r\n\r\n", "1".repeat(120)]);

function write(lines: readonly string[], body: string, random: Random): Buffer {
  const length = random.next() < 0.03 ? random.integer(0, 200) : body.length;
  const head = lines.map((line) => `${line.replace("Length: *", `Length: ${length}`)}\r\n`).join("");
  return Buffer.from(`${head}\r\n${body}`, "latin1");
}

const strangeBytes = [0x00, 0x09, 0x0a, 0x0b, 0x0d, 0x20, 0x2c, 0x2d, 0x30, 0x39, 0x3a, 0x41, 0x7f, 0x80, 0xff];

const damages: readonly ((bytes: Buffer, at: number, random: Random) => Buffer)[] = [
  (bytes, at, random) => splice(bytes, at, 1, Buffer.of(random.pick(strangeBytes))),
  (bytes, at, random) => splice(bytes, at, 0, Buffer.of(random.pick(strangeBytes))),
  (bytes, at) => splice(bytes, at, 1),
  (bytes, at, random) => splice(bytes, at, random.integer(1, 40)),
  (bytes, at, random) => splice(bytes, at, 0, bytes.subarray(at, at + random.integer(1, 40))),
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at) => bytes.subarray(at),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes, _, random) => Buffer.concat([bytes, Buffer.from(random.pick(["\r\n", "\n", " ", "P", "0"]))]),
  (bytes, _, random) => Buffer.concat([Buffer.from(random.pick(["\r\n", "\n", " ", "\r"])), bytes]),
  (bytes, _, random) => insertLine(bytes, random.pick(odd)),
  (bytes, _, random) => insertLine(bytes, random.pick(usual)),
  (bytes, _, random) =>
    replaceText(bytes, /Content-Length/i, random.pick(["Content-Length ", "Content_Length", "Content-Lengt"])),
  (bytes, _, random) =>
    replaceText(bytes, /Length: /i, random.pick(["Length:", "Length:  ", "Length: 0", "Length: +", "Length: 1"])),
  (bytes, _, random) =>
    replaceText(bytes, /HTTP\/1\.1/, random.pick(["HTTP/1.0", "HTTP/2.0", "HTTP/1.2", "http/1.1", "HTTP/1.1 "])),
  (bytes, _, random) => replaceText(bytes, /^POST/, random.pick(["GET", "PUT", "post", "POSTS", "CONNECT", "POST "])),
  (bytes, _, random) =>
    replaceText(bytes, / \//, random.pick([" //", " /a/", " /?a", " /%20", " http://a/", " *", "  /", " /docs"])),
  (bytes, _, random) => replaceText(bytes, /\r\n/, random.pick(["\n", "\r", "\r\r\n", "\r\n\r\n", " \r\n"])),
];

function damage(bytes: Buffer, random: Random): Buffer {
  let damaged = bytes;
  for (let count = random.integer(1, 2); count > 0; count--)
    damaged = random.pick(damages)(damaged, random.integer(0, damaged.length), random);
  return damaged;
}

function splice(bytes: Buffer, at: number, removed: number, inserted: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removed)]);
}

const insertLine = (bytes: Buffer, line: string): Buffer => replaceText(bytes, /\r\n/, `\r\n${line}\r\n`);

const replaceText = (bytes: Buffer, found: RegExp, by: string): Buffer =>
  Buffer.from(bytes.toString("latin1").replace(found, by.replaceAll("$", "$$$$")), "latin1");

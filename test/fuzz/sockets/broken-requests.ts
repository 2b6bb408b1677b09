import type { Random } from "../../simulation/random.js";
import { drawBytes } from "../case-random.js";
import { writeRequest } from "./exchange.js";

/**
 * Bytes that are no HTTP/1.1 request, or that a server must refuse to tell the end of (RFC 9112, sections 3, 5 and 6). Whatever the
 * service says to them, it must close the connection.
 */
export function drawBroken(random: Random, target: string): Buffer {
  const made = random.pick(broken)(random, target);
  return Buffer.isBuffer(made) ? made : Buffer.from(made, "latin1");
}

const body = Buffer.from('{"jsonrpc":"2.0","id":"broken","method":"eth_chainId"}');
const post = (target: string, ...headers: string[]): Buffer => writeRequest({ target, headers, body });
const length = `Content-Length: ${body.length}`;

const broken: readonly ((random: Random, target: string) => Buffer | string)[] = [
  (random) =>
    Buffer.concat([
      Buffer.of(random.integer(0, 31)),
      drawBytes(random, random.integer(1, 200)),
      Buffer.from("\r\n\r\n"),
    ]),
  (_, target) => `POST ${target} HTTP/9.9\r\nHost: a\r\n\r\n`,
  (_, target) => `POST ${target}\r\n\r\n`,
  (_, target) => `post ${target} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (_, target) => `BREW ${target} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (_, target) => `POST ${target} x HTTP/1.1\r\nHost: a\r\n\r\n`,
  (_, target) => `POST ${target}\u0000 HTTP/1.1\r\nHost: a\r\n\r\n`,
  (_, target) => `POST ${target} HTTP/1.1\r\n\r\n`,
  (_, target) => post(target, length, "No-Colon"),
  (_, target) => post(target, length, "Space : before"),
  (_, target) => post(target, length, "X-Nul: a\u0000b"),
  (_, target) => post(target, length, "X-Return: a\rb"),
  (_, target) => post(target, length, ": no name"),
  (_, target) => post(target, length, "Transfer-Encoding: chunked"),
  (_, target) => post(target, length, "Content-Length: 1"),
  (_, target) => post(target, "Content-Length: -1"),
  (_, target) => post(target, "Content-Length: +5"),
  (_, target) => post(target, "Content-Length: 0x10"),
  (_, target) => post(target, "Content-Length: 99999999999999999999999"),
  (_, target) => post(target, "Content-Length: 5, 5"),
  (_, target) => post(target, "Transfer-Encoding: gzip"),
  (_, target) => post(target, "Transfer-Encoding: chunked, gzip"),
  (_, target) => post(target, "Transfer-Encoding: xchunked"),
  (_, target) => post(target, "Transfer-Encoding: chunked"),
  (_, target) =>
    `${post(target, "Transfer-Encoding: chunked").toString("latin1").split("\r\n\r\n")[0]}\r\n\r\nffffffffffffffffff\r\n`,
  (_, target) =>
    `${post(target, "Transfer-Encoding: chunked").toString("latin1").split("\r\n\r\n")[0]}\r\n\r\n2\r\nabc\r\n`,
  (_, target) => post(target, length, `X-Long: ${"x".repeat(20_000)}`),
  (_, target) => post(target, length, ...Array.from({ length: 3_000 }, (_unused, index) => `X-${index}: 1`)),
  () => `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  () => Buffer.from("16030100c8010000c40303", "hex"),
];

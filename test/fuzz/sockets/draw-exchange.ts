import type { Random } from "../../simulation/random.js";
import { pickWeighted } from "../case-random.js";
import { checkAnswer } from "../oracle/check-answer.js";
import { codes, refusal } from "../oracle/expectation.js";
import { maxBodyBytes } from "../oracle/limits.js";
import type { ServicePaths } from "../service/start-service.js";
import { chunk } from "./chunked-body.js";
import { drawCallBody } from "./draw-call.js";
import { type Exchange, type RequestParts, writeRequest } from "./exchange.js";

/** Where an exchange goes, and what its ids begin with. */
export interface ExchangePlace {
  readonly paths: ServicePaths;
  readonly name: string;
}

/** A request that HTTP allows, however odd its form, and the response that it must get. */
export function drawExchange(random: Random, place: ExchangePlace): Exchange {
  return pickWeighted<() => Exchange>(random, [
    [20, () => drawCall(random, place)],
    [1, () => drawLastCall(random, place)],
    [1, () => refuse(place, { headers: [random.pick(wrongTypes)] }, 415)],
    [1, () => refuse(place, { verb: random.pick(["GET", "PUT", "DELETE", "PATCH", "PROPFIND", "TRACE"]) }, 405)],
    [
      0.5,
      () => ({
        ...refuse(place, { verb: "HEAD" }, 405),
        isBodyless: true,
        check: ({ status }) => statusIs(status, 405),
      }),
    ],
    [1, () => preflight(place)],
    [1, () => refuse(place, { target: place.paths.unknown }, 401, codes.unauthorized)],
    [0.1, () => tooLarge(random, place)],
    [0.5, () => probe()],
  ])();
}

/** A call that must succeed, to see whether a connection still works. */
export function plainCall(random: Random, { paths, name }: ExchangePlace): Exchange {
  const { body, check } = drawCallBody(random, name);
  return { bytes: writeRequest({ target: paths.testnet, headers: [`Content-Length: ${body.length}`], body }), check };
}

function drawCall(random: Random, { paths, name }: ExchangePlace, parts: Partial<RequestParts> = kept): Exchange {
  const { body, check } = drawCallBody(random, name);
  const isChunked = parts.version !== "1.0" && random.chance(0.3);
  const framing = isChunked
    ? random.pick(["Transfer-Encoding: chunked", "transfer-encoding:chunked", "Transfer-Encoding: Chunked"])
    : random.pick([
        `Content-Length: ${body.length}`,
        `content-length:${body.length}`,
        `Content-Length: \t${body.length} `,
      ]);
  const headers = [...drawHeaders(random), framing, ...(parts.headers ?? [])].sort(() => random.next() - 0.5);
  const target = random.chance(0.1) ? `${paths.testnet}?query=/1?#` : paths.testnet;
  const blank = random.chance(0.05) ? "\r\n" : "";
  const bytes = writeRequest({ target, ...parts, headers, body: isChunked ? chunk(random, body) : body });
  return { bytes: Buffer.concat([Buffer.from(blank), bytes]), check };
}

/** A connection is kept anyway. */
const kept = { headers: ["Connection: keep-alive, x-nothing"] };

function drawLastCall(random: Random, place: ExchangePlace): Exchange {
  const parts = random.pick<Partial<RequestParts>>([
    { headers: ["Connection: close"] },
    { headers: ["connection: Close"] },
    { version: "1.0" },
  ]);
  return { ...drawCall(random, place, parts), isLast: true };
}

const wrongTypes = [
  "Content-Type: text/plain",
  "Content-Type: application/jsonp",
  "Content-Encoding: gzip",
  "content-encoding: br",
];

const oddHeaders: readonly ((random: Random) => string)[] = [
  () => "Content-Type: application/json",
  () => "cOnTeNt-TyPe:application/JSON ; charset=utf-8",
  () => "Content-Type: application/json-rpc",
  () => "Content-Encoding: identity",
  () => "Expect: 100-continue",
  () => "X-Empty:",
  () => `X-Latin: ${String.fromCharCode(0xe9, 0xff, 0x80)}`,
  () => "!#$%&'*+-.^_`|~: all token characters",
  (random) => `X-Long: ${"x".repeat(random.pick([1_000, 8_000]))}`,
  (random) => `Cookie: ${"a=b; ".repeat(random.integer(1, 100))}`,
  (random) => `Origin: ${random.pick(["null", "https://example.org", "\\"])}`,
  () => "__proto__: 1\r\nconstructor: 2\r\nhasOwnProperty: 3",
  () => "X-Twice: 1\r\nX-Twice: 2",
  (random) => Array.from({ length: random.integer(1, 60) }, (_, index) => `X-${index}: ${index}`).join("\r\n"),
  () => "X-Forwarded-For: 1.2.3.4, garbage, ::1",
  () => "Upgrade: nothing/1.0",
];

/** A few headers that change nothing; a name that must not come twice doesn't. */
function drawHeaders(random: Random): string[] {
  const drawn = Array.from({ length: random.integer(0, 3) }, () => random.pick(oddHeaders)(random));
  return [...new Map(drawn.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line])).values()];
}

/** A request whose whole body is refused, or never looked at. */
function refuse(
  { paths }: ExchangePlace,
  parts: Partial<RequestParts>,
  status: number,
  code: number = codes.invalidRequest,
): Exchange {
  const body = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}');
  const headers = [...(parts.headers ?? []), `Content-Length: ${body.length}`];
  const expected = refusal([status], [code], status === 405 ? "null" : "1");
  return {
    bytes: writeRequest({ target: paths.testnet, ...parts, headers, body }),
    check: (response) => checkAnswer(response, expected, "unknown"),
  };
}

function tooLarge(random: Random, { paths }: ExchangePlace): Exchange {
  const text = Buffer.alloc(maxBodyBytes + random.integer(1, 100_000), "[");
  const isChunked = random.chance(0.5);
  const headers = [isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${text.length}`];
  const expected = refusal([413], [codes.invalidRequest]);
  return {
    bytes: writeRequest({ target: paths.testnet, headers, body: isChunked ? chunk(random, text) : text }),
    check: (response) => checkAnswer(response, expected, "served"),
  };
}

function preflight({ paths }: ExchangePlace): Exchange {
  const headers = [
    "Origin: https://example.org",
    "Access-Control-Request-Method: POST",
    "Access-Control-Request-Headers: x-a",
  ];
  return {
    bytes: writeRequest({ verb: "OPTIONS", target: paths.testnet, headers }),
    check: ({ status, headers: got }) =>
      statusIs(status, 204) ?? (got.has("access-control-allow-headers") ? undefined : "no CORS"),
  };
}

function probe(): Exchange {
  const check: Exchange["check"] = ({ status, body }) =>
    statusIs(status, 200) ?? (body.toString() === '{"status":"ok"}' ? undefined : `a probe says ${body.toString()}`);
  return { bytes: writeRequest({ verb: "GET", target: "/healthz" }), check };
}

function statusIs(status: number, expected: number): string | undefined {
  return status === expected ? undefined : `the status ${status}, expected ${expected}`;
}

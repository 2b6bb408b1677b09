import { randomBytes } from "node:crypto";
import { createKeyText } from "../../../../src/accounts/key-text.js";

/** An attacker's means. */
export interface Access {
  /** The path of an endpoint, API key included. */
  readonly keyPath: string;
  /** Of a dashboard session. */
  readonly cookies: string;
}

/** One request of an attack. */
export interface AttackRequest {
  readonly path: string;
  /** Absent: a GET. */
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One of the attacks; `count` numbers the requests. */
export type Kind = (access: Access, count: number) => AttackRequest;

const hex = (index: number, bytes: number): string => `0x${index.toString(16).padStart(2 * bytes, "0")}`;
const call = (method: string, params: string, id = 1): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`;
const batchOf = (make: (index: number) => string): string =>
  `[${Array.from({ length: 1_000 }, (_, index) => make(index)).join(",")}]`;

/** Sends the same body each time: made once, since the attacker's own work would hold it up. */
function always(body: string): Kind {
  const bytes = Buffer.from(body);
  return ({ keyPath }) => ({ path: keyPath, body: bytes });
}

const topics = `[[${Array.from({ length: 200 }, (_, index) => `"${hex(index, 32)}"`).join(",")}]]`;

/** 1 MiB of empty RLP lists in a list. */
const malformedTransaction = `0xfa07ff00${"c0".repeat(0x07ff00)}`;
const malformed = batchOf((index) =>
  call("eth_sendRawTransaction", `["0xf8${index.toString(16).padStart(400, "0")}"]`, index),
);

/** Arrays as deep as they may be, again and again. */
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const deep = (count: number): string => call("eth_chainId", `[${Array(count).fill(nested(100)).join(",")}]`);
/** With as many arrays as a request may have, with more, and deeper. */
const deepBodies = [deep(10), deep(250), nested(500_000)].map((body) => Buffer.from(body));

const origin = (port: string): Readonly<Record<string, string>> => ({ origin: `http://localhost:${port}` });

function account(path: string, members: (count: number) => object): Kind {
  return (_, count) => ({ path: `/api/auth/${path}`, body: JSON.stringify(members(count)) });
}

const password = "correct horse battery";
const someEmail = (count: number): string => `attacker-${process.pid}-${count}@example.org`;

/** The twelve attacks. */
export const kinds = {
  "batches of 1,000 eth_chainId": always(batchOf((index) => call("eth_chainId", "[]", index))),
  "batches of 1,000 uncached balances": ({ keyPath }, count) => ({
    path: keyPath,
    body: batchOf((index) => call("eth_getBalance", `["${hex(1 + count * 1_000 + index, 20)}","latest"]`, index)),
  }),
  "web3_sha3 of 1 MiB": always(call("web3_sha3", `["0x${"ab".repeat(524_000)}"]`)),
  "security log": ({ cookies }) => ({ path: "/api/security-log", headers: { cookie: cookies } }),
  "sign-ups": account("sign-up/email", (count) => ({ name: "Somebody", email: someEmail(count), password })),
  "log-ins": account("sign-in/email", (count) => ({ email: someEmail(count), password })),
  "malformed raw transactions": ({ keyPath }, count) => ({
    path: keyPath,
    body: count % 2 ? malformed : call("eth_sendRawTransaction", `["${malformedTransaction}"]`),
  }),
  "deep JSON": ({ keyPath }, count) => ({ path: keyPath, body: deepBodies[count % deepBodies.length] as Buffer }),
  "rpc.discover": always(call("rpc.discover", "[]")),
  "logs with 200 topics": always(call("eth_getLogs", `[{"fromBlock":"0x1","toBlock":"latest","topics":${topics}}]`)),
  "endless EVM loop": always(call("eth_call", '[{"data":"0x5b600056","gas":"0x67c280"},"latest"]')),
  "forged keys": () => ({ path: `/${createKeyText("testnet", randomBytes)}`, body: call("eth_chainId", "[]") }),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** Headers of a request to the service at a port. */
export function headersOf({ path, body, headers }: AttackRequest, port: string): Record<string, string> {
  return {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(path.startsWith("/api/") ? origin(port) : {}),
    ...headers,
  };
}

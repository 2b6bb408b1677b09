import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Random } from "../../simulation/random.js";
import { pickWeighted } from "../case-random.js";
import { checkAnswer } from "../oracle/check-answer.js";
import { expectAnswer } from "../oracle/expect-answer.js";
import type { HttpResponse } from "../wire/http-response.js";

/** A body, and a check of its response that no other body's response would pass. */
export interface DrawnBody {
  readonly body: Buffer;
  readonly check: (response: HttpResponse) => string | undefined;
}

/** A body whose ids begin with `name`, which is nobody else's. */
export function drawCallBody(random: Random, name: string): DrawnBody {
  const text = pickWeighted<() => string>(random, [
    [6, () => hashCall(name, random.integer(0, 20))],
    [2, () => call(name, "eth_chainId", "[]")],
    [1, () => call(name, "eth_blockNumber", "[]")],
    [1, () => call(name, "eth_nothing", "[]")],
    [1, () => call(name, "web3_sha3", '["0x1"]')],
    [1, () => `[${[0, 1, 2].map((index) => hashCall(`${name}-${index}`, index)).join()}]`],
    [0.5, () => `${call(name, "eth_chainId", "[]")}}`],
    [0.5, () => `{"jsonrpc":"2.0","method":"eth_chainId"}`],
    [0.2, () => hashCall(name, random.pick([5_000, 60_000]))],
    [0.05, () => call(name, "rpc.discover", "[]")],
  ])();
  const body = Buffer.from(text);
  const expected = expectAnswer(body, "served");
  return { body, check: (response) => checkAnswer(response, expected, "served") ?? checkHashes(text, response) };
}

function call(id: string, method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"${method}","params":${params}}`;
}

/** Asks for the hash of a text that begins with the id, so that the result belongs to one request only. */
function hashCall(id: string, length: number): string {
  return call(id, "web3_sha3", `["0x${Buffer.from(id.padEnd(length, ".")).toString("hex")}"]`);
}

interface Hashed {
  readonly id: string;
  readonly method: string;
  readonly params: readonly string[];
}

function checkHashes(text: string, { status, body }: HttpResponse): string | undefined {
  if (status !== 200) return undefined;
  const asked = [JSON.parse(text) as Hashed | Hashed[]].flat();
  const given = [
    JSON.parse(body.toString("utf8")) as { readonly result?: unknown } | { readonly result?: unknown }[],
  ].flat();
  for (const [index, { method, params, id }] of asked.entries()) {
    const data = params[0] ?? "";
    if (method !== "web3_sha3" || data.length % 2 === 1) continue;
    const hash = `0x${Buffer.from(keccak_256(Buffer.from(data.slice(2), "hex"))).toString("hex")}`;
    if (given[index]?.result !== hash) return `the result of another request under the id ${id}`;
  }
  return undefined;
}

import { RLP } from "@ethereumjs/rlp";

/** The largest body that is taken. */
const maxBytes = 1_048_576;

/** The longest batch. */
const maxLength = 1_000;

function call(method: string, params: string, id = 1): string {
  return `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`;
}

/** A full batch, as far as a body holds it. */
function batch(make: (index: number) => string, length = maxLength): string {
  return `[${fill(make, { length })}]`;
}

/** As many parts as a body holds. */
function fill(make: (index: number) => string, { length = Infinity, bytes = maxBytes - 500 } = {}): string {
  const parts: string[] = [];
  let size = 0;
  for (let index = 0; index < length; index++) {
    const part = make(index);
    size += part.length + 1;
    if (size > bytes) break;
    parts.push(part);
  }
  return parts.join(",");
}

function hex(index: number, bytes: number): string {
  return `0x${index.toString(16).padStart(2 * bytes, "0")}`;
}

/** A point of the curve: no sender is known, but there is one. */
const r = Buffer.from("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", "hex");

/** Signed for chain id 31. */
function rawTransaction(nonce: number, dataBytes = 0): string {
  const items = [nonce, 60_000_000, 21_000, Buffer.alloc(20, 1), 1, Buffer.alloc(dataBytes, 1), 97, r, 1];
  return `0x${Buffer.from(RLP.encode(items)).toString("hex")}`;
}

const to = hex(1, 20);
const key = (index: number) => `"${index.toString(36)}"`;

/** Legal bodies, and some that are refused, which cost the service as much as bodies can. */
export const heavyBodies = {
  "raw transactions": batch((index) => call("eth_sendRawTransaction", `["${rawTransaction(index + 1)}"]`, index), 100),
  "a raw transaction of 1 MiB": call("eth_sendRawTransaction", `["${rawTransaction(1, 524_000)}"]`),
  "a hash of 1 MiB": call("web3_sha3", `["0x${"ab".repeat(524_000)}"]`),
  "a call with 1 MiB of data": call("eth_call", `[{"to":"${to}","data":"0x00000001${"AB".repeat(523_000)}"},"latest"]`),
  "a filter of 20,000 addresses": call("eth_getLogs", `[{"address":[${fill((index) => `"${hex(index, 20)}"`)}]}]`),
  "a filter of 15,000 topics": call("eth_getLogs", `[{"topics":[[${fill((index) => `"${hex(index, 32)}"`)}]]}]`),
  "a call object of 100,000 members": call(
    "eth_call",
    `[{"to":"${to}",${fill((index) => `${key(index)}:null`)}},"latest"]`,
  ),
  "300,000 empty objects": call("eth_chainId", `[${fill(() => "{}")}]`),
  "100,000 objects of one member": call("eth_chainId", `[${fill((index) => `{${key(index)}:0}`)}]`),
  "500,000 numbers": `[${fill(() => "1")}]`,
  "1,000,000 opening brackets": "[".repeat(1_000_000),
  "a full batch of calls": batch((index) =>
    call("eth_call", `[{"to":"${to}","data":"0x00000001${hex(index, 400).slice(2)}"},"latest"]`, index),
  ),
  "a full batch of wrong params": batch((index) => call("eth_getBalance", '["0x12"]', index)),
} as const;

export type HeavyBody = keyof typeof heavyBodies;

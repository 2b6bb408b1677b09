import { RLP } from "@ethereumjs/rlp";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { decodeRawTransaction, hashRawTransaction } from "../../../src/rootstock/raw-transaction.js";
import { recoverSender } from "../../../src/rootstock/recover-sender.js";

export type Hex = `0x${string}`;

/** What tells the transactions of a test apart. */
export interface TransactionWish {
  readonly nonce: number;
  readonly chainId?: 30 | 31;
  /** 1 to 200: which sender. */
  readonly sender?: number;
  /** How many logs it emits, 0 to 255. */
  readonly logs?: number;
}

/** A log that a transaction emits, before it has a place. */
export interface ScriptedLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** A transaction of the scripted chain. */
export interface ScriptedTransaction {
  readonly raw: Hex;
  readonly hash: Hex;
  readonly from: Hex;
  /** Its members in JSON, without those of its place in a block. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly logs: readonly ScriptedLog[];
}

/** The contract that all logs come from. */
export const logAddress: Hex = "0x1000000000000000000000000000000000000001";

/** A signed legacy transaction as eth_sendRawTransaction takes it. */
export function signTransaction({ nonce, chainId = 31, sender = 1, logs = 0 }: TransactionWish): Hex {
  const key = new Uint8Array(32).fill(sender);
  const common = [numberBytes(nonce), numberBytes(1), numberBytes(100_000), fromHex(logAddress), numberBytes(0)];
  const fields = [...common, Uint8Array.of(logs, nonce & 255)];
  const unsigned = keccak_256(RLP.encode([...fields, numberBytes(chainId), numberBytes(0), numberBytes(0)]));
  const [recovery = 0, ...signature] = secp256k1.sign(unsigned, key, { prehash: false, format: "recovered" });
  const r = trim(Uint8Array.from(signature.slice(0, 32)));
  const s = trim(Uint8Array.from(signature.slice(32)));
  return toHex(RLP.encode([...fields, numberBytes(35 + 2 * chainId + recovery), r, s]));
}

/** Takes a raw transaction apart. Throws an RpcError when it is none. */
export function readTransaction(raw: Hex): ScriptedTransaction {
  const decoded = decodeRawTransaction(raw);
  const [hash, from] = [hashRawTransaction(raw), recoverSender(decoded)];
  const [logCount = 0] = fromHex(decoded.data);
  return {
    raw,
    hash,
    from,
    json: {
      hash,
      nonce: quantity(decoded.nonce),
      from,
      to: decoded.to,
      gas: quantity(decoded.gas),
      gasPrice: quantity(decoded.gasPrice),
      value: quantity(decoded.value),
      input: decoded.data,
      v: quantity(decoded.v),
      r: quantity(decoded.r),
      s: quantity(decoded.s),
      type: "0x0",
    },
    logs: Array.from({ length: logCount }, (_, index) => ({
      address: logAddress,
      topics: [topicOf(index), hash],
      data: toHex(Uint8Array.of(index)),
    })),
  };
}

function topicOf(index: number): Hex {
  return toHex(keccak_256(Uint8Array.of(index % 3)));
}

export function quantity(value: number | bigint): Hex {
  return `0x${value.toString(16)}`;
}

export function toHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.slice(2), "hex"));
}

function numberBytes(value: number): Uint8Array {
  if (value === 0) return new Uint8Array();
  const hex = value.toString(16);
  return fromHex(`0x${hex.length % 2 === 1 ? "0" : ""}${hex}`);
}

function trim(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0);
  return start === -1 ? new Uint8Array() : bytes.subarray(start);
}

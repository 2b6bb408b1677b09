import { ECDH } from "node:crypto";
import { RLP } from "@ethereumjs/rlp";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { RpcError } from "../rpc/rpc-error.js";
import { type Hex, hexOfBytes } from "./hex.js";

/** A signed legacy transaction, taken apart; `chainId` is null when it was signed without one (before EIP-155). */
export interface RawTransaction {
  readonly to: Hex | null;
  readonly nonce: bigint;
  readonly gasPrice: bigint;
  readonly gas: bigint;
  readonly value: bigint;
  readonly data: Hex;
  readonly v: bigint;
  readonly r: bigint;
  readonly s: bigint;
  readonly chainId: number | null;
}

type Items = readonly [
  nonce: Uint8Array,
  gasPrice: Uint8Array,
  gas: Uint8Array,
  to: Uint8Array,
  value: Uint8Array,
  data: Uint8Array,
  v: Uint8Array,
  r: Uint8Array,
  s: Uint8Array,
];

const itemCount = 9;
const addressLength = 20;
/** What the first byte of RLP's encoded bytes, and of its lists, is at least. */
const bytesOffset = 0x80;
const listOffset = 0xc0;
const curveOrder = secp256k1.Point.Fn.ORDER;

/**
 * Takes a signed transaction apart; InvalidParams, naming `signedTransaction`, when it is not one. Finds neither its hash nor its
 * sender, which take long (`hashRawTransaction`, `recover-sender.ts`).
 */
export function decodeRawTransaction(data: Hex): RawTransaction {
  const [nonce, gasPrice, gas, to, value, input, v, r, s] = decodeItems(Buffer.from(data.slice(2), "hex"));
  if (to.length !== 0 && to.length !== addressLength)
    throw invalidTransaction(`to has ${to.length} bytes where an address has 20`);
  return {
    to: to.length === 0 ? null : hexOfBytes(to),
    nonce: toInteger("nonce", nonce, 8),
    gasPrice: toInteger("gasPrice", gasPrice),
    gas: toInteger("gas", gas),
    value: toInteger("value", value),
    data: hexOfBytes(input),
    ...readSignature(v, r, s),
  };
}

/**
 * Throws InvalidParams where no sender fits the signature: every second r is no point of the curve. Costs a 50th of finding the
 * sender.
 */
export function checkSender({ r }: RawTransaction): void {
  const compressed = `02${r.toString(16).padStart(64, "0")}`;
  try {
    ECDH.convertKey(compressed, "secp256k1", "hex");
  } catch (cause) {
    throw invalidTransaction("no sender fits its signature", cause);
  }
}

/** The hash that the chain knows a signed transaction by. 1 MB takes some 50 ms. */
export function hashRawTransaction(data: Hex): Hex {
  return hexOfBytes(keccak_256(Buffer.from(data.slice(2), "hex")));
}

function decodeItems(bytes: Uint8Array): Items {
  const [first] = bytes;
  if (first === undefined) throw invalidTransaction("it is empty; send the bytes of a signed transaction");
  if (first >= 0x01 && first <= 0x04) {
    throw invalidTransaction(
      `it is of type 0x0${first}, and Rootstock takes legacy transactions only (no type byte in front)`,
    );
  }
  const items = takeItems(payloadOf(bytes));
  if (items.length < itemCount) throw wrongCount(`${items.length}`);
  return items as unknown as Items;
}

/** The items of a list. There may be hundreds of thousands of them: no more are looked at than a transaction has. */
function takeItems(payload: Uint8Array): Uint8Array[] {
  const items: Uint8Array[] = [];
  let rest = payload;
  while (rest.length > 0) {
    if (items.length === itemCount) throw wrongCount(`more than ${itemCount}`);
    if (isList(rest)) throw invalidTransaction("it has a list where bytes should be");
    const { data, remainder } = decodeRlp(() => RLP.decode(rest, true));
    items.push(data as Uint8Array);
    rest = remainder;
  }
  return items;
}

/** What a list holds. It begins as bytes of the same length do, but for one bit. */
function payloadOf(bytes: Uint8Array): Uint8Array {
  const asBytes = new Uint8Array(bytes);
  if (isList(bytes)) asBytes[0] = (bytes[0] as number) - listOffset + bytesOffset;
  const payload = decodeRlp(() => RLP.decode(asBytes));
  if (!isList(bytes)) throw invalidTransaction("it is not an RLP list");
  return payload as Uint8Array;
}

function wrongCount(count: string): RpcError {
  return invalidTransaction(`it has ${count} items where a signed legacy transaction has ${itemCount}`);
}

function isList([first = 0]: Uint8Array): boolean {
  return first >= listOffset;
}

/** Its errors are made without stack traces, which would take as long as the decoding. */
function decodeRlp<T>(decode: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return decode();
  } catch (cause) {
    throw invalidTransaction("it is not valid RLP: cut short, or not encoded in the shortest way", cause);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function toInteger(name: string, bytes: Uint8Array, maxBytes = 32): bigint {
  if (bytes.length > maxBytes) throw invalidTransaction(`${name} is longer than ${maxBytes} bytes`);
  if (bytes[0] === 0) throw invalidTransaction(`${name} has leading zeros`);
  return bytes.length === 0 ? 0n : BigInt(hexOfBytes(bytes));
}

type Signature = Pick<RawTransaction, "v" | "r" | "s" | "chainId">;

function readSignature(vBytes: Uint8Array, rBytes: Uint8Array, sBytes: Uint8Array): Signature {
  const [v, r, s] = [toInteger("v", vBytes, 7), toInteger("r", rBytes), toInteger("s", sBytes)];
  if (r === 0n && s === 0n) throw invalidTransaction("it is not signed");
  if (r === 0n || s === 0n || r >= curveOrder || s >= curveOrder)
    throw invalidTransaction("its signature is out of range");
  if (s > curveOrder / 2n) throw invalidTransaction("its signature has a high s; sign with the low one (EIP-2)");
  if (v !== 27n && v !== 28n && v < 35n)
    throw invalidTransaction("its v is neither 27, 28 nor that of a chain id (EIP-155)");
  return { v, r, s, chainId: v < 35n ? null : Number((v - 35n) / 2n) };
}

/** InvalidParams for a transaction that is none. */
export function invalidTransaction(detail: string, cause?: unknown): RpcError {
  return new RpcError("InvalidParams", `transaction is invalid: ${detail}`, {
    data: { param: "signedTransaction" },
    cause,
  });
}

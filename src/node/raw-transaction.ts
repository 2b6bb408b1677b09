import { RLP } from "@ethereumjs/rlp";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { RpcError } from "../rpc/rpc-error.js";

type Hex = `0x${string}`;

/** A signed legacy transaction, taken apart; `chainId` is null when it was signed without one (before EIP-155). */
export interface RawTransaction {
  readonly hash: Hex;
  readonly from: Hex;
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
 * Takes a signed transaction apart and finds its sender; InvalidParams, naming `signedTransaction`, when it is not one.
 * Finding the sender is what takes time (2 ms): pass it where it was found before.
 */
export function decodeRawTransaction(data: Hex, knownSender?: Hex): RawTransaction {
  const bytes = Buffer.from(data.slice(2), "hex");
  const items = decodeItems(bytes);
  const [nonce, gasPrice, gas, to, value, input, v, r, s] = items;
  if (to.length !== 0 && to.length !== addressLength)
    throw invalid(`to has ${to.length} bytes where an address has 20`);
  const signature = readSignature(v, r, s);
  return {
    hash: toHex(keccak_256(bytes)),
    from: knownSender ?? recoverSender(items, signature),
    to: to.length === 0 ? null : toHex(to),
    nonce: toInteger("nonce", nonce, 8),
    gasPrice: toInteger("gasPrice", gasPrice),
    gas: toInteger("gas", gas),
    value: toInteger("value", value),
    data: toHex(input),
    ...signature,
  };
}

function decodeItems(bytes: Uint8Array): Items {
  const [first] = bytes;
  if (first === undefined) throw invalid("it is empty; send the bytes of a signed transaction");
  if (first >= 0x01 && first <= 0x04) {
    throw invalid(`it is of type 0x0${first}, and Rootstock takes legacy transactions only (no type byte in front)`);
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
    if (isList(rest)) throw invalid("it has a list where bytes should be");
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
  if (!isList(bytes)) throw invalid("it is not an RLP list");
  return payload as Uint8Array;
}

function wrongCount(count: string): RpcError {
  return invalid(`it has ${count} items where a signed legacy transaction has ${itemCount}`);
}

function isList([first = 0]: Uint8Array): boolean {
  return first >= listOffset;
}

function decodeRlp<T>(decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    throw invalid("it is not valid RLP: cut short, or not encoded in the shortest way", cause);
  }
}

function toInteger(name: string, bytes: Uint8Array, maxBytes = 32): bigint {
  if (bytes.length > maxBytes) throw invalid(`${name} is longer than ${maxBytes} bytes`);
  if (bytes[0] === 0) throw invalid(`${name} has leading zeros`);
  return bytes.length === 0 ? 0n : BigInt(toHex(bytes));
}

type Signature = Pick<RawTransaction, "v" | "r" | "s" | "chainId">;

function readSignature(vBytes: Uint8Array, rBytes: Uint8Array, sBytes: Uint8Array): Signature {
  const [v, r, s] = [toInteger("v", vBytes, 7), toInteger("r", rBytes), toInteger("s", sBytes)];
  if (r === 0n && s === 0n) throw invalid("it is not signed");
  if (r === 0n || s === 0n || r >= curveOrder || s >= curveOrder) throw invalid("its signature is out of range");
  if (s > curveOrder / 2n) throw invalid("its signature has a high s; sign with the low one (EIP-2)");
  if (v === 27n || v === 28n) return { v, r, s, chainId: null };
  if (v < 35n) throw invalid("its v is neither 27, 28 nor that of a chain id (EIP-155)");
  return { v, r, s, chainId: Number((v - 35n) / 2n) };
}

function recoverSender(items: Items, { v, r, s, chainId }: Signature): Hex {
  const signed = chainId === null ? items.slice(0, 6) : [...items.slice(0, 6), chainId, 0, 0];
  const recovery = chainId === null ? Number(v - 27n) : Number((v - 35n) % 2n);
  try {
    const point = new secp256k1.Signature(r, s, recovery).recoverPublicKey(keccak_256(RLP.encode(signed)));
    return toHex(keccak_256(point.toBytes(false).subarray(1)).subarray(-addressLength));
  } catch (cause) {
    throw invalid("no sender fits its signature", cause);
  }
}

function toHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`;
}

function invalid(detail: string, cause?: unknown): RpcError {
  return new RpcError("InvalidParams", `transaction is invalid: ${detail}`, {
    data: { param: "signedTransaction" },
    cause,
  });
}

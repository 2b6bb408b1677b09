import { RLP } from "@ethereumjs/rlp";
import { CODEHASH_PREFIX } from "@ethereumjs/statemanager";
import { Account, bytesToHex, bytesToUnprefixedHex, concatBytes, hexToBytes, unpadBytes } from "@ethereumjs/util";
import type { MethodName } from "../../../generated/methods.js";
import { type Hex, toQuantity } from "../../rootstock/hex.js";
import { keccak } from "../../rootstock/keccak.js";
import type { ChainFile } from "../chain-file.js";
import type { Turn } from "../shared-thread.js";
import { type NodeFile, NodeOverlay } from "../state-nodes.js";
import { openTrie } from "../state-tries.js";
import { markStorage } from "./forked-tries.js";
import type { Remote } from "./remote.js";

/** A value as tries have it, in RLP; a promise of it where the remote node has to be asked. */
type Value = Uint8Array | Promise<Uint8Array>;

/** What is below a fork's own state: the remote state at its base. */
export interface ForkedState {
  /** The account, empty where there is none; its code can then be read by its hash. */
  account(address: Uint8Array): Value;
  /** The value at a 32-byte slot. */
  storage(address: Uint8Array, slot: Uint8Array): Value;
}

/** The same, with whoever has the turn passing it on while the remote node is asked. */
export function outsideOf(forked: ForkedState, turnOf: () => Turn | undefined): ForkedState {
  const outside = (value: Value): Value =>
    value instanceof Promise ? (turnOf()?.outside(() => value) ?? value) : value;
  return {
    account: (address) => outside(forked.account(address)),
    storage: (address, slot) => outside(forked.storage(address, slot)),
  };
}

interface ForkedStateParts {
  readonly file: ChainFile;
  readonly nodes: NodeFile;
  readonly remote: Remote;
  readonly height: number;
}

/** Before the keys of what was read, which are no hashes, so that no trie's node has one of them. */
const accountPrefix = new TextEncoder().encode("account");
const storagePrefix = new TextEncoder().encode("storage");
const nothing = new Uint8Array();

/** Reads each account and slot from the remote node once; the chain's file keeps it. */
export function createForkedState({ file, nodes, remote, height }: ForkedStateParts): ForkedState {
  const block = toQuantity(height);
  const reading = new Map<string, Promise<Uint8Array>>();

  /** From the file, or from the remote node, once at a time for each key. */
  function readOnce(key: string, read: () => Promise<ReadValue>): Value {
    const known = nodes.read(key) ?? reading.get(key);
    if (known) return known;
    const started = read()
      .then(({ value, others = [] }) => {
        file.inTransaction(() => nodes.write(new Map([...others, [key, value]]), height));
        return value;
      })
      .finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  }

  return {
    account: (address) => readOnce(keyOf(accountPrefix, address), () => readAccount(remote, address, block)),
    storage: (address, slot) =>
      readOnce(keyOf(storagePrefix, address, slot), () => readSlot(remote, { address, slot }, block)),
  };
}

interface ReadValue {
  readonly value: Uint8Array;
  /** Code, and a node that the value refers to. */
  readonly others?: Iterable<readonly [string, Uint8Array]>;
}

async function readAccount(remote: Remote, address: Uint8Array, block: Hex): Promise<ReadValue> {
  const read = (method: MethodName) => remote.call(method, [bytesToHex(address), block]) as Promise<Hex>;
  const [balance, nonce, codeText] = await Promise.all([
    read("eth_getBalance"),
    read("eth_getTransactionCount"),
    read("eth_getCode"),
  ]);
  const code = hexToBytes(codeText);
  if (code.length === 0) {
    const account = new Account(BigInt(nonce), BigInt(balance));
    return { value: account.isEmpty() ? nothing : account.serialize() };
  }
  const storage = new NodeOverlay({ read: () => undefined });
  const storageRoot = await markStorage(openTrie(storage), address);
  const codeHash = keccak(code);
  const account = new Account(BigInt(nonce), BigInt(balance), storageRoot, codeHash);
  return { value: account.serialize(), others: [...storage.written, [keyOf(CODEHASH_PREFIX, codeHash), code]] };
}

interface SlotPlace {
  readonly address: Uint8Array;
  readonly slot: Uint8Array;
}

async function readSlot(remote: Remote, { address, slot }: SlotPlace, block: Hex): Promise<ReadValue> {
  const position = toQuantity(BigInt(bytesToHex(slot)));
  const word = (await remote.call("eth_getStorageAt", [bytesToHex(address), position, block])) as Hex;
  return { value: RLP.encode(unpadBytes(hexToBytes(word))) };
}

function keyOf(...parts: Uint8Array[]): string {
  return bytesToUnprefixedHex(concatBytes(...parts));
}

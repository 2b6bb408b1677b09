import type { Head } from "../../../../src/node/head-feed.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import type { CallSignal } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";

/** A node that tells `head`, and knows the blocks below it unless a test says otherwise. */
export interface FakeNode extends Upstream {
  head: Head;
  /** Why it fails its check. */
  problem: Error | undefined;
  isSyncing: boolean;
  /** What its answers wait for. */
  gate: Promise<unknown>;
  /** What it says of a block that it is asked for by hash or height. */
  readBlock: (block: string) => Promise<Head | null>;
  query: (method: string, params: readonly unknown[], signal: CallSignal) => Promise<unknown>;
  /** The methods that it was asked for. */
  readonly asked: string[];
  /** Tells a head by itself. */
  readonly tell: (head: Head) => void;
}

const hashAt = (height: number, branch: string): string => `0x${height.toString(16).padStart(60, "0")}${branch}`;

/** A block whose hash says its height and branch, four hex digits. */
export function headAt(number: number, branch = "aaaa", parentBranch = branch): Head {
  return { number, hash: hashAt(number, branch), parentHash: hashAt(number - 1, parentBranch) };
}

export function createFakeNode(name: string, head: Head): FakeNode {
  const listeners = new Set<(told: Head) => void>();
  const node: FakeNode = {
    name,
    weight: 1,
    concurrency: undefined,
    head,
    problem: undefined,
    isSyncing: false,
    gate: Promise.resolve(),
    asked: [],
    readBlock: async (block) => {
      const number = block.length === 66 ? Number(block.slice(0, 62)) : Number(block);
      return number <= node.head.number ? headAt(number) : null;
    },
    tell: (told) => listeners.forEach((listener) => listener(told)),
    call: () => Promise.reject(new RpcError("InternalError", "broken", { data: { reason: "node_unavailable" } })),
    callOn: (_, { method, params }, signal) => node.call(method, params, signal),
    async query(method, [block]) {
      node.asked.push(method);
      await node.gate;
      if (method === "eth_syncing") return node.isSyncing ? {} : false;
      const found = block === "latest" ? node.head : await node.readBlock(String(block));
      return found && { ...found, number: `0x${found.number.toString(16)}` };
    },
    async check() {
      node.asked.push("eth_chainId");
      await node.gate;
      if (node.problem) throw node.problem;
    },
    isTellingHeads: () => false,
    onPendingTransaction: () => () => undefined,
    onHead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
  return node;
}

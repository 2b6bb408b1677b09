import type { Network } from "../../../src/config/networks.js";
import { type AnswerRequest, type FakeAnswer, handleBody } from "../rskj/answer-body.js";
import { answerAt, findTransaction } from "./answer-at.js";
import { ancestorAt, type BlockTree, type ScriptedBlock } from "./block-tree.js";
import { type NodeFaults, noFaults } from "./node-faults.js";
import { serveHttp } from "./serve-http.js";
import { serveWebSocket } from "./serve-web-socket.js";
import { type Hex, readTransaction, type ScriptedTransaction } from "./signed-transaction.js";

/** A request that a node got. */
export interface SeenRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly over: "http" | "ws";
}

/** A node of the scripted network, over HTTP and WebSocket. */
export interface ScriptedNode {
  readonly url: string;
  readonly wsUrl: string;
  readonly faults: NodeFaults;
  /** Every request, those in batches one by one. */
  readonly requests: readonly SeenRequest[];
  /** The bodies and frames, batches whole. */
  readonly bodies: readonly string[];
  /** Connections that there ever were. */
  readonly connectionCount: { readonly http: number; readonly ws: number };
  /** The tip of the chain that it serves now. */
  readonly head: ScriptedBlock;
  /** The transactions that it took and that aren't in its chain. */
  readonly pool: ReadonlyMap<string, ScriptedTransaction>;
  /** Puts it on a branch of its own, until the network's tip is followed again (undefined). */
  follow(tip: ScriptedBlock | undefined): void;
  /** Takes in what the network or the faults changed; the network calls it. */
  update(): void;
  /** Tells subscribers of newPendingTransactions of a transaction from elsewhere. */
  tellPending(hash: unknown): void;
  /** Breaks the connections that there are; new ones are taken. */
  cutWebSockets(): void;
  close(): Promise<void>;
}

/** What the nodes of a network have in common. */
export interface SharedChain {
  readonly network: Network;
  readonly tree: BlockTree;
  readonly tip: () => ScriptedBlock;
}

/** How a server gets its answers. */
export interface NodeBrain {
  readonly faults: NodeFaults;
  answer(body: Buffer, over: SeenRequest["over"]): FakeAnswer;
  /** Notes what was asked where no answer of the chain's is wanted. */
  record(body: Buffer): void;
  /** Calls back at each new head, until the returned function is called. */
  onHead(listener: (head: ScriptedBlock) => void): () => void;
  /** The same at each transaction that enters the pool. */
  onPending(listener: (hash: unknown) => void): () => void;
}

export async function createScriptedNode(chain: SharedChain): Promise<ScriptedNode> {
  const faults: NodeFaults = { ...noFaults };
  const requests: SeenRequest[] = [];
  const bodies: string[] = [];
  const pool = new Map<string, ScriptedTransaction>();
  const listeners = new Set<(head: ScriptedBlock) => void>();
  const pendingListeners = new Set<(hash: unknown) => void>();
  const tellPending = (hash: unknown): void => {
    for (const listener of pendingListeners) listener(hash);
  };
  let followed: ScriptedBlock | undefined;
  let head = chain.tip();

  function update(): void {
    const tip = followed ?? chain.tip();
    const next = faults.isStuck ? head : ancestorAt(tip, Math.max(0, tip.number - faults.lagBlocks));
    if (!next || next === head) return;
    head = next;
    for (const hash of pool.keys()) if (findTransaction(head, hash)) pool.delete(hash);
    for (const listener of listeners) listener(head);
  }

  const answerOne: AnswerRequest = (method, params) => {
    const said = say({ chain, faults, head, pool, tellPending }, method, params);
    const status = "error" in said && [-32_600, -32_602, -32_700].includes(said.error.code) ? 400 : 200;
    return { status, members: { jsonrpc: "2.0", id: 0, ...said } };
  };

  const brain: NodeBrain = {
    faults,
    answer(body, over) {
      update();
      bodies.push(body.toString("utf8"));
      if (faults.refusesBatches && body[0] === 0x5b) return { status: 200, json: batchTimeout };
      return handleBody(body, (method, params) => {
        requests.push({ method, params, over });
        return answerOne(method, params);
      });
    },
    record: (body) => void bodies.push(body.toString("utf8")),
    onHead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPending(listener) {
      pendingListeners.add(listener);
      return () => pendingListeners.delete(listener);
    },
  };
  const [http, ws] = await Promise.all([serveHttp(brain), serveWebSocket(brain)]);
  return {
    url: `http://127.0.0.1:${http.port}`,
    wsUrl: `ws://127.0.0.1:${ws.port}`,
    faults,
    requests,
    bodies,
    connectionCount: {
      get http() {
        return http.connectionCount();
      },
      get ws() {
        return ws.connectionCount();
      },
    },
    get head() {
      update();
      return head;
    },
    pool,
    follow(tip) {
      followed = tip;
      update();
    },
    update() {
      update();
      if (faults.isDead) for (const server of [http, ws]) server.cut();
    },
    tellPending,
    cutWebSockets: () => ws.cut(),
    close: async () => void (await Promise.all([http.close(), ws.close()])),
  };
}

const batchTimeout = { error: { code: -32_011, message: "Execution has got timeout out." } };

interface Speaker {
  readonly chain: SharedChain;
  readonly faults: NodeFaults;
  readonly head: ScriptedBlock;
  readonly pool: Map<string, ScriptedTransaction>;
  readonly tellPending: (hash: string) => void;
}

function say({ chain, faults, head, pool, tellPending }: Speaker, method: string, params: readonly unknown[]) {
  const chainId = faults.wrongChainId ?? chain.network.chainId;
  if (method === "eth_chainId") return { result: `0x${chainId.toString(16)}` };
  if (method === "net_version") return { result: String(chainId) };
  if (method === "eth_syncing")
    return { result: faults.isSyncing ? { startingBlock: "0x0", currentBlock: "0x1", highestBlock: "0xffff" } : false };
  if (method === "eth_sendRawTransaction") return send({ pool, head, tellPending }, params[0] as Hex);
  if (faults.lacksTraces && method.startsWith("trace_"))
    return { error: { code: -32_601, message: `the method ${method} does not exist/is not available` } };
  const said = answerAt({ tree: chain.tree, head, pool }, method, params);
  return faults.lie && "result" in said ? { result: faults.lie(method, params, said.result) } : said;
}

function send({ pool, head, tellPending }: Pick<Speaker, "pool" | "head" | "tellPending">, raw: Hex) {
  const transaction = tryRead(raw);
  if (!transaction) return { error: { code: -32_602, message: "Invalid input: The RLP byte array is incomplete" } };
  if (findTransaction(head, transaction.hash)) return refuse("transaction nonce too low");
  if (pool.has(transaction.hash)) return refuse("pending transaction with same hash already exists");
  pool.set(transaction.hash, transaction);
  tellPending(transaction.hash);
  return { result: transaction.hash };
}

function tryRead(raw: Hex): ScriptedTransaction | undefined {
  try {
    return readTransaction(raw);
  } catch {
    return undefined;
  }
}

function refuse(message: string) {
  return { error: { code: -32_010, message } };
}

import { RLP } from "@ethereumjs/rlp";
import { hexToBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { accountOf, type DevchainAccount } from "./accounts.js";
import type { Block } from "./block.js";
import type { ChainFile } from "./chain-file.js";
import { blockAt, Chain } from "./chain.js";
import { hex, integer, list, record } from "./codec.js";
import { readHash } from "./fork/fork-base.js";
import { type Fork, type ForkPlan, openFork, requireNoFork } from "./fork/open-fork.js";
import type { Remote } from "./fork/remote.js";
import { makeForkStart, makeGenesis } from "./genesis.js";
import type { BlockHashAt } from "./machine.js";
import { createMachines, type Machines } from "./machines.js";
import type { Turn } from "./shared-thread.js";
import { createStateReader, type StateReader } from "./state-database.js";
import { createNodeFile, type NodeFile, type StateNodes } from "./state-nodes.js";
import { TransactionPool } from "./transaction-pool.js";
import { createWaitingTransactions, type WaitingTransactions } from "./waiting-transactions.js";

/** What a chain file holds, and what executes things on it. */
export interface ChainContent {
  readonly chain: Chain;
  readonly nodes: NodeFile;
  readonly states: StateReader;
  readonly machines: Machines;
  readonly pool: TransactionPool;
  /** The pool's transactions in the file. */
  readonly waiting: WaitingTransactions;
  readonly accounts: readonly DevchainAccount[];
  /** Of a chain that continues a remote one. */
  readonly fork: Fork | undefined;
}

interface ContentOptions {
  readonly chainId: number;
  /** The genesis block's time stamp where there is none yet. */
  readonly nowSeconds: number;
  readonly newPrivateKeys: () => readonly Hex[];
  readonly fork?: ForkPlan | undefined;
}

/** Reads a chain from its file; starts one, with new accounts, in an empty file. */
export async function openContent(file: ChainFile, options: ContentOptions, turn: Turn): Promise<ChainContent> {
  const chain = new Chain(file);
  const nodes = createNodeFile(file);
  if (!options.fork) requireNoFork(chain);
  const plan = options.fork;
  const fork = plan && (await turn.outside(() => openFork({ file, chain, nodes }, plan)));
  const states = createStateReader(nodes, fork?.state);
  const waiting = createWaitingTransactions(file);
  const blockHashAt = createBlockHashAt(chain, fork?.remote);
  const machines = createMachines({ chainId: options.chainId, nodes, blockHashAt, forked: fork?.state });
  const origins = originsIn(file);
  const { chainId, privateKeys } = origins.read() ?? {
    chainId: options.chainId,
    privateKeys: options.newPrivateKeys(),
  };
  if (chainId !== options.chainId) throw new Error(`the devchain is of chain ${chainId}, not ${options.chainId}`);
  const accounts = privateKeys.map(accountOf);
  if (chain.isEmpty) {
    const start = { accounts: accounts.map(({ address }) => address), timestamp: options.nowSeconds };
    const first = await (fork
      ? makeForkStart({ machines, turn }, { ...start, fork })
      : makeGenesis({ machines, turn }, start));
    chain.append(first.block, () => {
      nodes.write(first.nodes, first.block.header.number);
      origins.write({ chainId, privateKeys });
    });
  }
  const pool = new TransactionPool();
  for (const transaction of waiting.all()) {
    pool.add(transaction, (await states.readAccount(chain.head, transaction.from, turn)).nonce);
  }
  return { chain, nodes, states, machines, pool, waiting, accounts, fork };
}

/** Hashes of a fork's earlier blocks are the remote node's. */
function createBlockHashAt(chain: Chain, remote: Remote | undefined): BlockHashAt {
  return (height) =>
    remote && height < chain.firstHeight
      ? readHash(remote, height).then(hexToBytes)
      : hexToBytes(blockAt(chain)(height).hash);
}

/** Adds a block, and what it writes to the state, to the file and to what is remembered; in the file together with what `writeMore` changes. */
export function appendBlock(content: ChainContent, block: Block, written: StateNodes, writeMore: () => void): void {
  const { chain, nodes, waiting, pool } = content;
  chain.append(block, () => {
    nodes.write(written, block.header.number);
    waiting.removeMined(block.transactions);
    writeMore();
  });
  pool.removeMined(block.transactions);
}

/** Forgets the blocks above a height and what waits, in the file together with what `writeMore` changes. */
export function cutChain({ chain, nodes, waiting, pool }: ChainContent, height: number, writeMore: () => void): void {
  chain.cutTo(height, () => {
    nodes.removeAbove(height);
    waiting.clear();
    writeMore();
  });
  pool.clear();
}

interface Unwinding {
  readonly turn: Turn;
  readonly writeMore: () => void;
}

/** The same, but these blocks can still be read by their hash, and their transactions wait for a block again. */
export async function unwindChain(content: ChainContent, height: number, unwinding: Unwinding): Promise<void> {
  const { turn, writeMore } = unwinding;
  const { chain, states, waiting, pool } = content;
  const heights = Array.from({ length: chain.head.header.number - height }, (_, index) => height + 1 + index);
  const removed = heights.map(blockAt(chain));
  const transactions = [...removed.flatMap((block) => block.transactions), ...waiting.all()];
  cutChain(content, height, () => {
    writeMore();
    waiting.restore(transactions);
  });
  chain.keepRemoved(removed);
  for (const transaction of transactions)
    pool.add(transaction, (await states.readAccount(chain.head, transaction.from, turn)).nonce);
}

/** What a chain is started with, once. */
interface Origin {
  readonly chainId: number;
  readonly privateKeys: readonly Hex[];
}

const originCodec = record<Origin>({ chainId: integer, privateKeys: list(hex) });

function originsIn(file: ChainFile) {
  const select = file.prepare("SELECT content FROM origin");
  const insert = file.prepare("INSERT INTO origin (id, content) VALUES (1, ?)");
  return {
    read(): Origin | undefined {
      const row = select.get() as { content: Uint8Array } | undefined;
      return row && originCodec.read(RLP.decode(row.content));
    },
    write: (origin: Origin) => void insert.run(RLP.encode(originCodec.write(origin))),
  };
}

import { accountOf, type DevchainAccount, newPrivateKeys } from "./accounts.js";
import type { Block, Transaction } from "./block.js";
import type { Chain } from "./chain.js";
import type { DraftBlock } from "./draft-block.js";
import { createGasPrices, type GasPrices } from "./gas-price.js";
import { makeGenesis } from "./genesis.js";
import type { Hex } from "./hex.js";
import type { Journal } from "./journal.js";
import type { Machines } from "./machines.js";
import { createPool, type Pool } from "./pool.js";
import { type BlockRecord, decodeRecord, encodeGenesis, type GenesisRecord } from "./records.js";
import { sealBlock } from "./seal-block.js";
import type { Turn } from "./shared-thread.js";
import type { StateDatabase } from "./state-database.js";

/** All that a running devchain remembers. */
export interface ChainContent {
  readonly chain: Chain;
  readonly pool: Pool;
  readonly gasPrices: GasPrices;
  readonly accounts: readonly DevchainAccount[];
}

interface LoadParts {
  readonly chainId: number;
  readonly journal: Pick<Journal, "records" | "append">;
  readonly machines: Machines;
  readonly database: StateDatabase;
  readonly draftBlock: DraftBlock;
  readonly nowSeconds: number;
  readonly turn: Turn;
  /** Empty; filled as the journal is read, since code that is executed anew may ask for its block hashes. */
  readonly chain: Chain;
}

/** Brings a chain back from its journal by executing it anew; starts one, with new accounts, in an empty journal. */
export async function loadChain(parts: LoadParts): Promise<ChainContent> {
  const records = parts.journal.records[Symbol.iterator]();
  const first = records.next();
  const genesis = first.done ? startJournal(parts) : decodeRecord(first.value);
  if (genesis.kind !== "genesis") throw new Error("the chain's journal doesn't begin with a genesis");
  const content = await startContent(parts, genesis);
  for (let record = records.next(); !record.done; record = records.next()) {
    await replay(parts, content, record.value);
  }
  return content;
}

function startJournal({ chainId, journal, nowSeconds }: LoadParts): GenesisRecord {
  const record = { chainId, timestamp: nowSeconds, privateKeys: newPrivateKeys() };
  journal.append(encodeGenesis(record));
  return { kind: "genesis", ...record };
}

async function startContent(
  parts: LoadParts,
  { chainId, timestamp, privateKeys }: GenesisRecord,
): Promise<ChainContent> {
  if (chainId !== parts.chainId) throw new Error(`the chain's journal is of chain ${chainId}, not ${parts.chainId}`);
  const accounts = privateKeys.map(accountOf);
  const addresses = accounts.map(({ address }) => address);
  parts.chain.append(await makeGenesis(parts, { timestamp, accounts: addresses }));
  return { chain: parts.chain, pool: createPool(), gasPrices: createGasPrices(), accounts };
}

async function replay(parts: LoadParts, content: ChainContent, bytes: Uint8Array): Promise<void> {
  const record = decodeRecord(bytes);
  if (record.kind === "genesis") throw new Error("the chain's journal has a second genesis");
  if (record.kind === "transaction") await replayTransaction(parts, content, record.transaction);
  else appendBlock(content, await replayBlock(parts, content, record));
}

async function replayTransaction({ database }: LoadParts, { chain, pool }: ChainContent, transaction: Transaction) {
  const account = await database.readAccount(chain.head().header.stateRoot, transaction.from);
  pool.add(transaction, account.nonce);
}

async function replayBlock(
  { draftBlock, turn }: LoadParts,
  { chain, pool }: ChainContent,
  record: BlockRecord,
): Promise<Block> {
  const { timestamp, hash, proof, transactionHashes } = record;
  const transactions = transactionHashes.map((each) => waiting(pool, each));
  const draft = await draftBlock({ parent: chain.head(), transactions, timestamp }, turn);
  const block = sealBlock(draft, blockAt(chain), proof);
  if (block.hash === hash) return block;
  throw new Error(
    `block ${draft.header.number} of the chain's journal doesn't execute to its hash: another version made it; start anew (reset)`,
  );
}

function waiting(pool: Pool, hash: Hex): Transaction {
  const transaction = pool.get(hash);
  if (!transaction) throw new Error(`the chain's journal lacks transaction ${hash}`);
  return transaction;
}

/** Adds a block that lasts to what is remembered. */
export function appendBlock({ chain, pool, gasPrices }: ChainContent, block: Block): void {
  chain.append(block);
  pool.removeMined(block.transactions);
  gasPrices.record(block);
}

/** The chain's block at a height that it surely has. */
export function blockAt(chain: Chain): (height: number) => Block {
  return (height) => {
    const block = chain.at(height);
    if (!block) throw new Error(`there is no block ${height}`);
    return block;
  };
}

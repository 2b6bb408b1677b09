import { bytesToHex, createAddressFromString } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { bloomOf } from "../rootstock/logs-bloom.js";
import type { RootstockHeader } from "../rootstock/merged-mining/header.js";
import type { Block, BlockDraft, Receipt, Transaction } from "./block.js";
import { blockDifficulty, blockGasLimit, minerAddress, minimumGasPrice } from "./chain-rules.js";
import { encodeReceipt } from "./encode-receipt.js";
import { type Execution, executeTransaction } from "./execute-transaction.js";
import type { Machine } from "./machine.js";
import type { Machines } from "./machines.js";
import { orderedTrieRoot } from "./ordered-trie.js";
import type { Turn } from "./shared-thread.js";
import type { StateNodes } from "./state-nodes.js";

/** keccak256(RLP of an empty list): the devchain has no uncles. */
export const noUnclesHash: Hex = "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347";

/** The part of a header that is known before its transactions are executed. */
type EmptyHeader = Omit<RootstockHeader, "stateRoot" | "transactionsRoot" | "receiptsRoot" | "logsBloom">;

/** What to put on which block, and when. */
export interface BlockPlan {
  readonly parent: Block;
  /** In order; transactions that don't fit or lack funds are left out. */
  readonly transactions: readonly Transaction[];
  readonly timestamp: number;
}

/** A block that isn't mined, with what it writes to the state. */
export interface DraftedBlock extends BlockDraft {
  readonly nodes: StateNodes;
}

/** Executes transactions on top of a block. */
export type DraftBlock = (plan: BlockPlan, turn: Turn) => Promise<DraftedBlock>;

export function createDraftBlock(machines: Machines): DraftBlock {
  return ({ parent, transactions, timestamp }, turn) =>
    machines.use(parent, turn, async (machine) => {
      const empty = emptyHeader(parent, timestamp);
      await machine.state.checkpoint();
      const executed = await executeAll(machine, transactions, empty);
      await machine.state.commit();
      const stateRoot = bytesToHex(await machine.state.getStateRoot());
      const header = { ...empty, ...(await commitments(executed)), stateRoot };
      const totalDifficulty = parent.totalDifficulty + header.difficulty;
      return { header, ...executed, totalDifficulty, nodes: machine.nodes.written };
    });
}

function emptyHeader({ hash, header }: Block, timestamp: number): EmptyHeader {
  return {
    parentHash: hash,
    sha3Uncles: noUnclesHash,
    miner: minerAddress,
    difficulty: blockDifficulty,
    number: header.number + 1,
    gasLimit: BigInt(blockGasLimit),
    gasUsed: 0n,
    timestamp,
    extraData: "0x",
    paidFees: 0n,
    minimumGasPrice,
    uncleCount: 0,
    edges: [],
  };
}

type Executed = Pick<BlockDraft, "transactions" | "receipts">;

async function executeAll(machine: Machine, wanted: readonly Transaction[], empty: EmptyHeader): Promise<Executed> {
  const transactions: Transaction[] = [];
  const receipts: Receipt[] = [];
  // No code can read the members that are still to come.
  const header = empty as RootstockHeader;
  for (const transaction of wanted) {
    const last = receipts.at(-1);
    const gasLeft = header.gasLimit - (last?.cumulativeGasUsed ?? 0n);
    if (transaction.gas > gasLeft || !(await isNextAndPaid(machine, transaction))) continue;
    receipts.push(nextReceipt(last, await executeTransaction(machine, transaction, header)));
    transactions.push(transaction);
  }
  return { transactions, receipts };
}

async function isNextAndPaid({ state }: Machine, { from, nonce, gas, gasPrice, value }: Transaction): Promise<boolean> {
  const account = await state.getAccount(createAddressFromString(from));
  return account !== undefined && account.nonce === nonce && account.balance >= gas * gasPrice + value;
}

function nextReceipt(last: Receipt | undefined, execution: Execution): Receipt {
  return {
    ...execution,
    cumulativeGasUsed: (last?.cumulativeGasUsed ?? 0n) + execution.gasUsed,
    firstLogIndex: last ? last.firstLogIndex + last.logs.length : 0,
  };
}

async function commitments({ transactions, receipts }: Executed) {
  const fees = receipts.map(({ gasUsed }, index) => gasUsed * (transactions[index]?.gasPrice ?? 0n));
  return {
    transactionsRoot: await orderedTrieRoot(transactions.map(({ raw }) => raw)),
    receiptsRoot: await orderedTrieRoot(receipts.map(encodeReceipt)),
    logsBloom: bloomOf(receipts.flatMap(({ logs }) => logs)),
    gasUsed: receipts.at(-1)?.cumulativeGasUsed ?? 0n,
    paidFees: fees.reduce((sum, fee) => sum + fee, 0n),
  };
}

import { type MethodName, methods, type NodeMethod } from "../../../generated/methods.js";
import type { Block, Log, Receipt, RpcMethods, Trace, Transaction } from "../../../generated/types.js";
import { hashRawHeader } from "../../rootstock/merged-mining/hash-raw-header.js";
import type { CallResult, Finding, VerificationFailure } from "./verification-failure.js";
import { type BlockParts, verifyWholeBlock } from "./verify-block.js";
import { bloomOfLogs, type Filter, findBloomProblem, findFilterProblem, takesAll } from "./verify-logs.js";
import { findTransactionProblem } from "./verify-transaction.js";

export interface VerificationParts extends BlockParts {
  /** The bloom filters of blocks that proved well. */
  readonly blooms: Map<string, string>;
  /** Asks the same node for a block. */
  readonly readBlock: (hash: string) => Promise<unknown>;
}

type Verify<R> = (
  result: CallResult & { readonly result: R },
  parts: VerificationParts,
) => Promise<Finding | undefined> | Finding | undefined;

/** Maximum number of blocks that a range of logs is verified against. */
const maxBlocks = 4;

const maxBlooms = 256;

/**
 * Finds an error in a result. A `null` cannot be verified, nor omissions: the logs of a receipt together with their filter, or blocks of
 * a range.
 */
export async function verifyResult(result: CallResult, parts: VerificationParts): Promise<Finding | undefined> {
  const drift = verifyForm(result);
  if (drift || result.result === null) return drift;
  const verify = (verifiers as Partial<Record<MethodName, Verify<unknown>>>)[result.method];
  return verify?.(result, parts);
}

function verifyForm({ method, result }: CallResult): VerificationFailure | undefined {
  const { validateResult } = methods[method];
  const needsId =
    /^eth_getTransactionByBlock\w+AndIndex$/.test(method) && typeof result === "object" && result !== null;
  // The gateway gives it its `_id` later.
  if (validateResult(needsId ? { _id: "0".repeat(24), ...result } : result)) return undefined;
  const [error] = validateResult.errors ?? [];
  return { kind: "schema", problem: `${method}: result${error?.instancePath ?? ""} ${error?.message ?? ""}` };
}

const verifyBlockResult: Verify<Block> = async ({ method, params: [asked], result: block }, parts) => {
  if (method === "eth_getBlockByHash" && block.hash !== asked) return wrongResult(`block ${block.hash}`);
  if (block.number === null) return asked === "pending" ? undefined : wrongResult("a pending block");
  const height = asked === "earliest" ? 0 : asked === "latest" ? undefined : Number(asked);
  const isOther = method === "eth_getBlockByNumber" && height !== undefined && Number(block.number) !== height;
  return isOther ? wrongResult(`block ${block.number}`) : verifyAndNote(block, parts);
};

const verifyTransactionResult: Verify<Transaction> = ({ method, params, result: transaction }, { chainId }) => {
  const isOther =
    method === "eth_getTransactionByHash" ? transaction.hash !== params[0] : !isAt(transaction, method, params);
  if (isOther) return wrongResult(`transaction ${transaction.hash}`);
  const problem = findTransactionProblem(transaction, chainId);
  return problem === undefined ? undefined : { kind: "transaction", problem };
};

const verifyReceiptResult: Verify<Receipt> = async ({ params, result: receipt }, parts) => {
  const { logs, logsBloom, transactionHash, blockHash } = receipt;
  if (transactionHash !== params[0]) return wrongResult(`the receipt of ${transactionHash}`);
  if (logs.some((log) => log.transactionHash !== transactionHash || log.blockHash !== blockHash))
    return { kind: "logs", problem: "a receipt with logs of another transaction" };
  if (bloomOfLogs(logs) !== logsBloom) return { kind: "logs", problem: "not the logs that the receipt's filter is of" };
  return verifyLogsOfBlock(blockHash, { logs, isWhole: false }, parts);
};

const verifyLogsResult: Verify<readonly Log[]> = async ({ params, result: logs }, parts) => {
  const filter = params[0] as Filter;
  for (const log of logs) {
    const problem = findFilterProblem(log, filter);
    if (problem !== undefined) return wrongResult(problem);
  }
  const isWhole = takesAll(filter);
  for (const [hash, ofBlock] of sampleOf(logs, filter)) {
    const failure = await verifyLogsOfBlock(hash, { logs: ofBlock, isWhole }, parts);
    if (failure) return failure;
  }
  return undefined;
};

const verifyRawHeader: Verify<string> = ({ params: [asked], result: raw }) => {
  const hash = hashOf(raw);
  return hash === asked ? undefined : { kind: "block", problem: `the raw header of ${hash}` };
};

function hashOf(raw: string): string {
  try {
    return hashRawHeader(Buffer.from(raw.slice(2), "hex"));
  } catch (error) {
    return `no block: ${(error as Error).message}`;
  }
}

const verifyTraces: Verify<readonly Trace[]> = ({ method, params: [asked], result: traces }) => {
  const isRight = ({ transactionHash, blockNumber }: Trace): boolean => {
    if (method === "trace_transaction") return transactionHash === asked;
    return !isHeight(asked) || blockNumber === Number(asked);
  };
  const other = traces.find((trace) => !isRight(trace));
  return other && wrongResult(`a trace of transaction ${other.transactionHash} in block ${other.blockNumber}`);
};

function isHeight(asked: unknown): asked is string {
  return typeof asked === "string" && asked.startsWith("0x") && asked.length < 66;
}

const nothingToVerify: Verify<unknown> = () => undefined;

type ResultOf<M extends MethodName> = NonNullable<RpcMethods[M]["result"]>;

/** Methods whose results are lists or objects, by the document: each has a verifier, or says that there is nothing to verify. */
type StructuredMethod = { [M in NodeMethod]: ResultOf<M> extends object ? M : never }[NodeMethod];

const verifiers: { readonly [M in StructuredMethod | "rsk_getRawBlockHeaderByHash"]: Verify<ResultOf<M>> } = {
  eth_getBlockByHash: verifyBlockResult,
  eth_getBlockByNumber: verifyBlockResult,
  eth_getTransactionByHash: verifyTransactionResult,
  eth_getTransactionByBlockHashAndIndex: verifyTransactionResult,
  eth_getTransactionByBlockNumberAndIndex: verifyTransactionResult,
  eth_getTransactionReceipt: verifyReceiptResult,
  eth_getLogs: verifyLogsResult,
  rsk_getRawBlockHeaderByHash: verifyRawHeader,
  // A proof, which its reader verifies against the receipts root of a header.
  rsk_getTransactionReceiptNodesByHash: nothingToVerify,
  trace_block: verifyTraces,
  trace_transaction: verifyTraces,
  // Each node has its own.
  txpool_content: nothingToVerify,
};

interface LogsOfBlock {
  readonly logs: readonly Log[];
  /** Whether they should be all that the block has. */
  readonly isWhole: boolean;
}

/** Holds logs against their block, which proves its bloom filter by its hash. */
async function verifyLogsOfBlock(hash: string, { logs, isWhole }: LogsOfBlock, parts: VerificationParts) {
  if (logs.length === 0 && !isWhole) return undefined;
  if (!parts.blooms.has(hash)) {
    const block = await parts.readBlock(hash);
    const failure = await verifyResult({ method: "eth_getBlockByHash", params: [hash, false], result: block }, parts);
    if (failure) return failure;
  }
  const bloom = parts.blooms.get(hash);
  // A reorganisation may have taken the block away.
  const problem = bloom === undefined ? undefined : findBloomProblem(logs, bloom, isWhole);
  return problem === undefined ? undefined : ({ kind: "logs", problem } as const);
}

/** The logs by block, of a few blocks evenly over the result. */
function sampleOf(logs: readonly Log[], { blockHash }: Filter): readonly (readonly [string, readonly Log[]])[] {
  if (blockHash !== undefined) return [[blockHash, logs]];
  const ofBlocks = new Map<string, Log[]>();
  for (const log of logs) {
    const hash = log.blockHash ?? "";
    const known = ofBlocks.get(hash);
    if (known) known.push(log);
    else ofBlocks.set(hash, [log]);
  }
  const all = [...ofBlocks];
  const step = Math.ceil(all.length / maxBlocks);
  return all.filter((_, index) => index % step === 0);
}

async function verifyAndNote(block: Block, parts: VerificationParts): Promise<Finding | undefined> {
  const { blooms } = parts;
  const finding = await verifyWholeBlock(block, parts);
  if (finding || block.hash === null || block.logsBloom === null) return finding;
  blooms.set(block.hash, block.logsBloom);
  for (const oldest of blooms.keys()) if (blooms.size > maxBlooms) blooms.delete(oldest);
  return undefined;
}

function isAt(transaction: Transaction, method: MethodName, [block, index]: readonly unknown[]): boolean {
  const { blockHash, blockNumber, transactionIndex } = transaction;
  if (block === "pending") return true;
  if (Number(transactionIndex) !== Number(index)) return false;
  if (method === "eth_getTransactionByBlockHashAndIndex") return blockHash === block;
  return block === "latest" || Number(blockNumber) === (block === "earliest" ? 0 : Number(block));
}

function wrongResult(problem: string): VerificationFailure {
  return { kind: "question", problem: `not what was asked for: ${problem}` };
}

import { hexToBytes } from "@ethereumjs/util";
import type { MethodName } from "../../../generated/methods.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { DevchainAccount } from "./accounts.js";
import type { Answer } from "./answer.js";
import { type BlockTiming, createBlockProduction } from "./block-production.js";
import { createChain } from "./chain.js";
import { createChainMethods } from "./chain-methods.js";
import type { Clock } from "./clock.js";
import { createDraftBlock } from "./draft-block.js";
import type { Journal } from "./journal.js";
import { appendBlock, blockAt, loadChain } from "./load-chain.js";
import { createMachines } from "./machines.js";
import { createPendingBlock } from "./pending-block.js";
import { encodeBlock } from "./records.js";
import { sealBlock } from "./seal-block.js";
import { createSendTransaction } from "./send-transaction.js";
import { createSerially } from "./serially.js";
import { createSimulate } from "./simulate.js";
import { createStateDatabase } from "./state-database.js";
import { createStateMethods } from "./state-methods.js";

/** A devchain in this thread. */
export interface Engine {
  readonly accounts: readonly DevchainAccount[];
  /** The result of a method, as a JSON value; failures are RpcErrors. */
  call(method: MethodName, params: readonly unknown[], signal: AbortSignal): Promise<unknown>;
  /** Makes no more blocks; resolves when the one under way is done. The journal is the caller's to close. */
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly chainId: number;
  readonly timing: BlockTiming;
}

export interface EngineParts {
  readonly journal: Pick<Journal, "records" | "append">;
  readonly clock: Clock;
  /** The engine can't go on: the journal failed, so what follows would not last, or a block can't be made. */
  readonly onFailure: (cause: unknown) => void;
}

/** Blocks under way at once: the next one, and the pending one as somebody asked for it. */
const maxDrafts = 2;
/** Calls and estimates that share the thread; more wait, but never a block. */
const maxCalls = 16;

/** The methods that reach a node: the others the gateway answers itself. */
type NodeMethod = Exclude<MethodName, "eth_accounts" | "eth_chainId" | "net_version" | "web3_sha3">;

/** Loads the chain and starts making blocks. */
export async function createEngine({ chainId, timing }: EngineOptions, parts: EngineParts): Promise<Engine> {
  const { clock, onFailure } = parts;
  const journal = withFailureReport(parts);
  const opened = await openChain(chainId, { ...parts, journal });
  const { chain, pool, pendingBlock } = opened;
  const serially = createSerially();

  const makeBlock = () =>
    serially(async () => {
      const block = sealBlock(await pendingBlock(), blockAt(chain));
      journal.append(encodeBlock(block));
      appendBlock(opened, block);
      return { isMoreWaiting: pool.best(1).length > 0 };
    });
  const production = createBlockProduction(timing, { clock, makeBlock, onFailure }, pool.best(1).length > 0);

  const answers: Readonly<Record<NodeMethod, Answer>> = {
    ...createChainMethods(opened),
    ...createStateMethods(opened),
    eth_sendRawTransaction: createSendTransaction({ ...opened, journal, serially, production }),
  };

  return {
    accounts: opened.accounts,
    async call(method, params, signal) {
      if (!(method in answers)) throw new RpcError("MethodNotFound");
      return answers[method as NodeMethod](params, signal);
    },
    async close() {
      production.close();
      await serially(() => Promise.resolve());
    },
  };
}

/** The chain as the journal has it, and what executes things on it. */
async function openChain(chainId: number, { journal, clock }: EngineParts) {
  const database = createStateDatabase();
  const chain = createChain();
  const machineParts = { chainId, database, blockHashAt: (height: number) => hexToBytes(blockAt(chain)(height).hash) };
  const machines = createMachines(machineParts, maxDrafts);
  const draftBlock = createDraftBlock(machines);
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const content = await loadChain({ chainId, journal, machines, database, draftBlock, nowSeconds, chain });
  return {
    ...content,
    chainId,
    database,
    pendingBlock: createPendingBlock({ ...content, draftBlock, clock }),
    simulate: createSimulate(createMachines(machineParts, maxCalls)),
  };
}

/** A journal that has failed once takes no more: whoever runs the engine has to start it anew. */
function withFailureReport({ journal, onFailure }: EngineParts): EngineParts["journal"] {
  return {
    records: journal.records,
    append(record) {
      try {
        journal.append(record);
      } catch (cause) {
        onFailure(cause);
        throw cause;
      }
    },
  };
}

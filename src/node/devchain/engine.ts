import { hexToBytes } from "@ethereumjs/util";
import type { MethodName } from "../../../generated/methods.js";
import { type CallSignal, laneOf } from "../../rpc/call-signal.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { waitTurn } from "../../rpc/wait-turn.js";
import { FairSlots } from "../../turns/fair-slots.js";
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
import { createPendingBlock, planBlock } from "./pending-block.js";
import { encodeBlock } from "./records.js";
import { sealBlock } from "./seal-block.js";
import { createSendTransaction } from "./send-transaction.js";
import { createSerially } from "./serially.js";
import { mining, type SharedThread, type Turn } from "./shared-thread.js";
import { createSimulate } from "./simulate.js";
import { createStateDatabase } from "./state-database.js";
import { createStateMethods } from "./state-methods.js";

/** A devchain in this thread. */
export interface Engine {
  readonly accounts: readonly DevchainAccount[];
  /** The result of a method, as a JSON value; failures are RpcErrors. */
  call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<unknown>;
  /** Makes no more blocks; resolves when the one under way is done. The journal is the caller's to close. */
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly chainId: number;
  readonly timing: BlockTiming;
  /** A call's own time on the thread; past it, DeadlineOrSize. */
  readonly maxCallMs: number;
}

export interface EngineParts {
  readonly journal: Pick<Journal, "records" | "append">;
  readonly clock: Clock;
  readonly thread: SharedThread;
  /** The engine can't go on: the journal failed, so what follows would not last, or a block can't be made. */
  readonly onFailure: (cause: unknown) => void;
}

/** Calls that have begun hold memory; more wait, in turn. */
const maxBegunCalls = 16;
const maxWaitingCalls = 1_024;

/** The methods that reach a node: the others the gateway answers itself. */
type NodeMethod = Exclude<MethodName, "eth_accounts" | "eth_chainId" | "net_version" | "web3_sha3">;

/** Loads the chain and starts making blocks. */
export async function createEngine(options: EngineOptions, parts: EngineParts): Promise<Engine> {
  const { chainId, timing, maxCallMs } = options;
  const { clock, onFailure, thread } = parts;
  const journal = withFailureReport(parts);
  const opened = await openChain(chainId, { ...parts, journal });
  const { chain, pool, draftBlock } = opened;
  const serially = createSerially();

  const makeBlock = () =>
    serially(() =>
      thread.run(mining, async (turn) => {
        const draft = await draftBlock(planBlock({ chain, pool, clock }), turn);
        const block = sealBlock(draft, blockAt(chain));
        journal.append(encodeBlock(block));
        appendBlock(opened, block);
        return { isMoreWaiting: pool.best(1).length > 0 };
      }),
    );
  const slots = new FairSlots(maxBegunCalls, maxWaitingCalls);
  const production = createBlockProduction(timing, { clock, makeBlock, onFailure }, pool.best(1).length > 0);

  const answers: Readonly<Record<NodeMethod, Answer>> = {
    ...createChainMethods(opened),
    ...createStateMethods({ ...opened, maxCallMs }),
    eth_sendRawTransaction: createSendTransaction({ ...opened, journal, serially, production }),
  };

  return {
    accounts: opened.accounts,
    async call(method, params, signal) {
      if (!(method in answers)) throw new RpcError("MethodNotFound");
      await begin(slots, signal);
      try {
        const answer = (turn: Turn) => answers[method as NodeMethod](params, turn);
        return await thread.run(signal, answer, { maxMs: maxCallMs });
      } finally {
        slots.free(laneOf(signal));
      }
    },
    async close() {
      production.close();
      await serially(() => Promise.resolve());
    },
  };
}

async function begin(slots: FairSlots, signal: CallSignal): Promise<void> {
  const lane = laneOf(signal);
  if (slots.take(lane)) return;
  if (slots.isFull(lane)) throw new RpcError("RateLimited", "too many calls are waiting: try again soon");
  await waitTurn(signal, (go) => slots.wait(lane, go));
}

/** The chain as the journal has it, and what executes things on it. */
async function openChain(chainId: number, { journal, clock, thread }: EngineParts) {
  const database = createStateDatabase();
  const chain = createChain();
  const machineParts = { chainId, database, blockHashAt: (height: number) => hexToBytes(blockAt(chain)(height).hash) };
  const machines = createMachines(machineParts);
  const draftBlock = createDraftBlock(machines);
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const loadParts = { chainId, journal, machines, database, draftBlock, nowSeconds, chain };
  const content = await thread.run(mining, (turn) => loadChain({ ...loadParts, turn }));
  return {
    ...content,
    chainId,
    database,
    draftBlock,
    pendingBlock: createPendingBlock({ ...content, draftBlock, clock, thread }),
    simulate: createSimulate(machines),
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

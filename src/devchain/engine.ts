import type { DevchainOnlyMethod, MethodName, NodeMethod } from "../../generated/methods.js";
import type { Hex } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import { type CallSignal, laneOf } from "../turns/call-signal.js";
import { FairSlots } from "../turns/fair-slots.js";
import { waitTurn } from "../turns/wait-turn.js";
import { createAccountMethods } from "./account-methods.js";
import type { DevchainAccount } from "./accounts.js";
import { BlockProduction, type BlockTiming } from "./block-production.js";
import { type ChainClock, createChainClock } from "./chain-clock.js";
import { appendBlock, type ChainContent, openContent } from "./chain-content.js";
import type { ChainFile } from "./chain-file.js";
import { createChainMethods } from "./chain-methods.js";
import { ancestorAt } from "./chain.js";
import { createChangeState } from "./change-state.js";
import { type Control, createControl } from "./control.js";
import type { DevchainMethod } from "./devchain-method.js";
import { createDevelopmentMethods } from "./development-methods.js";
import { createDraftBlock } from "./draft-block.js";
import { createExecutionMethods } from "./execution-methods.js";
import type { ForkPlan } from "./fork/open-fork.js";
import { createPendingBlock, type PendingBlock, planBlock } from "./pending-block.js";
import { createProofMethods } from "./proof-methods.js";
import { sealBlock } from "./seal-block.js";
import { type Accept, createAccept, createSendTransaction } from "./send-transaction.js";
import { mining, type SharedThread, type Turn } from "./shared-thread.js";
import { createSimulate } from "./simulate.js";
import { createStateMethods } from "./state-methods.js";
import type { Clock } from "./timer-clock.js";
import { createTraceMethods } from "./trace-methods.js";

/** A devchain in this thread. */
export interface Engine {
  readonly accounts: readonly DevchainAccount[];
  /** The result of a method, as a JSON value; failures are RpcErrors. */
  call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<unknown>;
  readonly control: Control;
  /** Makes no more blocks; resolves when the one under way is done. The file is the caller's to close. */
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly chainId: number;
  readonly timing: BlockTiming;
  /** Most blocks that a command can replace. */
  readonly maxReorgBlocks: number;
  /** A call's own time on the thread; past it, LimitExceeded. */
  readonly maxCallMs: number;
}

export interface EngineParts {
  readonly file: ChainFile;
  readonly clock: Clock;
  /** Of the accounts that a new chain starts with. */
  readonly newPrivateKeys: () => readonly Hex[];
  readonly thread: SharedThread;
  /** What the chain is to continue, if it is a fork. */
  readonly fork?: ForkPlan | undefined;
  /** The engine can't go on: the file can't be written, so what follows would not last, or a block can't be made. */
  readonly onFailure: (cause: unknown) => void;
}

/** Calls that have begun hold memory; more wait, in turn. */
const maxBegunCalls = 16;
const maxWaitingCalls = 1_024;

/** Opens the chain and starts making blocks. */
export async function createEngine(options: EngineOptions, parts: EngineParts): Promise<Engine> {
  const { chainId, timing, maxReorgBlocks, maxCallMs } = options;
  const { thread } = parts;
  const file = withFailureReport(parts);
  const clock = createChainClock(file, parts.clock);
  const nowSeconds = Math.floor(clock.nowMs() / 1_000);
  const content = await thread.run(mining, (turn) => openContent(file, { ...parts, chainId, nowSeconds }, turn));
  const { machines } = content;
  const draftBlock = createDraftBlock(machines);
  const pendingBlock = createPendingBlock({ ...content, draftBlock, clock, thread });
  const production = new BlockProduction(timing, createProducer(content, { ...parts, clock, draftBlock }));
  const accept = createAccept(chainId, content);
  const ofChain = { ...parts, file, clock, content, production, pendingBlock };
  const control = createControl({ ...ofChain, chainId, maxReorgBlocks, accept });
  const handlers = await createHandlers(options, { ...ofChain, accept, control });
  const slots = new FairSlots(maxBegunCalls, maxWaitingCalls);

  return {
    accounts: content.accounts,
    async call(method, params, signal) {
      if (!(method in handlers)) throw new RpcError("MethodNotFound");
      await begin(slots, signal);
      const { cuts } = content.chain;
      try {
        const run = (turn: Turn) => handlers[method as keyof typeof handlers](params, turn);
        return await thread.run(signal, run, { maxMs: maxCallMs });
      } catch (error) {
        if (error instanceof RpcError || cuts === content.chain.cuts) throw error;
        throw new RpcError("InvalidParams", "block not found: the chain was reset while the call ran");
      } finally {
        slots.free(laneOf(signal));
      }
    },
    control,
    close: () => production.close(),
  };
}

interface HandlerParts {
  readonly content: ChainContent;
  readonly thread: SharedThread;
  readonly production: BlockProduction;
  readonly pendingBlock: PendingBlock;
  readonly accept: Accept;
  readonly control: Control;
}

/** What runs each method. */
async function createHandlers({ chainId, maxCallMs }: EngineOptions, parts: HandlerParts) {
  const { content, thread, production, pendingBlock, accept, control } = parts;
  const state = { ...content, pendingBlock };
  const execution = createExecutionMethods({ ...state, simulate: createSimulate(content.machines), maxCallMs });
  const development = { ...content, chainId, control, impersonated: new Set<Hex>() };
  const changeState = createChangeState({ content, production, thread });
  const handlers: Readonly<Record<NodeMethod | DevchainOnlyMethod, DevchainMethod>> = {
    ...createChainMethods(state),
    ...createProofMethods(state),
    ...createStateMethods(state),
    ...execution,
    ...createTraceMethods(state),
    ...createDevelopmentMethods(development),
    ...createAccountMethods({
      ...development,
      changeState,
      accept,
      production,
      estimateGas: (params, turn) => execution.eth_estimateGas(params, turn),
    }),
    eth_sendRawTransaction: createSendTransaction(accept, production),
  };
  if (!content.fork) return handlers;
  // Only now, since it loads what the document says of all methods, a third of what the thread would load.
  const { withRemote } = await import("./fork/fork-methods.js");
  return withRemote(handlers, { chain: content.chain, remote: content.fork.remote });
}

async function begin(slots: FairSlots, signal: CallSignal): Promise<void> {
  const lane = laneOf(signal);
  if (slots.take(lane)) return;
  if (slots.isFull(lane)) throw new RpcError("RateLimited", "too many calls are waiting: try again soon");
  await waitTurn(signal, (go) => slots.wait(lane, go));
}

interface ProducerParts extends EngineParts {
  readonly clock: ChainClock;
  readonly draftBlock: ReturnType<typeof createDraftBlock>;
}

function createProducer(content: ChainContent, { clock, thread, draftBlock, onFailure }: ProducerParts) {
  const { chain, pool } = content;
  return {
    clock,
    onFailure,
    isWaiting: () => pool.best(1).length > 0,
    confirmations() {
      const height = chain.lastTransactionHeight();
      return height === undefined ? undefined : chain.head.header.number - height;
    },
    makeBlock: (laterThan?: number) =>
      thread.run(mining, async (turn) => {
        const { nodes, ...draft } = await draftBlock(planBlock({ chain, pool, clock }, laterThan), turn);
        const block = sealBlock(draft, ancestorAt(chain));
        appendBlock(content, block, nodes, () => clock.onBlock(block.header.timestamp));
      }),
  };
}

/** What couldn't be written may be half remembered: whoever runs the engine has to start it again. */
function withFailureReport({ file, onFailure }: EngineParts): ChainFile {
  return {
    ...file,
    inTransaction(work) {
      try {
        return file.inTransaction(work);
      } catch (cause) {
        onFailure(cause);
        throw cause;
      }
    },
  };
}

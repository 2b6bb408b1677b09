import { hexToBytes } from "@ethereumjs/util";
import type { MethodName } from "../../../generated/methods.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { DevchainAccount } from "./accounts.js";
import { type BlockTiming, createBlockProduction } from "./block-production.js";
import type { Chain } from "./chain.js";
import { createChainMethods } from "./chain-methods.js";
import type { Clock } from "./clock.js";
import { createDraftBlock } from "./draft-block.js";
import { createMachines } from "./evm.js";
import type { Journal } from "./journal.js";
import { appendBlock, blockAt, loadChain } from "./load-chain.js";
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

/** A journal that has failed once takes no more: whoever runs the engine has to start it anew. */
function withFailureReport(
  journal: EngineParts["journal"],
  onFailure: EngineParts["onFailure"],
): EngineParts["journal"] {
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

/** What answers one method. */
export type Answer = (params: readonly unknown[], signal: AbortSignal) => unknown;

/** Loads the chain and starts making blocks. */
export async function createEngine({ chainId, timing }: EngineOptions, parts: EngineParts): Promise<Engine> {
  const { clock, onFailure } = parts;
  const journal = withFailureReport(parts.journal, onFailure);
  const serially = createSerially();
  const database = createStateDatabase();
  let chain: Chain | undefined;
  const blockHashAt = (height: number) => hexToBytes(chain?.at(height)?.hash ?? "0x00");
  const machines = createMachines({ chainId, database, blockHashAt });
  const draftBlock = createDraftBlock(machines);
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const onChain = (loaded: Chain) => (chain = loaded);
  const content = await loadChain({ chainId, journal, machines, database, draftBlock, nowSeconds, onChain });
  const pendingBlock = createPendingBlock({ ...content, draftBlock, clock });

  const makeBlock = () =>
    serially(async () => {
      const block = sealBlock(await pendingBlock(), blockAt(content.chain));
      journal.append(encodeBlock(block));
      appendBlock(content, block);
      return { isMoreWaiting: content.pool.best(1).length > 0 };
    });
  const isWaiting = content.pool.best(1).length > 0;
  const production = createBlockProduction(timing, { clock, makeBlock, onFailure }, isWaiting);

  const shared = { ...content, chainId, database, pendingBlock };
  const answers: Partial<Record<MethodName, Answer>> = {
    ...createChainMethods(shared),
    ...createStateMethods({ ...shared, simulate: createSimulate(machines) }),
    eth_sendRawTransaction: createSendTransaction({ ...shared, journal, serially, production }),
  };

  return {
    accounts: content.accounts,
    async call(method, params, signal) {
      const answer = answers[method];
      if (!answer) throw new RpcError("MethodNotFound");
      return answer(params, signal);
    },
    async close() {
      production.close();
      await serially(() => Promise.resolve());
    },
  };
}

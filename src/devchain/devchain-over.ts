import { nodeUnavailable } from "../node/node-unavailable.js";
import type { Node } from "../node/node.js";
import { CallAbortController, type CallSignal, laneOf } from "../turns/call-signal.js";
import type { DevchainAccount } from "./accounts.js";
import { clientVersion } from "./client-version.js";
import type { ChainState, ControlCommand } from "./control-command.js";
import { createCalls, type WorkerPort } from "./worker-calls.js";
import type { FromWorker, Work } from "./worker-messages.js";

/** A chain of one's own: a node that mines, in a worker thread, kept in one file. */
export interface Devchain extends Node {
  /** Funded, and made for this file alone. */
  readonly accounts: readonly DevchainAccount[];
  readonly clientVersion: string;
  /** Has the chain do what no RPC method can; rejects with InvalidParams when it can't be done. */
  control(command: ControlCommand): Promise<ChainState>;
}

/** A devchain whose work is done by `run`, which resolves to the bytes of a JSON value. */
export function devchainOf(
  accounts: readonly DevchainAccount[],
  run: (work: Work, signal: CallSignal) => Promise<Uint8Array>,
): Omit<Devchain, "close"> {
  return {
    accounts,
    clientVersion,
    control: async (command) =>
      JSON.parse(new TextDecoder().decode(await run({ kind: "control", command }, new CallAbortController()))),
    call: (method, params, signal) => run({ kind: "call", lane: laneOf(signal), method, params }, signal),
    async check(signal) {
      await run({ kind: "call", lane: laneOf(signal), method: "eth_blockNumber", params: [] }, signal);
    },
  };
}

/** The devchain that another process has, at the other end of a port; resolves when that tells its accounts. */
export async function createDevchainOver({ post, onMessage }: WorkerPort): Promise<Devchain> {
  let listen: ((message: FromWorker) => void) | undefined;
  const calls = createCalls({ post, onMessage: (listener) => (listen = listener) });
  const accounts = await new Promise<readonly DevchainAccount[]>((resolve) =>
    onMessage((message) => (message.kind === "ready" ? resolve(message.accounts) : listen?.(message))),
  );
  return {
    ...devchainOf(accounts, (work, signal) => calls.run(work, signal)),
    close: async () => calls.rejectAll(nodeUnavailable(new Error("the devchain is closed"))),
  };
}

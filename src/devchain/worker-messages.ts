import type { MessagePort } from "node:worker_threads";
import type { ErrorName } from "../../generated/errors.js";
import type { MethodName } from "../../generated/methods.js";
import type { DevchainAccount } from "./accounts.js";
import type { BlockTiming } from "./block-production.js";
import type { ControlCommand } from "./control-command.js";
import type { ForkOptions } from "./fork/remote.js";

/** To the thread of all devchains: to run one for what is at the port's other end, or to end, when there is none left. */
export type ToThread = { readonly port: MessagePort; readonly options: WorkerOptions } | "end";

/** What a devchain is started with. */
export interface WorkerOptions {
  readonly chainId: number;
  readonly path: string;
  /** Forgets the chain that is there. */
  readonly reset: boolean;
  readonly timing: BlockTiming;
  readonly maxReorgBlocks: number;
  readonly fork?: ForkOptions | undefined;
}

/** From the gateway's thread to a devchain's worker. */
export type ToWorker =
  | ({ readonly id: number } & Work)
  | { readonly kind: "abort"; readonly id: number }
  | { readonly kind: "close" };

/** What has a result. */
export type Work =
  | {
      readonly kind: "call";
      readonly lane: string;
      readonly method: MethodName;
      readonly params: readonly unknown[];
    }
  | { readonly kind: "control"; readonly command: ControlCommand };

/** An RpcError as data. */
export interface WireError {
  readonly errorName: ErrorName;
  readonly message: string;
  readonly data: unknown;
}

/** From a devchain's worker to the gateway's thread. */
export type FromWorker =
  | { readonly kind: "ready"; readonly accounts: readonly DevchainAccount[] }
  | { readonly kind: "result"; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: "refusal"; readonly id: number; readonly error: WireError }
  /** Neither a result nor an RpcError: `cause` is for the log. */
  | { readonly kind: "failure"; readonly id: number; readonly cause: Error };

/** The same in the process itself, which also gets the end, with the reason if it was unexpected. */
export type FromChain = FromWorker | { readonly kind: "end"; readonly cause: Error | undefined };

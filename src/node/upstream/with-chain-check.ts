import type { RawJson } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Log } from "../../telemetry/log.js";
import type { Node } from "../node.js";
import { nodeUnavailable } from "./node-unavailable.js";

export interface ChainCheckOptions {
  /** How long a chain that was seen to be right is taken to be right. */
  readonly recheckMs?: number;
}

export interface ChainCheckParts {
  readonly now?: () => number;
  readonly log?: Pick<Log, "warn" | "info">;
}

/**
 * Lets no call through to a node that serves another chain: it is checked before the first call, after it was away, and every
 * `recheckMs` beside the calls. While the chain is wrong, every call is refused as if the node were away.
 */
export function withChainCheck(node: Node, options: ChainCheckOptions = {}, parts: ChainCheckParts = {}): Node {
  const { recheckMs = 30_000 } = options;
  const { now = Date.now, log } = parts;
  const closing = new AbortController();
  let rightUntil: number | undefined;
  let problem = "";
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      await node.check(closing.signal);
      rightUntil = now() + recheckMs;
      if (problem !== "") log?.info("the node is back");
      problem = "";
    } catch (error) {
      rightUntil = undefined;
      const message = error instanceof Error ? error.message : String(error);
      if (message !== problem && !closing.signal.aborted) log?.warn({ err: error }, "the node is out");
      problem = message;
      throw nodeUnavailable(error);
    }
  }

  /** All who wait for a check wait for the same one. */
  function checkOnce(): Promise<void> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function call(...args: Parameters<Node["call"]>): Promise<RawJson> {
    if (rightUntil === undefined) await untilAborted(checkOnce(), args[2]);
    else if (now() >= rightUntil) checkOnce().catch(() => undefined);
    try {
      return await node.call(...args);
    } catch (error) {
      if (isNodeAway(error)) rightUntil = undefined;
      throw error;
    }
  }

  function close(): Promise<void> {
    closing.abort();
    return node.close();
  }

  return { call, check: (signal) => node.check(signal), close };
}

function isNodeAway(error: unknown): boolean {
  return error instanceof RpcError && (error.data as { reason?: unknown } | undefined)?.reason === "node_unavailable";
}

/** The promise's outcome, or the signal's reason when it aborts first. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

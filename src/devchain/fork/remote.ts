import { setTimeout as sleep } from "node:timers/promises";
import type { MethodName } from "../../../generated/methods.js";
import type { Network } from "../../config/networks.js";
import type { NodeUrl } from "../../config/node-urls.js";
import { readJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { CallAbortController, type CallSignal } from "../../turns/call-signal.js";
import type { Upstream } from "../../upstream/upstream.js";

/** The node whose chain a fork continues. */
export interface Remote {
  /** The result as a JSON value. Calls that the node doesn't respond to are repeated, twice. @throws RpcError, as `Node.call` */
  call(method: MethodName, params: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** What a chain is to continue. */
export interface ForkOptions {
  readonly network: Network;
  readonly nodeUrl: NodeUrl;
  /** The height of the base. */
  readonly block?: number | undefined;
}

const timeoutMs = 10_000;
const retryDelaysMs = [250, 1_000];
/** Not of any caller: what a fork reads is of use to all of them. */
const reading: CallSignal = new CallAbortController("fork");

/** Connects with the node. @throws Error, without the URL's credentials, when it doesn't respond or serves another chain */
export async function openRemote({ network, nodeUrl }: ForkOptions): Promise<Remote> {
  const { createUpstream } = await import("../../upstream/upstream.js");
  const upstream = createUpstream({ ...nodeUrl, network, timeoutMs });
  try {
    await checkChain(upstream, network.chainId);
  } catch (error) {
    await upstream.close();
    throw error;
  }
  return remoteOf(upstream);
}

async function checkChain(upstream: Upstream, chainId: number): Promise<void> {
  const given = await upstream.query("eth_chainId", [], reading).catch((cause: unknown) => {
    throw new Error(`--fork: the node at ${upstream.name} does not respond`, { cause });
  });
  if (Number(given) === chainId) return;
  throw new Error(
    `--fork: the node at ${upstream.name} serves chain ${Number(given)}, not ${chainId}: choose --network`,
  );
}

/** Reads through a connection to a node. */
export function remoteOf(upstream: Pick<Upstream, "call" | "close">, delaysMs = retryDelaysMs): Remote {
  async function call(method: MethodName, params: readonly unknown[], failures = 0): Promise<unknown> {
    try {
      return await readJson(await upstream.call(method, params, reading));
    } catch (error) {
      const delayMs = delaysMs[failures];
      if (delayMs === undefined || !isUnavailable(error)) throw error;
      await sleep(delayMs);
      return call(method, params, failures + 1);
    }
  }
  return { call: (method, params) => call(method, params), close: () => upstream.close() };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof RpcError && error.errorName === "InternalError";
}

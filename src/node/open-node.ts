import type { Network } from "../config/networks.js";
import type { Log } from "../telemetry/log.js";
import { createDevchain, type DevchainAccount } from "./devchain/devchain.js";
import type { Node } from "./node.js";
import { createUpstream } from "./upstream/upstream.js";
import { withChainCheck } from "./upstream/with-chain-check.js";
import { WrongChainError } from "./upstream/wrong-chain-error.js";

export interface NodeOptions {
  readonly network: Network;
  /** A real node; without one the network is served by the devchain. */
  readonly nodeUrl: string | undefined;
  readonly maxAnswerBytes: number;
  readonly devchain: {
    readonly file: string;
    readonly blockDelayMs: number;
    /** Starts the chain anew. */
    readonly reset: boolean;
    /** Where the compiled worker is, when not beside the running code. */
    readonly workerUrl?: URL;
  };
}

/** A network's node, with the devchain's funded accounts where it is one. */
export interface OpenedNode {
  readonly node: Node;
  readonly accounts: readonly DevchainAccount[];
}

/**
 * The node of a network. A real one that cannot be reached yet is taken, since it may come up later; one of another chain is
 * refused with an Error that names both chain ids.
 */
export async function openNode(options: NodeOptions, log: Log): Promise<OpenedNode> {
  const { network, nodeUrl, maxAnswerBytes, devchain } = options;
  if (nodeUrl === undefined) {
    const node = await createDevchain({ network, ...devchain }, { log });
    return { node, accounts: node.accounts };
  }
  const node = withChainCheck(createUpstream({ url: nodeUrl, network, maxAnswerBytes }), {}, { log });
  try {
    await node.check(AbortSignal.timeout(startCheckMs));
  } catch (error) {
    if (error instanceof WrongChainError) {
      await node.close();
      throw error;
    }
    log.warn({ network: network.name, problem: (error as Error).message }, "the node does not answer yet");
  }
  return { node, accounts: [] };
}

const startCheckMs = 5_000;

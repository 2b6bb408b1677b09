import { openNode } from "../../src/networks/open-node.js";
import { openImpatientNode } from "../fakes/open-impatient-node.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { type RpcAnswer, startTestService, type TestService } from "../integration/start-test-service.js";

/** The whole service before several scripted nodes of the test network. */
export interface ServiceWithNetwork {
  readonly service: TestService;
  readonly chain: ScriptedNetwork;
  readonly ask: (method: string, ...params: unknown[]) => Promise<RpcAnswer>;
  readonly stop: () => Promise<void>;
}

export interface NetworkWish {
  readonly nodes: number;
  readonly height?: number;
  /** Nodes' addresses in the setting; over HTTP alone by default. */
  readonly addressOf?: (node: ScriptedNode) => string;
  /** How long to wait for the answers of the first nodes: short for those that will be silent. */
  readonly timeoutsMs?: readonly number[];
  /** Whether nobody waits long for a node to come back. */
  readonly isHopeless?: boolean;
  /** Done before the service starts. */
  readonly prepare?: (chain: ScriptedNetwork) => void;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Quick to notice, so that a test need not wait. */
const impatient = { NETWORKS: "testnet", HEAD_POLL_MS: "20", NODE_MAX_LAG_BLOCKS: "3" };

/** For a node that isn't silent: when this process stands still for a moment, it must not seem to be. */
export const patienceMs = 30_000;

export async function startWithNetwork(wish: NetworkWish): Promise<ServiceWithNetwork> {
  const { nodes, height = 20, addressOf = ({ url }: ScriptedNode) => url, timeoutsMs = [] } = wish;
  const { isHopeless = false, prepare, settings } = wish;
  const chain = await createScriptedNetwork({ nodes, height });
  try {
    prepare?.(chain);
    const urls = chain.nodes.map(addressOf).join(",");
    const open: typeof openNode = ({ nodeUrls, ...options }, log) => {
      const withTimeouts = nodeUrls?.map((one, index) => ({ ...one, timeoutMs: timeoutsMs[index] ?? patienceMs }));
      return (isHopeless ? openImpatientNode : openNode)({ ...options, nodeUrls: withTimeouts }, log);
    };
    const service = await startTestService({ ...impatient, TESTNET_NODE_URL: urls, ...settings }, { openNode: open });
    const stop = async (): Promise<void> => {
      await service.stop();
      await chain.close();
    };
    return { service, chain, ask: (method, ...params) => service.rpc("testnet", method, params), stop };
  } catch (error) {
    await chain.close();
    throw error;
  }
}

/** Asks until an answer is the wished one; the last one when it never is. */
export async function until(ask: () => Promise<RpcAnswer>, isWished: (answer: RpcAnswer) => boolean) {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isWished(answer) || performance.now() > giveUpAt) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

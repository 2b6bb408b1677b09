import type { ScriptedNetwork } from "../../fakes/scripted-chain/scripted-network.js";
import { createScriptedNetwork } from "../../fakes/scripted-chain/scripted-network.js";
import {
  type Hex,
  logAddress,
  readTransaction,
  signTransaction,
} from "../../fakes/scripted-chain/signed-transaction.js";
import type { Known } from "../bodies/known.js";

const height = 40;
const rememberMs = 1_000;

/** A node in this process for the service's test network, and what is on its chain: the same in each run. */
export interface FuzzChain {
  readonly url: string;
  readonly known: Known;
  close(): Promise<void>;
}

export async function startChain(): Promise<FuzzChain> {
  const network = await createScriptedNetwork({ height });
  // Other tests look at nodes that end connections; here it would only cost time.
  for (const { faults } of network.nodes) faults.closesConnections = false;
  const raw = [0, 1, 2, 3].map((nonce) => signTransaction({ nonce, logs: nonce }));
  for (const one of raw) network.mine(1, [one]);
  network.mine(3, []);
  const timer = setInterval(() => forget(network), rememberMs);
  return {
    url: network.nodes[0]?.url ?? "",
    known: readKnown(network, raw),
    close: () => {
      clearInterval(timer);
      return network.close();
    },
  };
}

function readKnown({ tree, tip }: ScriptedNetwork, raw: readonly Hex[]): Known {
  const transactions = raw.map(readTransaction);
  const blocks = [tree.genesis.hash, tip.hash, tip.parent?.hash ?? ""];
  return {
    hashes: [...blocks, ...transactions.map(({ hash }) => hash)],
    addresses: [logAddress, `0x${"0".repeat(40)}`, ...transactions.map(({ from }) => from)],
    heights: [0, 1, height + 1, height + 2, tip.number, tip.number + 1].map((number) => `0x${number.toString(16)}`),
    rawTransactions: [...raw, signTransaction({ nonce: 9 }), signTransaction({ nonce: 4, chainId: 30 })],
  };
}

/** What tests look at afterwards would grow without end here. */
function forget({ nodes }: ScriptedNetwork): void {
  for (const { requests, bodies } of nodes) for (const list of [requests, bodies] as unknown[][]) list.length = 0;
}

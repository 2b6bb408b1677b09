import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { networks } from "../../src/config/networks.js";
import { createDevchain } from "../../src/devchain/devchain.js";
import { createPool } from "../../src/pool/pool.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { describeNode, type OpenedForContract } from "../unit/node/node-contract.js";

const network = networks.testnet;

describeNode("an upstream over HTTP", () => openUpstream(({ url }) => ({ url })));
describeNode("an upstream over HTTP, in batches", () => openUpstream(({ url }) => ({ url, isBatching: true })));
describeNode("an upstream over WebSocket", () => openUpstream(({ wsUrl }) => ({ wsUrl })));
describeNode("an upstream over both", () => openUpstream(({ url, wsUrl }) => ({ url, wsUrl })));
describeNode("a pool of three", openPool);
describeNode("the devchain", openDevchain);

async function openUpstream(
  addressOf: (node: ScriptedNode) => { url?: string; wsUrl?: string; isBatching?: boolean },
): Promise<OpenedForContract> {
  const chain = await createScriptedNetwork();
  const node = createUpstream({ ...addressOf(chain.nodes[0] as ScriptedNode), network });
  return { node, close: () => closeAll(node, chain) };
}

async function openPool(): Promise<OpenedForContract> {
  const chain = await createScriptedNetwork({ nodes: 3 });
  const addresses = chain.nodes.map(({ url, wsUrl }, index) => [{ url }, { wsUrl }, { url, wsUrl }][index % 3]);
  const node = createPool(addresses.map((address) => createUpstream({ ...address, network })));
  await node.start(new AbortController().signal);
  return { node, close: () => closeAll(node, chain) };
}

async function openDevchain(): Promise<OpenedForContract> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-contract-"));
  const workerUrl = pathToFileURL(join(__dirname, "../../dist/bundle/worker.js"));
  const node = await createDevchain({
    network,
    file: join(folder, "chain"),
    timing: { mode: "on-demand", delayMs: 1_500, confirmations: 0 },
    maxReorgBlocks: 30,
    workerUrl,
  });
  const close = async (): Promise<void> => {
    await node.close();
    rmSync(folder, { recursive: true });
  };
  return { node, close };
}

async function closeAll(node: { close(): Promise<void> }, chain: ScriptedNetwork): Promise<void> {
  await node.close();
  await chain.close();
}

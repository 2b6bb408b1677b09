import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import { createPool } from "../../src/pool/pool.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import { signTransaction } from "../fakes/scripted-chain/signed-transaction.js";

interface Content {
  readonly pending: Readonly<Record<string, Readonly<Record<string, { readonly hash: string }>>>>;
}

const network = networks.testnet;
/** What comes in time comes long before, however slow the machine is. */
const patienceMs = 30_000;

let chain: ScriptedNetwork;

beforeEach(async () => {
  chain = await createScriptedNetwork({ nodes: 3 });
});
afterEach(() => chain.close());

/** Sends a transaction to one node alone. */
async function sendTo(index: number, nonce: number): Promise<void> {
  const upstream = createUpstream({ url: chain.nodes[index]?.url as string, network });
  await upstream.call("eth_sendRawTransaction", [signTransaction({ nonce })], new CallAbortController());
  await upstream.close();
}

async function noncesInPool(): Promise<readonly string[]> {
  const upstreams = chain.nodes.map(({ url }) => createUpstream({ url, network, timeoutMs: patienceMs }));
  const pool = createPool(upstreams, { headPollMs: 20, probeTimeoutMs: patienceMs });
  try {
    await pool.start(new AbortController().signal);
    const content = (await readJson(await pool.call("txpool_content", [], new CallAbortController()))) as Content;
    return Object.values(content.pending).flatMap((nonces) => Object.keys(nonces));
  } finally {
    await pool.close();
  }
}

it("the pools of all nodes are told as one, of which a node that fails is left out", async () => {
  await sendTo(0, 0);
  await sendTo(1, 0);
  await sendTo(1, 1);
  await sendTo(2, 2);
  expect((await noncesInPool()).toSorted()).toEqual(["0", "1", "2"]);

  const [, , third] = chain.nodes;
  if (third) third.faults.lie = (method, _params, result) => (method === "txpool_content" ? 7 : result);
  expect((await noncesInPool()).toSorted()).toEqual(["0", "1"]);
  for (const node of chain.nodes)
    expect(node.requests.filter(({ method }) => method === "txpool_content")).toHaveLength(2);
});

import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { readTransaction, signTransaction } from "../fakes/scripted-chain/signed-transaction.js";
import { breakDown } from "./expectations.js";
import { countInChain } from "./oracle.js";
import { type ServiceWithNetwork, startWithNetwork } from "./start-with-network.js";

const raw = signTransaction({ nonce: 0, logs: 1 });
const { hash } = readTransaction(raw);

let network: ServiceWithNetwork;

beforeEach(async () => {
  // Seldom probed, so that no node is out of service before it is asked.
  network = await startWithNetwork({ nodes: 3, settings: { HEAD_POLL_MS: "60000" } });
});

afterEach(() => network.stop());

async function isTaken({ pool }: ScriptedNode): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  while (!pool.has(hash)) {
    if (performance.now() > giveUpAt) throw new Error("the node never took it");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function asked({ requests }: ScriptedNode, wanted: string) {
  return requests.filter(({ method }) => method === wanted);
}

it("a transaction whose taker could not say so, mined before the others looked at it, is a success", async () => {
  const { chain, ask } = network;
  const [taker, late, dead] = chain.nodes as unknown as [ScriptedNode, ScriptedNode, ScriptedNode];
  breakDown(taker, { sendsHalfAnswers: true });
  let letLook!: () => void;
  breakDown(late, { gate: new Promise<void>((resolve) => (letLook = resolve)) });
  breakDown(dead, { resets: true });

  const answer = ask("eth_sendRawTransaction", raw);
  await isTaken(taker);
  chain.mine();
  letLook();

  expect(await answer).toEqual({ jsonrpc: "2.0", id: 1, result: hash });
  expect(countInChain(chain.tip, hash)).toBe(1);
  // The node that was late had it from the block, so that it refused it, and nobody sent it again.
  expect([...late.pool.keys()]).toEqual([]);
  expect([taker, late].map((node) => asked(node, "eth_sendRawTransaction").length)).toEqual([1, 1]);
});

it("the same transaction sent again after it was mined is a success, and is not mined again", async () => {
  const { chain, ask } = network;
  expect(await ask("eth_sendRawTransaction", raw)).toMatchObject({ result: hash });
  chain.mine();

  expect(await ask("eth_sendRawTransaction", raw)).toEqual({ jsonrpc: "2.0", id: 1, result: hash });

  chain.mine(2);
  expect(countInChain(chain.tip, hash)).toBe(1);
  expect(chain.nodes.map(({ pool }) => pool.size)).toEqual([0, 0, 0]);
});

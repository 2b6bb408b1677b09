import { networks } from "../../src/config/networks.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { WrongChainError } from "../../src/upstream/wrong-chain-error.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import * as faults from "../fakes/rskj/faults.js";

let fake: FakeRskj;
const signal = new AbortController().signal;

beforeEach(async () => {
  fake = await createFakeRskj({ chainId: 31 });
});

afterEach(() => fake.close());

it("accepts a node of its network", async () => {
  const node = createUpstream({ url: fake.url, network: networks.testnet });

  await expect(node.check(signal)).resolves.toBeUndefined();
  await node.close();
});

it("refuses a node of another network, naming both chains, the setting and the host, but no secret", async () => {
  const { host } = new URL(fake.url);
  const node = createUpstream({ url: `http://user:secret@${host}/secret?key=secret`, network: networks.mainnet });

  const failure: unknown = await node.check(signal).catch((error: unknown) => error);
  await node.close();

  expect(failure).toBeInstanceOf(WrongChainError);
  expect(failure).toMatchObject({
    message: `MAINNET_NODE_URL: the node at ${host} serves chain 31, but Mainnet is chain 30; set MAINNET_NODE_URL to a Mainnet node, or MAINNET_CHAIN to that node's chain`,
  });
});

it("refuses a node that doesn't tell its chain", async () => {
  const node = createUpstream({ url: fake.url, network: networks.testnet });
  fake.fault = faults.badGateway;

  await expect(node.check(signal)).rejects.toThrow("TESTNET_NODE_URL: the node at");
  fake.fault = faults.sending((id) => JSON.stringify({ jsonrpc: "2.0", id, result: 31 }));
  await expect(node.check(signal)).rejects.toThrow("does not tell its chain id");
  await node.close();
});

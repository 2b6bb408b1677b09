import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";

let node: FakeRskj;
let service: TestService;

beforeAll(async () => {
  node = await createFakeRskj({ chainId: 7357 });
  service = await startTestService({
    ...bothNetworks,
    TESTNET_CHAIN: "id=7357&name=Acme",
    TESTNET_NODE_URL: node.url,
    MAINNET_CHAIN: "regtest",
    LOGS_INDEX: "true",
  });
});

afterAll(async () => {
  await service.stop();
  await node.close();
});

it("serves a private chain's node under its own chain id", async () => {
  expect(await service.rpc("testnet", "eth_chainId")).toMatchObject({ result: "0x1cbd" });
  expect(await service.rpc("testnet", "net_version")).toMatchObject({ result: "7357" });
  expect(await service.rpc("testnet", "eth_blockNumber")).toMatchObject({ result: expect.stringMatching(/^0x/) });
});

it("keeps no index of logs where it does not know how to prove a block", () => {
  expect(service.logged.map(([, message]) => message)).toContain(
    "logs are not indexed: TESTNET_CHAIN doesn't say which header rules hold",
  );
});

it("runs a devchain under the chain id that its network is set to", async () => {
  expect(await service.rpc("mainnet", "eth_chainId")).toMatchObject({ result: "0x21" });
  expect(await service.rpc("mainnet", "net_version")).toMatchObject({ result: "33" });
});

it("names the chains to the dashboard", async () => {
  const response = await fetch(`${service.origin}/api/service`);
  expect(await response.json()).toMatchObject({
    networks: [
      { network: "Testnet", chainId: 7357, chainName: "Acme" },
      { network: "Mainnet", chainId: 33, chainName: "Rootstock Regtest" },
    ],
  });
});

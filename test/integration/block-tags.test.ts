import { readFileSync } from "node:fs";
import { networks } from "../../src/config/networks.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

const { safe, finalized } = networks.testnet.tagDepths;

let test: TestService;
let client: DashboardClient;
let ethereum: Key;
let specified: Key;

interface Key {
  readonly id: string;
  readonly text: string;
}

beforeAll(async () => {
  test = await startTestService();
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  ethereum = await client.post("/api/keys", { name: "ethereum", network: "Testnet", blockTags: "ethereum" });
  specified = await client.post("/api/keys", { name: "specified", network: "Testnet" });
});

afterAll(() => test.stop());

async function ask({ text }: Key, method: string, params: readonly unknown[]): Promise<RpcAnswer> {
  const response = await fetch(`${test.origin}/${text}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return (await response.json()) as RpcAnswer;
}

const hex = (height: number) => `0x${height.toString(16)}`;
const account = "0x2f318c334780961fb129d2a6c30d0763d9a5c970";

it("are the genesis on a chain that is shorter", async () => {
  expect(await ask(ethereum, "eth_getBlockByNumber", ["finalized", false])).toMatchObject({
    result: { number: "0x0" },
  });
});

describe("on a chain of 40 blocks", () => {
  beforeAll(() => test.rpc("testnet", "hardhat_mine", [hex(40)]));

  it.each([
    ["safe", 40 - safe],
    ["finalized", 40 - finalized],
  ])("%s is a block below the latest one", async (tag, height) => {
    expect(await ask(ethereum, "eth_getBlockByNumber", [tag, false])).toMatchObject({
      result: { number: hex(height) },
    });
  });

  it("are taken wherever a block is", async () => {
    await test.rpc("testnet", "hardhat_setBalance", [account, "0x5"]);
    for (const block of ["safe", { blockNumber: "safe" }])
      expect(await ask(ethereum, "eth_getBalance", [account, block])).toMatchObject({ result: "0x0" });
    const range = { fromBlock: "finalized", toBlock: "safe" };
    expect(await ask(ethereum, "eth_getLogs", [range])).toMatchObject({ result: [] });
    expect(await ask(ethereum, "eth_feeHistory", ["0x2", "safe"])).toMatchObject({
      result: { oldestBlock: hex(40 - safe - 1) },
    });
    expect(await ask(ethereum, "debug_traceBlockByNumber", ["safe", { tracer: "callTracer" }])).toMatchObject({
      result: [],
    });
  });

  it("are no blocks where none is expected", async () => {
    expect(await ask(ethereum, "web3_sha3", ["safe"])).toMatchObject({ error: { code: -32602 } });
    expect(await ask(ethereum, "eth_getBlockByNumber", ["Safe", false])).toMatchObject({ error: { code: -32602 } });
    expect(await ask(ethereum, "eth_getBlockByNumber", [["safe"], false])).toMatchObject({ error: { code: -32602 } });
  });

  it("are refused for other keys, with what to do", async () => {
    const { error } = await ask(specified, "eth_getBlockByNumber", ["safe", false]);
    expect(error?.message).toContain("or let the API key use Ethereum's block tags");
  });

  it("follow the owner's change with the next request", async () => {
    const { body } = await client.ask("PATCH", `/api/keys/${specified.id}`, { body: { blockTags: "ethereum" } });
    expect(body).toMatchObject({ blockTags: "ethereum" });
    expect(await ask(specified, "eth_getBlockByNumber", ["safe", false])).toMatchObject({ result: {} });
  });
});

it("are as far below the latest block as the guide says", () => {
  const guide = readFileSync("docs/guide/rootstock.md", "utf8");
  expect(guide).toContain(`\`safe\` is then the block ${safe} below the latest one`);
  expect(guide).toContain(`\`finalized\` the block ${finalized} below it`);
});

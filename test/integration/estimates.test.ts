import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
let client: DashboardClient;

beforeAll(async () => {
  test = await startTestService();
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
});

afterAll(() => test.stop());

interface Key {
  readonly id: string;
  readonly text: string;
}

/** The estimate of a contract's creation whose init code reverts with one byte. */
async function estimate({ text }: Key): Promise<RpcAnswer> {
  const call = { data: "0x600160005360016000fd" };
  const response = await fetch(`${test.origin}/${text}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_estimateGas", params: [call] }),
  });
  return (await response.json()) as RpcAnswer;
}

const number = { result: expect.stringMatching(/^0x[1-9a-f]/) };
const reverted = { error: { code: 3, message: "execution reverted", data: "0x01" } };

it("are a number for a transaction that would fail, unless the key's owner wants an error", async () => {
  const asSpecified: Key = await client.post("/api/keys", { name: "as specified", network: "Testnet" });
  const strict: Key = await client.post("/api/keys", { name: "strict", network: "Testnet", estimates: "strict" });

  expect(await estimate(asSpecified)).toMatchObject(number);
  expect(await estimate(strict)).toMatchObject(reverted);
});

it("follow the owner's change with the next request", async () => {
  const key: Key = await client.post("/api/keys", { name: "changed", network: "Testnet" });
  expect(await estimate(key)).toMatchObject(number);
  for (const [estimates, expected] of [
    ["strict", reverted],
    ["specified", number],
  ] as const) {
    const { body } = await client.ask("PATCH", `/api/keys/${key.id}`, { body: { estimates } });
    expect(body).toMatchObject({ estimates });
    expect(await estimate(key)).toMatchObject(expected);
  }
});

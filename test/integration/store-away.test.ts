import { createKeyText } from "../../src/accounts/key-text.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

const requestOf = (id: unknown) => ({ jsonrpc: "2.0", id, method: "eth_chainId" });
const strangerText = createKeyText("testnet", (size) => new Uint8Array(size).fill(7));
const unavailable = { code: -32603, data: { reason: "store_unavailable", requestId: expect.any(String) } };

let test: TestService;

beforeEach(async () => {
  test = await startTestService();
});
afterEach(() => test.stop());

async function post(keyText: string, body: string) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${test.origin}/${keyText}`, { method: "POST", headers, body });
  const text = await response.text();
  const answer = (text === "" ? undefined : JSON.parse(text)) as RpcAnswer;
  return { status: response.status, policy: response.headers.get("ratelimit-policy"), body: answer };
}

/** Makes a key; `isUsed`: with one call. */
async function createKey({ isUsed }: { isUsed: boolean }) {
  const { id: userId } = await test.service.db.selectFrom("user").select("id").executeTakeFirstOrThrow();
  const key = await test.service.accounts.keys.create({ userId, name: "a key", network: "testnet" });
  if (isUsed) expect((await post(key.text, JSON.stringify(requestOf(1)))).status).toBe(200);
  return { ...key, userId };
}

async function endStore(): Promise<void> {
  await test.service.db.destroy();
  const readiness = await (await fetch(`${test.origin}/readyz`)).json();
  expect(readiness).toEqual({ status: "degraded", problems: { store: "does not respond" } });
}

describe("while the store is away, a key that nobody can look up", () => {
  it.each([
    ["a single request", JSON.stringify(requestOf("mine")), 200, { id: "mine", error: unavailable }],
    ["a request with a big id", '{"jsonrpc":"2.0","id":7,"method":"x"}', 200, { id: 7, error: unavailable }],
    ["a notification", '{"jsonrpc":"2.0","method":"eth_chainId"}', 204, undefined],
    [
      "a batch, in its order",
      JSON.stringify([requestOf(3), { method: 5, id: 4 }, { jsonrpc: "2.0", method: "x" }, requestOf(null)]),
      200,
      [
        { id: 3, error: unavailable },
        { id: 4, error: { code: -32600 } },
        { id: null, error: unavailable },
      ],
    ],
    ["what is no JSON", "{", 400, { id: null, error: { code: -32700 } }],
    ["what is too long", " ".repeat(2_000_000), 413, { id: null, error: { code: -32600 } }],
  ])("gets an error for %s", async (_name, body, status, expected) => {
    const { text } = await createKey({ isUsed: false });
    await endStore();
    for (const keyText of [text, strangerText]) {
      const response = await post(keyText, body);
      expect(response.status).toBe(status);
      if (expected === undefined) expect(response.body).toBeUndefined();
      else expect(response.body).toMatchObject(expected);
    }
  });
});

describe("while the store is away, a key", () => {
  it("works on when it was used before: its user is known, and has what is leased", async () => {
    const { text } = await createKey({ isUsed: true });
    await endStore();
    const { policy } = await post(text, JSON.stringify(requestOf(1)));
    // Only known users are told of their quota.
    expect(policy).toBe('"day";q=25000;w=86400');
  });

  it("that was revoked before stays revoked", async () => {
    const { id, userId, text } = await createKey({ isUsed: true });
    await test.service.accounts.keys.revoke(userId, id);
    await endStore();
    expect((await post(text, JSON.stringify(requestOf(1)))).body).not.toHaveProperty("result");
  });

  it("of a wrong form is refused as ever", async () => {
    await endStore();
    expect(await post("rg_test_nobody", JSON.stringify(requestOf(1)))).toMatchObject({
      status: 401,
      body: { id: 1, error: { code: -32021 } },
    });
  });
});

import { createClient } from "../../../generated/clients/typescript/index.js";
import { endpoint, error, fakeService, type Reply, result, type Sent } from "./fake-service.js";

const raw = "0xf800";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const internal = (sent: Sent) => error(sent, -32_603, { reason: "node_unavailable", requestId: "r1" });
const limited = (sent: Sent, retryAfterMs = 500) => error(sent, -32_005, { retryAfterMs });

/** A client whose first requests fail as they are told, the others succeed. */
function failingFirst(...failures: ((sent: Sent) => Reply)[]) {
  const service = fakeService((sent, count) => failures[count - 1]?.(sent) ?? result(sent, "0x1"));
  return { client: createClient(endpoint, service), bodies: service.bodies };
}

/** Lets all waiting be over. */
async function settle<Result>(call: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const [settled] = await Promise.all([Promise.allSettled([call]), jest.runAllTimersAsync()]);
  return settled[0] as PromiseSettledResult<Result>;
}

describe("a failed call is sent again", () => {
  it.each<[string, (sent: Sent) => Reply]>([
    ["an internal error", internal],
    ["a rate limit", limited],
    ["a broken connection", () => new TypeError("fetch failed")],
    ["a proxy's 502", () => new Response("bad gateway", { status: 502 })],
    ["a proxy's 429", () => new Response("slow down", { status: 429 })],
  ])("after %s", async (_name, fail) => {
    const { client, bodies } = failingFirst(fail, fail);

    expect(await settle(client.eth_blockNumber())).toEqual({ status: "fulfilled", value: 1n });
    expect(bodies).toHaveLength(3);
  });

  it("up to three times", async () => {
    const { client, bodies } = failingFirst(internal, internal, internal, internal);

    expect(await settle(client.eth_blockNumber())).toMatchObject({ status: "rejected", reason: { code: -32_603 } });
    expect(bodies).toHaveLength(4);
  });

  it("as often as told", async () => {
    const { client, bodies } = failingFirst(internal, internal);

    expect(await settle(client.with({ retries: 1 }).eth_blockNumber())).toMatchObject({ status: "rejected" });
    expect(bodies).toHaveLength(2);
  });

  it("after the time that the service names", async () => {
    const { client, bodies } = failingFirst((sent) => limited(sent, 700));
    const call = client.eth_blockNumber();

    await jest.advanceTimersByTimeAsync(699);
    expect(bodies).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toBe(1n);
  });

  it("after delays that grow, half of them by chance", async () => {
    const { client, bodies } = failingFirst(internal, internal, internal);
    const random = jest.spyOn(Math, "random").mockReturnValue(0);
    const call = client.eth_blockNumber();

    for (const [delayMs, sent] of [
      [100, 2],
      [200, 3],
      [400, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(delayMs - 1);
      expect(bodies).toHaveLength(sent - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(bodies).toHaveLength(sent);
    }
    random.mockRestore();
    expect(await call).toBe(1n);
  });

  it("unless its signal aborts meanwhile", async () => {
    const { client, bodies } = failingFirst(internal);
    const controller = new AbortController();
    const call = client.with({ signal: controller.signal }).eth_blockNumber();

    await jest.advanceTimersByTimeAsync(50);
    controller.abort(new Error("enough"));

    await expect(call).rejects.toThrow("enough");
    expect([bodies.length, jest.getTimerCount()]).toEqual([1, 0]);
  });
});

describe("a failed call is final", () => {
  it.each([-32_700, -32_600, -32_601, -32_602, -32_000, -32_011, -32_010, 3, -32_021, -32_022, -32_023, -32_029, 42])(
    "with the error %s",
    async (code) => {
      const { client, bodies } = failingFirst((sent) => error(sent, code));

      expect(await settle(client.eth_blockNumber())).toMatchObject({ status: "rejected", reason: { code } });
      expect(bodies).toHaveLength(1);
    },
  );

  it.each<[string, (sent: Sent) => Reply]>([
    ["a page with status 404", () => new Response("not found", { status: 404 })],
    ["a response that is not JSON-RPC", () => ({})],
    ["a rate limit of more than 10 seconds", (sent) => limited(sent, 10_001)],
  ])("with %s", async (_name, fail) => {
    const { client, bodies } = failingFirst(fail);

    expect(await settle(client.eth_blockNumber())).toMatchObject({ status: "rejected" });
    expect(bodies).toHaveLength(1);
  });
});

describe("a transaction", () => {
  it.each<[string, (sent: Sent) => Reply]>([
    ["an internal error", internal],
    ["a broken connection", () => new TypeError("fetch failed")],
    ["a proxy's 502", () => new Response("bad gateway", { status: 502 })],
  ])("is not sent again after %s: it may have arrived", async (_name, fail) => {
    const { client, bodies } = failingFirst(fail);

    expect(await settle(client.eth_sendRawTransaction(raw))).toMatchObject({ status: "rejected" });
    expect(bodies).toHaveLength(1);
  });

  it("is sent again after a rate limit, which refused it unseen", async () => {
    const { client, bodies } = failingFirst(limited);

    expect(await settle(client.eth_sendRawTransaction(raw))).toMatchObject({ status: "fulfilled" });
    expect(bodies).toHaveLength(2);
  });
});

describe("a batch", () => {
  it("is sent again only with those of its calls that it may help", async () => {
    const service = fakeService((sent, count) =>
      [sent]
        .flat()
        .map((call: Sent) => (count === 1 && call.method !== "eth_chainId" ? internal(call) : result(call, "0x1"))),
    );
    const client = createClient(endpoint, service);

    const outcomes = await settle(
      client.batch([["eth_blockNumber"], ["eth_chainId"], ["eth_sendRawTransaction", raw], ["eth_gasPrice"]]),
    );

    expect(outcomes).toMatchObject({
      value: [{ result: 1n }, { result: 1n }, { error: { name: "InternalError" } }, { result: 1n }],
    });
    expect(service.bodies[1]).toMatchObject([{ method: "eth_blockNumber" }, { method: "eth_gasPrice" }]);
    expect(service.bodies).toHaveLength(2);
  });
});

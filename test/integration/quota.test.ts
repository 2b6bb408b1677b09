import { createHandDrivenNode } from "../fakes/hand-driven-node.js";
import { bothNetworks, type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

interface Posted {
  readonly status: number;
  readonly headers: Headers;
  readonly body: RpcAnswer & RpcAnswer[];
}

async function post(url: string, body: unknown): Promise<Posted> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: text });
  const answer = await response.text();
  return { status: response.status, headers: response.headers, body: answer === "" ? undefined : JSON.parse(answer) };
}

const chainId = (id: number) => ({ jsonrpc: "2.0", id, method: "eth_chainId", params: [] });
const quotaExceeded = {
  code: -32029,
  data: { reason: "daily_quota", limit: 20, used: 20, resetAt: "2026-11-22T00:00:00.000Z" },
};

describe("the daily quota of a service", () => {
  let now = new Date("2026-11-21T22:00:00.000Z");
  let test: TestService;

  beforeEach(async () => {
    now = new Date("2026-11-21T22:00:00.000Z");
    test = await startTestService({ ...bothNetworks, DAILY_REQUESTS: "20" }, { now: () => now });
  });

  afterEach(() => test.stop());

  const spend = (count: number) =>
    post(
      test.urls.testnet,
      Array.from({ length: count }, (_, id) => chainId(id)),
    );

  it("serves a batch up to the line and refuses the rest, each element for itself", async () => {
    const { status, body } = await spend(25);

    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, id) => id));
    for (const answer of body.slice(0, 20)) expect(answer.result).toBe("0x1f");
    for (const answer of body.slice(20)) expect(answer.error).toMatchObject(quotaExceeded);
  });

  it("is one for all keys of a user, and answers 200 when it is spent", async () => {
    await spend(19);
    expect((await post(test.urls.mainnet, chainId(1))).body.result).toBe("0x1e");
    const refused = await post(test.urls.mainnet, chainId(2));

    expect(refused.status).toBe(200);
    expect(refused.body).toMatchObject({ id: 2, error: quotaExceeded });
  });

  it("begins anew at midnight UTC", async () => {
    await spend(25);
    now = new Date("2026-11-21T23:59:59.999Z");
    expect((await post(test.urls.testnet, chainId(1))).body.error).toMatchObject({ code: -32029 });
    now = new Date("2026-11-22T00:00:00.000Z");
    expect((await post(test.urls.testnet, chainId(1))).body.result).toBe("0x1f");
  });

  it("refuses malformed requests, too, once it is spent", async () => {
    await spend(20);
    expect((await post(test.urls.testnet, [5, { method: 5 }])).body.map(({ error }) => error?.code)).toEqual([
      -32029, -32029,
    ]);
    expect(await post(test.urls.testnet, { id: 7 })).toMatchObject({
      status: 200,
      body: { id: 7, error: { code: -32029 } },
    });
  });

  it("is told in headers of every answer to a known user, errors too, and to nobody else", async () => {
    const wanted = { "ratelimit-policy": '"day";q=20;w=86400' };
    const cases: [unknown, string][] = [
      [chainId(1), '"day";r=19;t=7200'],
      [{ jsonrpc: "2.0", method: "eth_chainId" }, '"day";r=18;t=7200'],
      ["{", '"day";r=17;t=7200'],
      ["x".repeat(2_000_000), '"day";r=16;t=7200'],
    ];
    for (const [body, ratelimit] of cases) {
      const { headers } = await post(test.urls.testnet, body);
      expect(Object.fromEntries(headers)).toMatchObject({ ...wanted, ratelimit });
      expect(headers.get("access-control-expose-headers")).toContain("ratelimit");
    }
    const { status, headers } = await post(`${test.origin}/rg_test_nobody`, chainId(1));
    expect(status).toBe(401);
    expect(headers.get("ratelimit")).toBeNull();
  });

  it("shows in the history a moment later, to the last request", async () => {
    await spend(25);
    await post(test.urls.mainnet, { jsonrpc: "2.0", id: 1, method: "eth_mine" });
    const { history } = test.service.limits;
    const { id: userId } = await test.service.db.selectFrom("user").select("id").executeTakeFirstOrThrow();

    expect(await history.today(userId)).toEqual({ limit: 20, used: 20, resetAt: "2026-11-22T00:00:00.000Z" });
    const read = () => history.read({ userId, range: "24h" });
    let report = await read();
    for (; (report.buckets.at(-1)?.requests ?? 0) < 26; report = await read())
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(report.buckets.at(-1)).toMatchObject({ start: "2026-11-21T22:00:00.000Z", requests: 26, errors: 6 });
    expect(report.errors).toEqual([{ code: -32029, name: "QuotaExceeded", count: 6 }]);
    const { entries } = await history.readLog({ userId, result: "failed", limit: 100 });
    expect(entries.map(({ method, code, network }) => `${method} ${code} ${network}`).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => "eth_chainId -32029 Testnet"),
      "eth_mine -32029 Mainnet",
    ]);
  });
});

describe("the daily quota", () => {
  let test: TestService;

  beforeAll(async () => {
    test = await startTestService();
  });

  afterAll(() => test.stop());

  /** What is left before this request, which costs one itself. */
  const left = async (): Promise<number> => {
    const { headers } = await post(test.urls.testnet, chainId(1));
    return Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
  };

  it.each([
    ["a call", chainId(1), 1],
    ["a batch", [chainId(1), chainId(2), chainId(3)], 3],
    ["a notification", { jsonrpc: "2.0", method: "eth_chainId" }, 1],
    ["rpc.discover", { jsonrpc: "2.0", id: 1, method: "rpc.discover" }, 1],
    ["a method that does not exist", { jsonrpc: "2.0", id: 1, method: "eth_mine" }, 1],
    ["bad params", { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: ["nobody"] }, 1],
    ["named params", { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: {} }, 1],
    ["an object that is no request", { method: 5 }, 1],
    ["malformed elements of a batch", [5, null, {}, chainId(1)], 4],
    ["an empty batch", [], 1],
    ["a batch that is too long", Array.from({ length: 1_001 }, (_, id) => chainId(id)), 1],
    ["a body that is not JSON", "{", 1],
    ["a body that is nested too deep", "[".repeat(129), 1],
    ["a body that is too large", " ".repeat(1_048_577), 1],
  ])("counts %s as what it is", async (_case, body, cost) => {
    const before = await left();
    await post(test.urls.testnet, body);

    expect(before - (await left()) - 1).toBe(cost);
  });

  it("counts a body of another content type as one request, and nothing of another verb", async () => {
    const before = await left();
    const html = { method: "POST", headers: { "content-type": "text/html" }, body: "<html>" };
    expect((await fetch(test.urls.testnet, html)).status).toBe(415);
    expect((await fetch(test.urls.testnet, { method: "PUT", body: "5" })).status).toBe(405);

    expect(before - (await left()) - 1).toBe(1);
  });

  it("answers whole-body refusals with -32029 once it is spent", async () => {
    const poor = await startTestService({ DAILY_REQUESTS: "1" });
    const codes: unknown[] = [];
    for (const body of ["{", "{", "[]", " ".repeat(1_048_577)]) {
      const { status, body: refusal } = await post(poor.urls.testnet, body);
      codes.push([status, refusal.id, refusal.error?.code]);
    }
    await poor.stop();
    expect(codes).toEqual([[400, null, -32700], ...[1, 2, 3].map(() => [200, null, -32029])]);
  });
});

describe("limits on how fast and how many at once", () => {
  afterEach(() => jest.restoreAllMocks());

  it("answer 429 to a single request, 200 inside a batch, and cost nothing of the quota", async () => {
    const test = await startTestService({ REQUESTS_PER_SECOND: "2", DAILY_REQUESTS: "100" });
    // All in the same moment: half a second later there would be room for another one.
    jest.spyOn(performance, "now").mockReturnValue(performance.now());
    const batch = await post(test.urls.testnet, [chainId(1), chainId(2), chainId(3)]);
    const single = await post(test.urls.testnet, chainId(4));
    const refused = { error: { code: -32005, data: { retryAfterMs: expect.any(Number) } } };

    expect(batch.status).toBe(200);
    expect(batch.body).toMatchObject([{ result: "0x1f" }, { result: "0x1f" }, refused]);
    expect(single).toMatchObject({ status: 429, body: refused });
    expect(single.headers.get("retry-after")).toBeNull();
    expect(single.headers.get("ratelimit")).toMatch(/^"day";r=98;/);
    await test.stop();
  });

  it("let calls wait, and refuse past the queue at no cost", async () => {
    const node = createHandDrivenNode();
    const settings = { CONCURRENT_CALLS: "2", QUEUED_CALLS: "3", DAILY_REQUESTS: "100" };
    const test = await startTestService(settings, { openNode: async () => ({ node, accounts: [] }) });
    const refused: number[] = [];
    const posts = Array.from({ length: 7 }, async (_, at) => {
      const params = [`0x${String(at).repeat(40)}`, "latest"];
      const { body } = await post(test.urls.testnet, { jsonrpc: "2.0", id: at, method: "eth_getBalance", params });
      if (body.error?.code === -32005) refused.push(at);
      return body;
    });
    await until(() => refused.length === 2 && node.calls.length >= 2);
    expect(node.calls).toHaveLength(2);
    for (let answered = 0; answered < 5; answered++) {
      await until(() => node.calls.length > answered);
      node.calls[answered]?.answer("0x1");
    }

    const bodies = await Promise.all(posts);
    expect(bodies.filter(({ result }) => result === "0x1")).toHaveLength(5);
    const { headers } = await post(test.urls.testnet, chainId(8));
    expect(headers.get("ratelimit")).toMatch(/^"day";r=94;/);
    await test.stop();
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe("the metrics page", () => {
  it("counts calls by method, without user or key", async () => {
    const test = await startTestService();
    await post(test.urls.testnet, chainId(1));
    await post(test.urls.testnet, { jsonrpc: "2.0", id: 1, method: "made_up" });
    const text = await (await fetch(`${test.origin}/metrics`)).text();
    const { id } = await test.service.db.selectFrom("user").select("id").executeTakeFirstOrThrow();

    expect(text).toContain('rootgate_requests_total{network="testnet",method="eth_chainId",code="0"} 1');
    expect(text).toContain('rootgate_requests_total{network="testnet",method="unknown",code="-32601"} 1');
    for (const secret of [id, "made_up", new URL(test.urls.testnet).pathname.slice(1)])
      expect(text).not.toContain(secret);
    await test.stop();
  });

  it("is not there when it is off", async () => {
    const test = await startTestService({ METRICS: "false" });
    expect((await fetch(`${test.origin}/metrics`)).status).toBe(404);
    await test.stop();
  });
});

describe("a service whose store goes away", () => {
  it("serves what is leased, refuses the rest with one line in the log, and never more than the quota", async () => {
    const test = await startTestService({ DAILY_REQUESTS: "1000" });
    for (let id = 0; id < 40; id++) await post(test.urls.testnet, chainId(id));
    await test.service.db.destroy();
    const batches = await Promise.all(
      [1, 2, 3].map(() =>
        post(
          test.urls.testnet,
          Array.from({ length: 100 }, (_, id) => chainId(id)),
        ),
      ),
    );
    const answers = batches.flatMap(({ body }) => body);
    const served = answers.filter(({ result }) => result === "0x1f").length;
    const refused = answers.filter(({ error }) => error?.code === -32603);

    expect(served).toBeLessThanOrEqual(128);
    expect(served + refused.length).toBe(300);
    const requestId = (refused[0]?.error?.data as { requestId?: string } | undefined)?.requestId;
    for (const { error } of refused) expect(error?.data).toEqual({ reason: "store_unavailable", requestId });
    const lines = test.logged.filter(([fields]) => (fields as { requestId?: string }).requestId === requestId);
    expect(lines).toEqual([
      [{ err: expect.any(Error), requestId }, expect.stringContaining("the database is unavailable")],
    ]);
    await test.stop();
  });
});

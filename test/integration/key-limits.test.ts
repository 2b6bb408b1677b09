import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { createChangeKeys } from "../../src/accounts/key-changes.js";
import { changeAnyKey } from "../../src/accounts/operator-keys.js";
import { readSettings } from "../../src/config/read-settings.js";
import type { QuotaUse } from "../../src/limits/quota.js";
import { openStore } from "../../src/store/open-store.js";
import { openTestSqlite } from "../fakes/migrated-store.js";
import { createDashboardClient, type DashboardClient, type Json, joinAsSomebody } from "./dashboard-client.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";
import { callOf } from "./start-with-fakes.js";
import { closeWebSockets, openWebSocket } from "./web-socket-client.js";

const perDay = 60;
const resetAt = "2026-11-22T00:00:00.000Z";
let now = new Date("2026-11-21T22:00:00.000Z");
let test: TestService;
let client: DashboardClient;
let key: Json;
let other: Json;

beforeAll(async () => {
  test = await startTestService({ DAILY_REQUESTS: `${perDay}` }, { now: () => now });
});
beforeEach(async () => {
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  key = await client.post("/api/keys", { name: "limited", network: "Testnet" });
  other = await client.post("/api/keys", { name: "other", network: "Testnet" });
});
afterEach(closeWebSockets);
afterAll(() => test.stop());

/** Changes the key, and waits until the service has heard of it: it returns leased tokens then. */
async function change(body: unknown) {
  const response = await client.ask("PATCH", `/api/keys/${key.id}`, { body });
  if (response.status === 200) await hearChanges();
  return response;
}

/** Waits until the service has heard of all changes so far, by one more: they are heard in order. */
async function hearChanges(): Promise<void> {
  const last = { keyId: randomUUID() };
  const heard = new Promise<void>((resolve) =>
    test.service.accounts.finder.onChange((changed) => {
      if (isDeepStrictEqual(changed, last)) resolve();
    }),
  );
  await createChangeKeys(test.service.db)(last, async () => undefined);
  await heard;
}
const chainId = (id: number) => ({ jsonrpc: "2.0", id, method: "eth_chainId", params: [] });

async function post(text: string, body: unknown) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${test.origin}/${text}`, { method: "POST", headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RpcAnswer & RpcAnswer[],
  };
}

/** The error codes of a batch's elements, 0 for results. */
async function spend(text: string, count: number): Promise<number[]> {
  const { body } = await post(
    text,
    Array.from({ length: count }, (_, id) => chainId(id)),
  );
  return body.map(({ error }) => error?.code ?? 0);
}
const served = (count: number) => Array<number>(count).fill(0);
const refused = (count: number) => Array<number>(count).fill(-32029);

async function dailyLimitOf({ id }: Json): Promise<QuotaUse | undefined> {
  const { body } = await client.ask("GET", "/api/usage/keys");
  const { keys } = body as unknown as { keys: { keyId: string; dailyLimit: QuotaUse }[] };
  return keys.find(({ keyId }) => keyId === id)?.dailyLimit;
}

const leftOf = async (text: string, name: string): Promise<number> => {
  const { headers } = await post(text, chainId(1));
  return Number(new RegExp(`"${name}";r=(\\d+)`).exec(headers.get("ratelimit") ?? "")?.[1]);
};

describe("a key's daily limit", () => {
  it("serves a batch up to it and refuses the rest, which costs the user's quota nothing", async () => {
    await change({ dailyRequests: 20 });
    const { status, body } = await post(
      key.text,
      Array.from({ length: 25 }, (_, id) => chainId(id)),
    );

    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, id) => id));
    expect(body.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, id) => ({ jsonrpc: "2.0", id, result: "0x1f" })));
    for (const { error } of body.slice(20))
      expect(error).toEqual({
        code: -32029,
        message: `this API key's limit of 20 requests a day is used up until ${resetAt}`,
        data: { reason: "key_daily_quota", limit: 20, used: 20, resetAt },
      });
    expect(await spend(other.text, perDay - 20 + 1)).toEqual([...served(perDay - 20), ...refused(1)]);
  });

  it("is not used by what the user's quota refuses", async () => {
    await change({ dailyRequests: 20 });
    expect(await spend(other.text, perDay - 5)).toEqual(served(perDay - 5));
    const { body } = await post(
      key.text,
      Array.from({ length: 10 }, (_, id) => chainId(id)),
    );
    expect(body.map(({ error }) => (error?.data as { reason: string } | undefined)?.reason)).toEqual([
      ...Array(5).fill(undefined),
      ...Array(5).fill("daily_quota"),
    ]);
    // Tokens that are being given back, since the limit has just changed, count as used until they are.
    while ((await dailyLimitOf(key))?.used !== 5) await setTimeout(20);
    expect(await dailyLimitOf(key)).toEqual({ limit: 20, used: 5, resetAt });
  });

  it("is in the headers of its responses, before the user's quota, and not in those of other keys", async () => {
    await change({ dailyRequests: 20 });
    const { headers } = await post(key.text, chainId(1));

    expect(headers.get("ratelimit-policy")).toBe('"key";q=20;w=86400, "day";q=60;w=86400');
    expect(headers.get("ratelimit")).toBe('"key";r=19;t=7200, "day";r=59;t=7200');
    expect((await post(other.text, chainId(1))).headers.get("ratelimit")).toBe('"day";r=58;t=7200');
  });

  it("counts from when it is set, and takes effect at once: raised, lowered below what is used, removed", async () => {
    expect(await spend(key.text, 10)).toEqual(served(10));
    await change({ dailyRequests: 5 });
    expect(await spend(key.text, 6)).toEqual([...served(5), ...refused(1)]);
    await change({ dailyRequests: 8 });
    expect(await spend(key.text, 4)).toEqual([...served(3), ...refused(1)]);
    await change({ dailyRequests: 2 });
    expect(await spend(key.text, 2)).toEqual(refused(2));
    await change({ dailyRequests: null });
    expect(await spend(key.text, 10)).toEqual(served(10));
    await change({ dailyRequests: 9 });
    expect(await spend(key.text, 2)).toEqual([...served(1), ...refused(1)]);
  });

  it("holds though tokens of it are leased when it is lowered", async () => {
    await change({ dailyRequests: perDay });
    await spend(key.text, 1);
    await change({ dailyRequests: 1 });

    expect(await spend(key.text, 3)).toEqual(refused(3));
  });

  it("is lowered by another process, too, though tokens of it are leased here", async () => {
    await change({ dailyRequests: perDay });
    await spend(key.text, 1);
    const seen = new Promise((resolve) => test.service.accounts.finder.onChange(resolve));
    const settings = readSettings({ DATA_DIR: test.dataDir });
    const elsewhere = await openStore(settings, { openSqlite: openTestSqlite });
    await changeAnyKey(elsewhere, key.id, { dailyRequests: 1 });
    await elsewhere.destroy();
    await seen;

    expect(await spend(key.text, 3)).toEqual(refused(3));
  });

  it("holds for malformed requests and for WebSocket messages, too", async () => {
    await change({ dailyRequests: 4 });
    await post(key.text, [5, { method: 5 }]);
    const socket = await openWebSocket(`${test.origin}/${key.text}`);
    const codes: unknown[] = [];
    for (let sent = 0; sent < 3; sent++) {
      socket.send(callOf("eth_chainId"));
      codes.push((await socket.nextJson()).error?.code);
    }
    expect(codes).toEqual([undefined, undefined, -32029]);

    await change({ dailyRequests: 5 });
    socket.send(callOf("eth_chainId"));
    expect((await socket.nextJson()).result).toBe("0x1f");
  });

  it("leaves -32021 to a revoked key", async () => {
    await change({ dailyRequests: 1 });
    await spend(key.text, 2);
    await client.ask("DELETE", `/api/keys/${key.id}`);

    expect(await post(key.text, chainId(1))).toMatchObject({ status: 401, body: { error: { code: -32021 } } });
  });

  it("stays with a key that is rotated, and holds for its previous text", async () => {
    await change({ dailyRequests: 3 });
    await spend(key.text, 2);
    const { text } = await client.post(`/api/keys/${key.id}/rotate`);

    expect(await spend(text, 1)).toEqual(served(1));
    expect(await spend(key.text, 1)).toEqual(refused(1));
  });
});

it("a key's daily limit resets at 00:00 UTC", async () => {
  await change({ dailyRequests: 3 });
  expect(await spend(key.text, 4)).toEqual([...served(3), ...refused(1)]);
  now = new Date("2026-11-22T00:00:00.000Z");
  expect(await spend(key.text, 4)).toEqual([...served(3), ...refused(1)]);
  now = new Date("2026-11-21T22:00:00.000Z");
});

describe("a key's requests per second", () => {
  afterEach(() => jest.restoreAllMocks());

  it("answer 429 past them, free of charge, and leave the user's other keys alone", async () => {
    await change({ requestsPerSecond: 2 });
    await post(key.text, chainId(0));
    // All in the same moment: half a second later there would be room for another one.
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
    const batch = await post(key.text, [chainId(1), chainId(2), chainId(3)]);
    const single = await post(key.text, chainId(4));
    const message = "this API key is limited to 2 requests a second: try again in 500 ms";
    const error = { code: -32005, message, data: { retryAfterMs: 500 } };

    expect(batch.body).toMatchObject([{ result: "0x1f" }, { result: "0x1f" }, { error }]);
    expect(single).toMatchObject({ status: 429, body: { error } });
    expect(single.headers.get("retry-after")).toBeNull();
    expect(await spend(other.text, 40)).toEqual(served(40));
    expect(await leftOf(other.text, "day")).toBe(perDay - 3 - 40 - 1);
  });

  it("cost the key's daily limit nothing when they refuse", async () => {
    await change({ requestsPerSecond: 2, dailyRequests: 10 });
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
    expect(await spend(key.text, 5)).toEqual([0, 0, -32005, -32005, -32005]);
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 20_000);

    expect(await leftOf(key.text, "key")).toBe(7);
  });
});

describe("a key's requests per second by method", () => {
  afterEach(() => jest.restoreAllMocks());

  it("answer 429 past them, and leave its other methods and keys alone", async () => {
    const methodLimits = [
      { method: "eth_chainId", requestsPerSecond: 2 },
      { method: "net_version", requestsPerSecond: 1 },
    ];
    expect((await change({ methodLimits })).body.methodLimits).toEqual(methodLimits);
    await post(key.text, chainId(0));
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
    const netVersion = { jsonrpc: "2.0", id: 9, method: "net_version", params: [] };
    const { body } = await post(key.text, [chainId(1), chainId(2), chainId(3), netVersion, netVersion]);
    const refusedBy = (method: string, perSecond: number, retryAfterMs: number) => ({
      code: -32005,
      message: `this API key is limited to ${perSecond} requests of ${method} a second: try again in ${retryAfterMs} ms`,
    });

    expect(body).toMatchObject([
      { result: "0x1f" },
      { result: "0x1f" },
      { error: refusedBy("eth_chainId", 2, 500) },
      { result: "31" },
      { error: refusedBy("net_version", 1, 1_000) },
    ]);
    expect(await spend(other.text, 10)).toEqual(served(10));
  });

  it("name methods of the service, each once, with whole numbers", async () => {
    const limit = { method: "eth_call", requestsPerSecond: 5 };
    for (const [methodLimits, field, message] of [
      [[{ ...limit, method: "eth_none" }], "methodLimits.0.method", "Must be a method of the service"],
      [[{ ...limit, requestsPerSecond: 0 }], "methodLimits.0.requestsPerSecond", "Must be at least 1"],
      [[{ ...limit, requestsPerSecond: null }], "methodLimits.0.requestsPerSecond", "Must be a whole number"],
      [[limit, { ...limit, requestsPerSecond: 6 }], "methodLimits", "Must name a method once"],
    ] as const)
      expect(await change({ methodLimits })).toMatchObject({ status: 400, body: { error: { field, message } } });
    expect((await change({ methodLimits: [limit] })).body.methodLimits).toEqual([limit]);
    expect((await change({ methodLimits: [] })).body.methodLimits).toEqual([]);
  });
});

describe("the limits of a key", () => {
  it("are none at first, and are shown to its owner", async () => {
    expect(key).toMatchObject({ dailyRequests: null, requestsPerSecond: null });
    const changed = await change({ dailyRequests: perDay, requestsPerSecond: 10_000 });

    expect(changed.body).toMatchObject({ dailyRequests: perDay, requestsPerSecond: 10_000 });
    expect((await client.get("/api/keys")).keys).toContainEqual(changed.body);
    expect((await change({ requestsPerSecond: null })).body).toMatchObject({
      dailyRequests: perDay,
      requestsPerSecond: null,
    });
  });

  it("are whole numbers from 1, up to the daily quota or 10,000", async () => {
    for (const [field, value, message] of [
      ["dailyRequests", 0, "Must be at least 1"],
      ["dailyRequests", -1, "Must be at least 1"],
      ["dailyRequests", 1.5, "Must be a whole number"],
      ["dailyRequests", "10", "Must be a whole number"],
      ["dailyRequests", perDay + 1, `Must be at most ${perDay}, your daily quota`],
      ["dailyRequests", 2 ** 31, "Must be at most 2147483647"],
      ["requestsPerSecond", 0, "Must be at least 1"],
      ["requestsPerSecond", 10_001, "Must be at most 10000"],
      ["requestsPerSecond", true, "Must be a whole number"],
    ] as const)
      expect(await change({ [field]: value })).toMatchObject({
        status: 400,
        body: { error: { code: "invalid", field, message } },
      });
    expect(await client.get(`/api/keys/${key.id}`)).toEqual(key);
  });

  it("are set by the owner only", async () => {
    const stranger = createDashboardClient(test.origin);
    await joinAsSomebody(stranger);
    const { status } = await stranger.ask("PATCH", `/api/keys/${key.id}`, { body: { dailyRequests: 1 } });

    expect(status).toBe(404);
    expect(await client.get(`/api/keys/${key.id}`)).toEqual(key);
  });
});

import type { Database } from "../../../src/store/database.js";
import type { LoggedRequest, RequestLogQuery } from "../../../src/usage/history/request-log.js";
import { createRetention } from "../../../src/usage/retention.js";
import { createUsage } from "../../../src/usage/usage.js";
import { countedRequest, loggedRequest } from "../../fakes/counted-request.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { sqlHistory } from "../../fakes/sql-history.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const log = { warn: () => undefined };
const invalidParams = -32602;
const dayMs = 86_400_000;
const quotaExceeded = -32029;

describe.each(storeKinds)("the request log on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:30:00.000Z");
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  const start = (logEntries = 250) =>
    createUsage(
      { logEntries },
      { history: sqlHistory(db, logEntries), clock, breaker: steadyBreaker, log: log as never },
    );
  const failed = (message: string) => countedRequest({ code: invalidParams, message });
  const read = (query: Partial<RequestLogQuery> = {}) =>
    sqlHistory(db).readLog({ userId: "u1", limit: 500, nowMs: clock.nowMs(), ...query });

  const readEntry = (id: string, userId = "u1") => sqlHistory(db).readLogEntry({ userId, id, nowMs: clock.nowMs() });
  const readParams = async () =>
    Promise.all((await read()).entries.map(async ({ id }) => (await readEntry(id))?.params ?? null));

  it("says of a failed request what its error says, and where it came from", async () => {
    const usage = start();
    const source = loggedRequest({ originKind: "browser" });
    usage.count(
      countedRequest({ code: invalidParams, message: "params[0] is\u0000 missing", durationMs: 1.6, source }),
    );
    await usage.flush();

    expect(await read()).toEqual({
      entries: [
        {
          id: expect.any(String),
          at: "2026-11-21T12:30:00.000Z",
          method: "eth_call",
          code: invalidParams,
          error: "InvalidParams",
          message: "params[0] is missing",
          durationMs: 1.6,
          keyId: "k1",
          network: "Testnet",
          origin: "browser",
          requestId: "a-1",
          requestBytes: 80,
          resultBytes: 66,
          servedBy: "node",
        },
      ],
      next: null,
    });
  });

  it("has params for a day, and the rest for longer", async () => {
    const usage = start();
    const params = '[{"to":"0x0 \\u0000 \\ud800 it\'s"},"latest"]';
    usage.count(countedRequest({ source: loggedRequest({ loggedParams: params }) }));
    usage.count(countedRequest({ source: loggedRequest({ loggedParams: undefined, requestBytes: undefined }) }));
    await usage.flush();
    const retain = () =>
      createRetention({ logEntries: 9, logDays: 7 }, { db, clock, breaker: steadyBreaker, log }).run();
    const stored = async () =>
      (await db.selectFrom("request_log").select("params").execute()).filter((row) => row.params);

    expect(new Set(await readParams())).toEqual(new Set([params, null]));
    clock.advance(dayMs);
    expect(new Set(await readParams())).toEqual(new Set([params, null]));
    await retain();
    expect(await stored()).toHaveLength(1);
    clock.advance(1);
    expect(await readParams()).toEqual([null, null]);
    clock.advance(dayMs / 24);
    await retain();
    expect(await stored()).toHaveLength(0);
    expect((await read()).entries).toHaveLength(2);
  });

  it("has a bounded size of params between two writes, and requests past it without theirs", async () => {
    const usage = start(10_000);
    const loggedParams = JSON.stringify(["x".repeat(65_532)]);
    for (let index = 0; index < 17; index++) usage.count({ ...failed("x"), source: loggedRequest({ loggedParams }) });
    await usage.flush();
    const withParams = async () => (await readParams()).filter((params) => params !== null).length;

    expect(await withParams()).toBe(16);
    usage.count({ ...failed("x"), source: loggedRequest({ loggedParams }) });
    await usage.flush();
    expect(await withParams()).toBe(17);
  });

  it("finds one request, and those of one message", async () => {
    const usage = start();
    const source = (requestId: string) => loggedRequest({ requestId });
    for (const [id, requestId] of ["a-1", "a-2", "a-1"].entries())
      usage.count(countedRequest({ code: invalidParams, message: `${id}`, source: source(requestId) }));
    await usage.flush();
    const { entries } = await read({ requestId: "a-1" });

    expect(new Set(entries.map(({ message }) => message))).toEqual(new Set(["0", "2"]));
    const [first] = entries as [LoggedRequest];
    expect(await readEntry(first.id)).toEqual({ ...first, params: null });
    expect(await readEntry(first.id, "u2")).toBeUndefined();
  });

  it("finds requests by their duration and by a part of their message", async () => {
    const usage = start();
    for (const [message, durationMs] of [
      ["Nonce too low: 100% of it", 99.9],
      ["nonce too low", 100],
      ["100x gas_price", 2_500],
    ] as const)
      usage.count(countedRequest({ code: invalidParams, message, durationMs }));
    await usage.flush();
    const messages = async (query: Partial<RequestLogQuery>) =>
      (await read(query)).entries
        .map(({ message }) => message)
        .toSorted((one, other) => String(one).localeCompare(String(other), "en"));

    expect(await messages({ minMs: 100 })).toEqual(["100x gas_price", "nonce too low"]);
    expect(await messages({ minMs: 100.1 })).toEqual(["100x gas_price"]);
    expect(await messages({ text: "NONCE" })).toEqual(["nonce too low", "Nonce too low: 100% of it"]);
    expect(await messages({ text: "100%" })).toEqual(["Nonce too low: 100% of it"]);
    expect(await messages({ text: "s_p" })).toEqual(["100x gas_price"]);
    expect(await messages({ text: "s_p", minMs: 3_000 })).toEqual([]);
    await db.updateTable("request_log").set({ duration_us: null, duration_ms: 3_000 }).execute();
    expect(await messages({ text: "s_p", minMs: 3_000 })).toEqual(["100x gas_price"]);
  });

  it("reads what a process of an earlier release has written", async () => {
    const usage = start();
    usage.count(failed("x"));
    await usage.flush();
    await db.updateTable("request_log").set({ request_id: null, duration_us: null, duration_ms: 7 }).execute();

    expect((await read()).entries).toMatchObject([{ requestId: null, durationMs: 7 }]);
  });

  it("names unknown methods as the caller did, shortened", async () => {
    const usage = start();
    const source = loggedRequest({ methodName: `eth_${"x".repeat(100)}\ud800` });
    usage.count(countedRequest({ method: "unknown", code: -32601, message: "y".repeat(1_000), source }));
    await usage.flush();
    const [entry] = (await read()).entries;

    expect(entry?.method).toBe(`eth_${"x".repeat(59)}…`);
    expect(entry?.message).toHaveLength(300);
  });

  it("has every request of a key that makes few, and a sample of one that makes many", async () => {
    const usage = start();
    for (let number = 0; number < 15; number++) usage.count(countedRequest());
    const caller = { userId: "u1", keyId: "k2", network: "testnet" } as const;
    for (let number = 0; number < 1_000; number++) usage.count(countedRequest({ caller }));
    for (let number = 0; number < 1_000; number++) usage.count(countedRequest({ caller, code: quotaExceeded }));
    await usage.flush();

    expect((await read({ keyId: "k1" })).entries).toHaveLength(15);
    expect((await read({ keyId: "k2", result: 0 })).entries).toHaveLength(20);
    expect((await read({ keyId: "k2", result: quotaExceeded })).entries).toHaveLength(20);
    clock.advance(60_000);
    for (let number = 0; number < 1_000; number++) usage.count(countedRequest({ caller }));
    await usage.flush();
    expect((await read({ keyId: "k2", result: 0 })).entries).toHaveLength(40);
  });

  it("has up to a hundred failed requests of a key for each write", async () => {
    const usage = start();
    for (let round = 0; round < 2; round++) {
      for (let number = 1; number <= 150; number++) usage.count(failed(`failure ${number}`));
      await usage.flush();
      clock.advance(1_000);
    }
    expect((await read()).entries).toHaveLength(200);
  });

  it("has 2,000 sampled requests of all keys for each write, which displace no failure", async () => {
    const usage = start();
    const count = (code: number): void => {
      for (let number = 0; number < 2_001; number++) {
        const caller = { userId: "u1", keyId: `key ${number}`, network: "testnet" } as const;
        usage.count(countedRequest({ caller, code }));
      }
    };
    const countLogged = async (code: number): Promise<number> => {
      const rows = db.selectFrom("request_log").where("code", "=", code);
      const { sum } = await rows.select((of) => of.fn.countAll<number>().as("sum")).executeTakeFirstOrThrow();
      return sum;
    };
    for (const code of [0, quotaExceeded, invalidParams]) count(code);
    await usage.flush();

    expect(await countLogged(0)).toBe(2_000);
    expect(await countLogged(quotaExceeded)).toBe(2_000);
    expect(await countLogged(invalidParams)).toBe(2_001);
    count(0);
    await usage.flush();
    expect(await countLogged(0)).toBe(4_000);
  });

  it("hides what its source calls secret", async () => {
    const usage = start();
    const source = loggedRequest({ methodName: "secret", loggedParams: '["secret"]', redact: () => "hidden" });
    usage.count(countedRequest({ method: "unknown", code: -32601, message: "secret", source }));
    await usage.flush();

    expect((await read()).entries).toMatchObject([{ method: "hidden", message: "hidden" }]);
    expect(await readParams()).toEqual(["hidden"]);
  });

  it("keeps so many failed requests per key, and as many successful ones", async () => {
    const usage = start(5);
    for (let number = 1; number <= 8; number++) {
      usage.count(failed(`failure ${number}`));
      usage.count(countedRequest());
      await usage.flush();
      clock.advance(1_000);
    }
    expect((await read({ result: 0 })).entries).toHaveLength(5);
    expect((await read({ result: "failed" })).entries.map(({ message }) => message)).toEqual(
      [8, 7, 6, 5, 4].map((number) => `failure ${number}`),
    );
  });

  it("is empty when it is turned off", async () => {
    const usage = start(0);
    usage.count(failed("failure"));
    usage.count(countedRequest());
    await usage.flush();

    expect((await read()).entries).toEqual([]);
  });

  it("is filtered by key, method, result and age", async () => {
    const usage = start();
    const other = { userId: "u1", keyId: "k2", network: "mainnet" } as const;
    usage.count(failed("old"));
    clock.advance(3_600_001);
    usage.count(failed("new"));
    usage.count(countedRequest({ caller: other, method: "eth_chainId" }));
    await usage.flush();
    const methodsOf = async (query: Partial<RequestLogQuery>) =>
      (await read(query)).entries.map(({ method, message }) => message ?? method);

    expect(await methodsOf({ keyId: "k2" })).toEqual(["eth_chainId"]);
    expect(await methodsOf({ method: "eth_call" })).toEqual(["new", "old"]);
    expect(await methodsOf({ result: 0 })).toEqual(["eth_chainId"]);
    expect(await methodsOf({ result: invalidParams })).toEqual(["new", "old"]);
    expect(await methodsOf({ result: "failed", maxAgeMs: 3_600_000 })).toEqual(["new"]);
  });

  it("is read in pages, without gaps between entries of the same time", async () => {
    const usage = start();
    for (let number = 0; number < 10; number++) usage.count(failed(`failure ${number}`));
    await usage.flush();
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { entries, next } = await read({ limit: 3, before });
      seen.push(...entries.map(({ id }) => id));
      before = next ?? undefined;
    } while (before !== undefined);

    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
  });

  it("is deleted after its days, with what was not trimmed", async () => {
    const usage = start();
    usage.count(failed("old"));
    await usage.flush();
    clock.advance(7 * 86_400_000);
    for (let number = 0; number < 5; number++) usage.count(failed("new"));
    await usage.flush();
    clock.advance(1);
    await createRetention({ logEntries: 3, logDays: 7 }, { db, clock, breaker: steadyBreaker, log }).run();

    expect((await read()).entries.map(({ message }) => message)).toEqual(["new", "new", "new"]);
  });
});

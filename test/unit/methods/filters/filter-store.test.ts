import { limits } from "../../../../generated/limits.js";
import { CallerFilters, type FilterCaller } from "../../../../src/methods/filters/caller-filters.js";
import { openFilters } from "../../../../src/methods/filters/open-filters.js";
import type { FilterContent } from "../../../../src/methods/filters/stored-filter.js";
import type { Database } from "../../../../src/store/database.js";
import { createRetention } from "../../../../src/usage/retention.js";
import { logLimits } from "../../../fakes/log-limits.js";
import { createManualClock } from "../../../fakes/manual-clock.js";
import { steadyBreaker } from "../../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../../fakes/test-stores.js";

const alice: FilterCaller = { userId: "alice", keyId: "k1", network: "testnet" };
const blocks: FilterContent = { kind: "blocks", state: { start: 5, number: 5, blocks: [["0x5", []]] } };
const transactions: FilterContent = { kind: "transactions", state: { position: 0 } };
const moved = { start: 5, number: 6, blocks: [["0x6", []]] } as const;
const minuteMs = 60_000;
const idleMs = limits.filterIdleMinutes * minuteMs;
const notFound = { errorName: "CallRejected", message: "filter not found" };
const times = <T>(count: number, run: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => run(index));

describe.each(storeKinds)("filters on %s", (_name, makeStore) => {
  let store: TestStore;
  const clock = createManualClock();
  const warnings: unknown[] = [];

  /** The filters as one process has them. */
  const open = async () => {
    const db = await store.open();
    const filters = openFilters({
      db,
      clock,
      breaker: steadyBreaker,
      log: { warn: (fields: unknown) => warnings.push(fields) },
    });
    return { ...filters, db, of: (caller: FilterCaller) => new CallerFilters(filters.store, caller) };
  };

  const retain = (db: Database): Promise<void> =>
    createRetention(logLimits, { db, clock, breaker: steadyBreaker, log: { warn: () => undefined } }).run();

  beforeEach(async () => {
    store = await makeStore();
  });
  afterEach(() => store.remove());

  it("are found by every process, for their user and network only", async () => {
    const [one, other] = [await open(), await open()];
    const id = await one.of(alice).create(blocks);
    expect(id).toMatch(/^0x[1-9a-f][0-9a-f]{31}$/);
    expect(await other.of(alice).find(id)).toMatchObject({ ...blocks, id, revision: 0 });
    for (const stranger of [{ ...alice, userId: "bob" }, { ...alice, network: "mainnet" } as const]) {
      await expect(other.of(stranger).find(id)).rejects.toMatchObject(notFound);
      expect(await other.of(stranger).remove(id)).toBe(false);
    }
    expect(await other.of(alice).remove(id)).toBe(true);
    await expect(one.of(alice).find(id)).rejects.toMatchObject(notFound);
    expect(await one.of(alice).remove(id)).toBe(false);
  });

  it("record each change once: of two polls at once one wins", async () => {
    const [one, other] = [(await open()).of(alice), (await open()).of(alice)];
    const filter = await one.find(await one.create(blocks));
    const results = await Promise.all([one.move(filter, moved), other.move(filter, moved)]);
    expect(new Set(results)).toEqual(new Set([false, true]));
    expect(await other.find(filter.id)).toMatchObject({ state: moved, revision: 1 });
  });

  it("are 100 a user at most, also when they are created at once by several processes", async () => {
    const processes = [(await open()).of(alice), (await open()).of(alice)];
    const creating = times(130, (index) => (processes[index % 2] as CallerFilters).create(blocks));
    const results = await Promise.allSettled(creating);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(100);
    const [first] = processes as [CallerFilters];
    await expect(first.create(blocks)).rejects.toMatchObject({ errorName: "RateLimited" });
    const [kept] = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    await first.remove(kept as string);
    expect(await first.create(blocks)).toMatch(/^0x/);
    expect(await (await open()).of({ ...alice, userId: "bob" }).create(blocks)).toMatch(/^0x/);
  });

  it("are forgotten after 15 minutes without a poll, and leave their room to others", async () => {
    const { of, db } = await open();
    const filters = of(alice);
    const ids = await Promise.all(times(100, () => filters.create(blocks)));
    const polled = ids[0] as string;
    clock.advance(idleMs);
    await filters.touch(await filters.find(polled));
    clock.advance(idleMs);
    expect(await filters.find(polled)).toMatchObject({ id: polled });
    await expect(filters.find(ids[1] as string)).rejects.toMatchObject(notFound);
    await filters.create(blocks);
    const countAfter = async (ms: number): Promise<number> => {
      clock.advance(ms);
      await retain(db);
      return (await db.selectFrom("filter").select("id").execute()).length;
    };
    expect([await countAfter(0), await countAfter(2 * idleMs), await countAfter(1)]).toEqual([2, 1, 0]);
  });

  it("write a poll without changes once a minute", async () => {
    const { of, db } = await open();
    const filters = of(alice);
    const id = await filters.create(blocks);
    const poll = async (): Promise<string | undefined> => {
      await filters.touch(await filters.find(id));
      return (await db.selectFrom("filter").select("polled_at").executeTakeFirst())?.polled_at;
    };
    const created = await poll();
    clock.advance(minuteMs - 1);
    expect(await poll()).toBe(created);
    clock.advance(1);
    expect(await poll()).toBe(new Date(clock.nowMs()).toISOString());
  });

  it("hold to the contracts of the API key that polls", async () => {
    const { of } = await open();
    const [allowed, other] = [`0x${"1".repeat(40)}`, `0x${"2".repeat(40)}`] as const;
    const key = of({ ...alice, keyId: "k2", contracts: new Set([allowed]) });
    const create = (criteria: object) => of(alice).create({ ...blocks, kind: "logs", criteria });
    expect(await key.find(await create({ address: allowed }))).toMatchObject({ kind: "logs" });
    for (const criteria of [{}, { address: other }, { address: [allowed, other] }])
      await expect(key.find(await create(criteria))).rejects.toMatchObject({ errorName: "Forbidden" });
    expect(await key.find(await key.create(blocks))).toMatchObject({ kind: "blocks" });
  });

  it("end when the key that created them does not allow them, also if it is widened again", async () => {
    const { of } = await open();
    const [allowed, other] = [`0x${"1".repeat(40)}`, `0x${"2".repeat(40)}`] as const;
    const id = await of(alice).create({ ...blocks, kind: "logs", criteria: { address: other } });
    const narrowed = of({ ...alice, contracts: new Set([allowed]) });
    await expect(narrowed.find(id)).rejects.toMatchObject(notFound);
    await expect(of(alice).find(id)).rejects.toMatchObject(notFound);
  });

  it("have params of at most 32 KiB", async () => {
    const filters = (await open()).of(alice);
    const create = (length: number) =>
      filters.create({ ...blocks, kind: "logs", criteria: { topics: ["0".repeat(length) as `0x${string}`] } });
    const around = JSON.stringify({ topics: [""] }).length;
    expect(await create(limits.filterMaxBytes - around)).toMatch(/^0x/);
    await expect(create(limits.filterMaxBytes - around + 1)).rejects.toMatchObject({ errorName: "InvalidParams" });
  });

  it("get the transactions of all processes in one order, each once", async () => {
    const processes = [await open(), await open()] as const;
    const filters = processes[0].of(alice);
    await filters.create({ ...transactions, state: { position: await filters.lastSent() } });
    const hashes = times(20, (index) => `0x${index}`);
    for (const hash of hashes) for (const { onSent } of processes) onSent("testnet", hash);
    processes[0].onSent("mainnet", "0xother");
    await Promise.all(processes.map(({ close }) => close()));
    const sent = await filters.readSent(0);
    expect(sent.map(({ position }) => position)).toEqual(times(20, (index) => index + 1));
    expect(sent.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted());
    expect([await filters.lastSent(), warnings]).toEqual([20, []]);
    expect(await filters.readSent(19)).toEqual(sent.slice(19));
  });

  it("forget transactions, but the last one's position", async () => {
    const { of, onSent, close, db } = await open();
    const filters = of(alice);
    await filters.create(transactions);
    for (const hash of ["0x1", "0x2", "0x3"]) onSent("testnet", hash);
    await close();
    clock.advance(2 * idleMs + 1);
    await retain(db);
    await filters.create(transactions);
    onSent("testnet", "0x4");
    await close();
    expect((await filters.readSent(0)).map(({ position }) => position)).toEqual([3, 4]);
  });

  it("cost a transaction that a node told of no write while none of them is for transactions", async () => {
    const { of, onHeard, close, db } = await open();
    await of(alice).create(blocks);
    onHeard("testnet", "0x1");
    await close();
    expect(await db.selectFrom("sent_transaction").selectAll().execute()).toEqual([]);
  });
});

// What the limits cost a request, in this process, on the compiled service: `npm run build && node test/load/quota-stage.mjs`.
// Leases come from SQLite in a folder of its own: in memory where the system has such folders, since what a disk's sync takes is
// measured apart. Prints microseconds per request, the median of several rounds.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClock } from "../../dist/src/clock.js";
import { readSettings } from "../../dist/src/config/read-settings.js";
import { Call } from "../../dist/src/gateway/call.js";
import { enforceQuota } from "../../dist/src/gateway/stages/enforce-quota.js";
import { limitConcurrency } from "../../dist/src/gateway/stages/limit-concurrency.js";
import { limitRate } from "../../dist/src/gateway/stages/limit-rate.js";
import { measure } from "../../dist/src/gateway/stages/measure.js";
import { LeasedQuota } from "../../dist/src/limits/period-quota.js";
import { createQuotaStore } from "../../dist/src/limits/quota-store.js";
import { openLimits } from "../../dist/src/service/open-limits.js";
import { openStore } from "../../dist/src/store/open-store.js";
import { createServerBreaker } from "../../dist/src/store/store-parts.js";

const rounds = 7;
const requests = 60_000;
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: console.error };
const caller = { userId: "u1", keyId: "k1", network: "testnet" };
const request = { method: "eth_call", params: [], id: "1" };

const folder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const dataDir = mkdtempSync(join(folder, "rootgate-load-"));
const db = await openStore(readSettings({ DATA_DIR: dataDir }));
const user = { id: "u1", name: "", email: "u1", emailVerified: 1, image: null, createdAt: "", updatedAt: "" };
await db
  .insertInto("user")
  .values([user, { ...user, id: "u2", email: "u2" }])
  .execute();

const breaker = createServerBreaker(db, { clock: createClock(), log });
const generous = await limitsWith({ DAILY_REQUESTS: "2000000000", REQUESTS_PER_SECOND: "1000000000", METRICS: "true" });
const spent = await limitsWith({ DAILY_REQUESTS: "1" });
// Leases that cost nothing.
const leased = new LeasedQuota(
  { kind: "day", defaultLimit: 2_000_000_000, maxWaiting: 4_096 },
  {
    store: {
      giveBack: async () => {},
      readRecalls: async () => [],
      grant: async (requests, nowMs) =>
        requests.map(({ userId, size }) => ({
          owner: userId,
          granted: size,
          leased: 0,
          limit: 2_000_000_000,
          leasedAtMs: nowMs,
        })),
    },
    clock: createClock(),
    breaker,
  },
);
const answerAtOnce = () => "0x1";
const answerLater = async () => "0x1";

await report("quota: take from the lease", () => leased.take("u1"));
await report("quota: take, leases from SQLite included", () => generous.quota.take(caller));
await report("quota: refuse when spent", () => spent.quota.take({ ...caller, userId: "u2" }));
await report("stage quota", stage(enforceQuota(generous.quota), answerAtOnce));
await report("stage rate", stage(limitRate(generous.rates), answerAtOnce));
await report("stage concurrency, result at once", stage(limitConcurrency, answerAtOnce));
await report("stage concurrency, result by a promise", stage(limitConcurrency, answerLater));
await report("stage measure, without metrics", stage(measure(spent.countRequest), answerAtOnce));
await report("stage measure, with metrics", stage(measure(generous.countRequest), answerAtOnce));
await report("ratelimit headers", () => generous.describe(caller));
await report("nothing but a promise", answerLater);

await reportLeases("a lease from the store, on this folder", db);
const onDisk = mkdtempSync(join(tmpdir(), "rootgate-load-"));
const diskDb = await openStore(readSettings({ DATA_DIR: onDisk }));
await diskDb.insertInto("user").values(user).execute();
await reportLeases("a lease from the store, on disk", diskDb);
await diskDb.destroy();
rmSync(onDisk, { recursive: true });

await generous.close();
await spent.close();
await db.destroy();
rmSync(dataDir, { recursive: true });

function limitsWith(env) {
  return openLimits(readSettings({ MODE: "development", METRICS: "false", ...env }), {
    db,
    log,
    clock: createClock(),
    breaker,
    stores: { quota: { db, breaker }, background: { db, breaker }, server: breaker },
    notices: { quota: async () => {}, errors: async () => {} },
  });
}

function stage(step, next) {
  const run = step(next);
  const heldFor = { stalledMs: () => 0, disconnect: () => undefined };
  const exchange = { signal: new AbortController().signal, hold: generous.holds.open("u1", heldFor) };
  return () => run(new Call(request, { caller, exchange, isInBatch: false }));
}

/** One lease of 128 after the other. */
async function reportLeases(name, database) {
  const store = createQuotaStore(database, { defaultLimit: 2_000_000_000, overrideColumn: "daily_requests" });
  const times = [];
  for (let lease = 0; lease < 200; lease++) {
    const start = performance.now();
    await store.grant([{ userId: "u1", period: "2026-11-21", size: 128 }], Date.now());
    times.push((performance.now() - start) * 1_000);
  }
  console.log(
    `${name.padEnd(44)} ${times
      .sort((a, b) => a - b)[100]
      .toFixed(0)
      .padStart(7)} µs`,
  );
}

/** Batches of 32 with a turn of the event loop between them, as requests come. The turns are not counted. */
async function report(name, work) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    let spentMs = 0;
    let atOnceMs = 0;
    let promised = 0;
    for (let done = 0; done < requests; done += 32) {
      const waiting = [];
      const start = performance.now();
      for (let one = 0; one < 32; one++) {
        const result = run(work);
        if (result instanceof Promise) waiting.push(result);
      }
      atOnceMs += performance.now() - start;
      for (const promise of waiting) await promise;
      spentMs += performance.now() - start;
      promised += waiting.length;
      await new Promise(setImmediate);
    }
    const [us, atOnceUs] = [spentMs, atOnceMs].map((ms) => (ms * 1_000) / requests);
    times.push({ us, atOnceUs, promised: promised / requests });
  }
  const { us, atOnceUs, promised } = times.sort((a, b) => a.us - b.us)[rounds >> 1];
  const parts = `${atOnceUs.toFixed(3)} at once, ${(promised * 100).toFixed(1)} % by promise`;
  console.log(`${name.padEnd(44)} ${us.toFixed(3).padStart(7)} µs   (${parts})`);
}

function run(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

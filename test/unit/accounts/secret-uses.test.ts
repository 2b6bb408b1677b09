import { fingerprintOf, readFingerprints } from "../../../src/accounts/rotation/fingerprints.js";
import { announceSecrets, listUses, type SecretUse } from "../../../src/accounts/rotation/secret-uses.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const former = "the former master secret of this test";
const current = "the new master secret of this test 1";

describe.each(storeKinds)("processes tell which master secrets they have, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let uses: SecretUse[];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    uses = [];
  });

  afterEach(async () => {
    for (const use of uses) await use.close();
    await store.remove();
  });

  const setUp = () => {
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    const warnings: unknown[][] = [];
    const log = { warn: (...line: unknown[]) => void warnings.push(line) };
    const announce = async (...secrets: [string, ...string[]]): Promise<SecretUse> => {
      const use = await announceSecrets(secrets, { db, clock, breaker: steadyBreaker, log });
      uses.push(use);
      return use;
    };
    const pass = async (ms: number): Promise<void> => {
      for (let leftMs = ms; leftMs > 0; leftMs -= 30_000) {
        clock.advance(Math.min(leftMs, 30_000));
        for (const use of uses) await use.settled();
      }
    };
    return { warnings, announce, pass, list: () => listUses(db, clock.nowMs()), nowMs: clock.nowMs };
  };

  const lacking = "other processes do not have this process's MASTER_SECRET: set it as their MASTER_SECRET_FALLBACK";
  const lacked =
    "data is stored with a master secret that this process does not have: set it as MASTER_SECRET_FALLBACK";

  it("until they end", async () => {
    const { announce, list } = setUp();
    const use = await announce(former, current);
    const name = expect.stringMatching(new RegExp(`:${process.pid}$`));
    const row = { process: name, writes: fingerprintOf(former), reads: fingerprintOf(current) };
    expect(await list()).toEqual([row]);
    await use.close();
    expect(await list()).toEqual([]);
  });

  it("every 30 seconds; one that was killed is left out after 90, and its row deleted after 600", async () => {
    const { announce, list, pass, nowMs } = setUp();
    await announce(former);
    const row = { id: "killed", process: "gateway:7", writes: "w", reads: null };
    await db
      .insertInto("secret_use")
      .values({ ...row, seen_at: new Date(nowMs()).toISOString() })
      .execute();
    const names = async () => (await list()).map((use) => use.process.replace(/.*:/, ""));
    await pass(89_999);
    expect(new Set(await names())).toEqual(new Set([`${process.pid}`, "7"]));
    await pass(1);
    expect(await names()).toEqual([`${process.pid}`]);
    const rows = async () => (await db.selectFrom("secret_use").select("id").execute()).length;
    await pass(510_000);
    expect(await rows()).toBe(2);
    await pass(30_000);
    expect(await rows()).toBe(1);
  });

  it("and are warned, once, where others do not have the secret that they store with", async () => {
    const { warnings, announce, pass } = setUp();
    await announce(former);
    await announce(current, former);
    await pass(60_000);
    const processes = [expect.stringMatching(new RegExp(`:${process.pid}$`))];
    expect(warnings).toContainEqual([{ processes }, lacking]);
    expect(warnings).toContainEqual([lacked]);
    expect(warnings).toHaveLength(2);
  });

  it("and are not warned while all have both", async () => {
    const { warnings, announce, pass } = setUp();
    await announce(former, current);
    await announce(current, former);
    await pass(60_000);
    expect(warnings).toEqual([]);
  });

  it("and a rotation that has finished too early is taken back by one that stores with the former secret", async () => {
    const { announce, pass } = setUp();
    await announce(former, current);
    await db.deleteFrom("master_secret").execute();
    await pass(30_000);
    expect([...(await readFingerprints(db))]).toEqual([fingerprintOf(former)]);
  });
});

import { createLiveTokens, type LiveTokens } from "../../../src/accounts/protection/live-tokens.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const lifetimeMs = 3_600_000;

describe.each(storeKinds)("live tokens on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let nowMs: number;
  let tokens: LiveTokens;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    nowMs = Date.parse("2026-11-21T12:00:00.000Z");
    tokens = createLiveTokens(db, () => new Date(nowMs));
    for (const id of ["ada", "bob"]) await addUser(db, id);
  });

  afterEach(() => store.remove());

  const issue = (userId: string, token: string, purpose: "reset-password" | "verify-email" = "reset-password") =>
    tokens.issue({ userId, purpose, token, lifetimeMs });

  it("work once, of several uses at the same moment too", async () => {
    await issue("ada", "t1");
    const uses = await Promise.all(Array.from({ length: 5 }, () => tokens.redeem("reset-password", "t1")));
    expect(uses.filter((userId) => userId === "ada")).toHaveLength(1);
    expect(uses.filter((userId) => userId === undefined)).toHaveLength(4);
  });

  it("end when a newer one of the same user and purpose is issued, whoever issues it", async () => {
    await issue("ada", "t1");
    await issue("bob", "b1");
    await issue("ada", "v1", "verify-email");
    await createLiveTokens(await store.open(), () => new Date(nowMs)).issue({
      userId: "ada",
      purpose: "reset-password",
      token: "t2",
      lifetimeMs,
    });

    expect(await tokens.redeem("reset-password", "t1")).toBeUndefined();
    expect(await tokens.redeem("reset-password", "t2")).toBe("ada");
    expect(await tokens.redeem("reset-password", "b1")).toBe("bob");
    expect(await tokens.isLive("verify-email", "v1")).toBe(true);
  });

  it("leave one of those issued at the same moment", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `t${index}`);
    await Promise.all(names.map((name) => issue("ada", name)));
    const live = await Promise.all(names.map((name) => tokens.isLive("reset-password", name)));
    expect(live.filter(Boolean)).toHaveLength(1);
  });

  it("are good for their own purpose only", async () => {
    await issue("ada", "t1", "verify-email");
    expect(await tokens.redeem("reset-password", "t1")).toBeUndefined();
    expect(await tokens.isLive("reset-password", "t1")).toBe(false);
    expect(await tokens.isLive("verify-email", "t1")).toBe(true);
  });

  it("expire", async () => {
    await issue("ada", "t1");
    nowMs += lifetimeMs - 1;
    expect(await tokens.isLive("reset-password", "t1")).toBe(true);
    nowMs += 1;
    expect(await tokens.isLive("reset-password", "t1")).toBe(false);
    expect(await tokens.redeem("reset-password", "t1")).toBeUndefined();
  });

  it("end all together, with the user's log-ins that wait for a code", async () => {
    const times = { createdAt: "", updatedAt: "", expiresAt: "2030-01-01" };
    const waiting = { id: "w1", identifier: "x", value: "ada", ...times };
    await db
      .insertInto("verification")
      .values([waiting, { ...waiting, id: "w2", value: "bob" }])
      .execute();
    await issue("ada", "t1");
    await issue("ada", "v1", "verify-email");
    await issue("bob", "b1");
    await tokens.endAll("ada");

    expect(await tokens.isLive("reset-password", "t1")).toBe(false);
    expect(await tokens.isLive("verify-email", "v1")).toBe(false);
    expect(await tokens.isLive("reset-password", "b1")).toBe(true);
    expect(await db.selectFrom("verification").select("value").execute()).toEqual([{ value: "bob" }]);
  });

  it("are in the store as digests only", async () => {
    await issue("ada", "a token as it was mailed");
    const rows = await db.selectFrom("account_token").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("as it was mailed");
  });
});

import { findAudit, listAudit, recordAudit } from "../../../src/accounts/audit-log.js";
import { createChangeKeys } from "../../../src/accounts/key-changes.js";
import { changeAnyKey } from "../../../src/accounts/operator-keys.js";
import { createSecurityLog, operatorSource } from "../../../src/accounts/protection/security-log.js";
import { createUsers } from "../../../src/accounts/users.js";
import type { Database } from "../../../src/store/database.js";
import { addKey, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const now = (): Date => new Date("2026-11-24T12:00:00.000Z");
const browser = { ipAddress: "192.0.2.1", userAgent: "Firefox" };

describe.each(storeKinds)("the audit log, %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    for (const id of ["u1", "u2"]) await addUser(db, id);
    await addKey(db, { id: "k1", userId: "u1" });
  });

  afterEach(() => store.remove());

  const listed = async (userId?: string) =>
    (await listAudit(db, { userId, limit: 100 })).map(({ actor, kind, detail }) => [actor, kind, detail]);
  const addAt = (at: string) => recordAudit(db, { at, actor: "user", kind: "key_created", userId: "u1", detail: at });

  it("has the changes of users' security logs, with who made them, and no log-ins", async () => {
    const log = createSecurityLog({ db, now, post: async () => undefined, publicUrl: "http://localhost" });
    const by = { userId: "u1", isSilent: true };
    await log.record({ ...by, kind: "key_created", detail: "app", source: browser });
    await log.record({ ...by, kind: "two_factor_off", source: operatorSource });
    await log.record({ ...by, kind: "new_device", source: browser });
    const events = await listed();
    expect(events).toHaveLength(2);
    expect(events).toContainEqual(["operator", "two_factor_off", null]);
    expect(events).toContainEqual(["user", "key_created", "app"]);
    expect((await log.list("u1")).events).toHaveLength(3);
  });

  it("has operators' changes of users and keys, and none that failed", async () => {
    const users = createUsers({ db, now, changeKeys: createChangeKeys(db) });
    await users.disable("u1");
    await users.enable("u1");
    await users.setQuotas("u2", { daily: 5 });
    await changeAnyKey(db, "k1", { estimates: "strict" });
    await expect(changeAnyKey(db, "k2", { estimates: "strict" })).rejects.toThrow("there is no active API key k2");
    const events = await listed("u1");
    expect(events).toHaveLength(3);
    for (const kind of ["account_disabled", "account_enabled"]) expect(events).toContainEqual(["operator", kind, null]);
    expect(events).toContainEqual(["operator", "key_changed", '{"id":"k1","estimates":"strict"}']);
    expect(await listed("u2")).toEqual([["operator", "quota_changed", '{"daily":5}']]);
  });

  it("keeps the newest 1,000 changes of a kind that a user made, and all of operators", async () => {
    const at = (index: number) => new Date(now().getTime() + index).toISOString();
    const row = (index: number) =>
      ({ id: `id ${index}`, at: at(index), actor: "user", kind: "key_rotated", user_id: "u1", detail: null }) as const;
    await db
      .insertInto("audit_event")
      .values(Array.from({ length: 998 }, (_, index) => row(index)))
      .execute();
    await db
      .insertInto("audit_event")
      .values({ ...row(0), id: "by the operator", actor: "operator" })
      .execute();
    const rotate = (index: number) =>
      recordAudit(db, { at: at(index), actor: "user", kind: "key_rotated", userId: "u1", detail: null });
    const countOf = async () => (await db.selectFrom("audit_event").select("id").execute()).length;
    for (const index of [998, 999]) await rotate(index);
    expect(await countOf()).toBe(1_001);
    await rotate(1_000);

    expect(await countOf()).toBe(1_001);
    expect(await findAudit(db, "id 0")).toBeUndefined();
    for (const id of ["id 1", "by the operator"]) expect(await findAudit(db, id)).toBeDefined();
  });

  it("outlives the account", async () => {
    await addAt("2026-01-01");
    await db.deleteFrom("user").where("id", "=", "u1").execute();
    expect(await listed("u1")).toHaveLength(1);
  });

  it("is read page by page, newest first, also where events have the same time", async () => {
    for (const at of ["2026-01-01", "2026-01-02", "2026-01-02", "2026-01-02", "2026-01-03"]) await addAt(at);
    const all = await listAudit(db, { limit: 100 });
    expect(all.map(({ at }) => at)).toEqual(["2026-01-03", "2026-01-02", "2026-01-02", "2026-01-02", "2026-01-01"]);
    const first = await listAudit(db, { limit: 2 });
    const after = await findAudit(db, first[1]?.id as string);
    expect([...first, ...(await listAudit(db, { limit: 10, after }))]).toEqual(all);
  });
});

import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPassword } from "better-auth/crypto";
import { prepareDevelopmentUser } from "../../../src/accounts/development-user.js";
import { type ChangeKeys, createChangeKeys } from "../../../src/accounts/key-changes.js";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { createKeys, KeyLimitError } from "../../../src/accounts/keys.js";
import { createLastUsed } from "../../../src/accounts/last-used.js";
import { readOrMakeMasterSecret } from "../../../src/accounts/master-secret.js";
import type { NewSecurityEvent } from "../../../src/accounts/protection/security-log.js";
import { createUsers } from "../../../src/accounts/users.js";
import { type Database, openDatabase } from "../../../src/store/database.js";
import { createSqliteDialect } from "../../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../../src/store/sqlite/sqlite-file.js";
import { createTestFinder, findKey } from "../../fakes/find-key.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";

let dir: string;
let db: Database;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "keys-"));
  db = await openDatabase(createSqliteDialect(openSqliteFile(join(dir, "test.sqlite"))));
  await addUser("u1");
});

afterEach(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true });
});

const masterSecret = "a master secret of at least 32 characters";
const secrets = createKeySecrets(masterSecret);

async function addUser(id: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("user")
    .values({ id, name: id, email: `${id}@example.org`, emailVerified: 1, image: null, createdAt: now, updatedAt: now })
    .execute();
}

it("keeps the newest 100 revoked keys of a user", async () => {
  const { keys, clock } = setUp();
  const ids: string[] = [];
  for (let index = 0; index < 101; index++) {
    const { id } = await keys.create({ userId: "u1", name: `key ${index}`, network: "testnet" });
    ids.push(id);
    clock.advance(1);
    await keys.revoke("u1", id);
  }
  const kept = async () => (await db.selectFrom("api_key").select("id").execute()).map(({ id }) => id);
  expect(new Set(await kept())).toEqual(new Set(ids));
  const { id } = await keys.create({ userId: "u1", name: "one more", network: "testnet" });
  expect(new Set(await kept())).toEqual(new Set([...ids.slice(1), id]));
});

const graceMs = 24 * 3_600_000;

function setUp() {
  const clock = createManualClock();
  const now = () => new Date(clock.nowMs());
  const finder = createTestFinder(db, secrets, clock);
  const find = (text: string) => findKey(finder, text);
  const changeInStore = createChangeKeys(db);
  const changeKeys: ChangeKeys = async (changed, work) => {
    const result = await changeInStore(changed, work);
    finder.forget(changed);
    return result;
  };
  const recorded: NewSecurityEvent[] = [];
  const securityLog = { record: async (event: NewSecurityEvent) => void recorded.push(event) };
  const keys = createKeys({ db, secrets, now, rotationGraceMs: graceMs, changeKeys, securityLog });
  return { clock, finder, find, keys, recorded, now, changeKeys, wait: (ms: number) => clock.advance(ms) };
}

const silent = { warn: () => {} };

const newKey = { userId: "u1", name: "my app", network: "testnet" } as const;

describe("API keys", () => {
  it("are found by their text, and by nothing else", async () => {
    const { finder, find, keys } = setUp();
    const key = await keys.create(newKey);

    const options = { estimates: "specified", blockTags: "specified" };
    expect(await find(key.text)).toEqual({ userId: "u1", keyId: key.id, network: "testnet", ...options });
    expect(finder.recall(`${key.text}x`)).toBe("nobody");
    const other = await createKeys({
      db,
      secrets: createKeySecrets("another master secret of 32 characters"),
      now: () => new Date(),
      rotationGraceMs: graceMs,
      changeKeys: createChangeKeys(db),
      securityLog: { record: async () => undefined },
    }).create(newKey);
    expect(await find(other.text)).toBeUndefined();
  });

  it("are remembered: the second look-up answers at once", async () => {
    const { finder, find, keys } = setUp();
    const { text } = await keys.create(newKey);
    expect(finder.recall(text)).toBeUndefined();
    await find(text);

    expect(finder.recall(text)).toMatchObject({ userId: "u1" });
  });

  it("end at once when revoked, and only their owner can", async () => {
    const { find, keys } = setUp();
    const key = await keys.create(newKey);
    await find(key.text);

    expect(await keys.revoke("somebody else", key.id)).toBe(false);
    expect(await find(key.text)).toBeDefined();
    expect(await keys.revoke("u1", key.id)).toBe(true);
    expect(await find(key.text)).toBeUndefined();
    expect(await keys.revoke("u1", key.id)).toBe(false);
  });

  it("get a new text when rotated, and the old one works until its grace is over", async () => {
    const { find, keys, wait } = setUp();
    const { id, text } = await keys.create(newKey);
    await find(text);

    const rotated = await keys.rotate("u1", id);
    expect(rotated?.id).toBe(id);
    expect(rotated?.text).not.toBe(text);
    expect(await find(rotated?.text ?? "")).toMatchObject({ keyId: id });
    expect(await find(text)).toMatchObject({ keyId: id });
    wait(graceMs - 1);
    expect(await find(text)).toMatchObject({ keyId: id });
    // Remembered a moment ago, and yet not for longer than the grace.
    wait(1);
    expect(await find(text)).toBeUndefined();
    expect(await find(rotated?.text ?? "")).toMatchObject({ keyId: id });
    expect((await keys.find("u1", id))?.previousExpiresAt).toBeNull();
  });

  it("keep only the latest of their old texts", async () => {
    const { find, keys } = setUp();
    const { id, text } = await keys.create(newKey);
    const second = await keys.rotate("u1", id);
    await keys.rotate("u1", id);

    expect(await find(text)).toBeUndefined();
    expect(await find(second?.text ?? "")).toMatchObject({ keyId: id });
  });

  it("end both of their texts when revoked, rotated or not", async () => {
    const { find, keys } = setUp();
    const { id, text } = await keys.create(newKey);
    const rotated = await keys.rotate("u1", id);
    await keys.revoke("u1", id);

    expect(await find(text)).toBeUndefined();
    expect(await find(rotated?.text ?? "")).toBeUndefined();
    expect(await keys.rotate("u1", id)).toBeUndefined();
  });

  it("change for their owner only, and the change holds at once", async () => {
    const { find, keys } = setUp();
    const { id, text } = await keys.create(newKey);
    await find(text);

    expect(await keys.change("somebody else", id, { name: "theirs" })).toBeUndefined();
    expect(await keys.rotate("somebody else", id)).toBeUndefined();
    expect(await keys.find("somebody else", id)).toBeUndefined();
    const changed = await keys.change("u1", id, { name: "mine", allowedMethods: ["eth_call"] });
    expect(changed).toMatchObject({
      name: "mine",
      description: null,
      allowedMethods: ["eth_call"],
      allowedOrigins: [],
    });
    expect((await find(text))?.allowed?.methods).toEqual(new Set(["eth_call"]));
  });

  it("do not work for a user who is disabled", async () => {
    const { find, keys, now, changeKeys } = setUp();
    const users = createUsers({ db, now, changeKeys });
    const { text } = await keys.create(newKey);
    await find(text);

    await users.disable("u1");
    expect(await find(text)).toBeUndefined();
    await users.enable("u1");
    expect(await find(text)).toMatchObject({ userId: "u1" });
  });

  it("are told when they were last used, a little later", async () => {
    const { keys, now, clock } = setUp();
    const { id } = await keys.create(newKey);
    const lastUsed = createLastUsed({ flushMs: 3_600_000 }, { db, clock, breaker: steadyBreaker, log: silent });

    lastUsed.touch(id);
    expect((await keys.find("u1", id))?.lastUsedAt).toBeNull();
    await lastUsed.close();
    expect((await keys.find("u1", id))?.lastUsedAt).toBe(now().toISOString());
  });

  it("are in the security log when they are created, rotated and revoked, and not when that fails", async () => {
    const { keys, recorded } = setUp();
    const source = { ipAddress: "203.0.113.9", userAgent: null };
    const { id } = await keys.create(newKey, source);
    await keys.change("u1", id, { description: "a description" });
    await keys.rotate("u1", id, source);
    await keys.revoke("somebody else", id, source);
    await keys.revoke("u1", id, source);
    await keys.rotate("u1", id, source);
    const event = { userId: "u1", detail: "my app", source, isSilent: false };
    expect(recorded).toEqual(["key_created", "key_rotated", "key_revoked"].map((kind) => ({ ...event, kind })));
  });

  it("stay as they were when the event cannot be recorded", async () => {
    const { changeKeys, find, now } = setUp();
    const record = async ({ kind }: NewSecurityEvent): Promise<void> => {
      if (kind !== "key_created") throw new Error("no space left");
    };
    const keys = createKeys({ db, secrets, now, rotationGraceMs: graceMs, changeKeys, securityLog: { record } });
    const { id, text } = await keys.create(newKey);
    await expect(keys.rotate("u1", id)).rejects.toThrow("no space left");
    await expect(keys.revoke("u1", id)).rejects.toThrow("no space left");
    expect(await keys.find("u1", id)).toMatchObject({ text, previousExpiresAt: null });
    expect(await find(text)).toMatchObject({ keyId: id });
  });

  it("made by the service itself are not mailed", async () => {
    const { keys, recorded } = setUp();
    await keys.create(newKey);
    expect(recorded).toMatchObject([{ source: { ipAddress: null, userAgent: null }, isSilent: true }]);
  });

  it("are at most four a user, with ten creates at once", async () => {
    const { keys } = setUp();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => keys.create(newKey)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(KeyLimitError);
    expect(await keys.list("u1")).toHaveLength(4);
  });

  it("free their place when revoked", async () => {
    const { keys } = setUp();
    const made = await Promise.all(Array.from({ length: 4 }, () => keys.create(newKey)));
    await keys.revoke("u1", made[2]?.id as string);

    await expect(keys.create(newKey)).resolves.toBeDefined();
    await expect(keys.create(newKey)).rejects.toThrow(KeyLimitError);
  });

  it("keep their text out of the database file", async () => {
    const { keys } = setUp();
    const key = await keys.create({ ...newKey, description: "for tests" });
    await db.destroy();

    expect(readFileSync(join(dir, "test.sqlite")).includes(key.text)).toBe(false);
    db = await openDatabase(createSqliteDialect(openSqliteFile(join(dir, "test.sqlite"))));
    expect(await setUp().keys.list("u1")).toEqual([key]);
  });

  it("are listed without their text when it can't be decrypted, and get a new one when rotated", async () => {
    const { find, keys } = setUp();
    const damaged = await keys.create(newKey);
    const intact = await keys.create(newKey);
    const sealed = secrets.seal(damaged.text, "another key");
    await db.updateTable("api_key").set({ sealed }).where("id", "=", damaged.id).execute();

    expect(await keys.list("u1")).toEqual([{ ...damaged, text: null }, intact]);
    expect(await find(damaged.text)).toMatchObject({ keyId: damaged.id });
    const rotated = await keys.rotate("u1", damaged.id);
    expect((await keys.find("u1", damaged.id))?.text).toBe(rotated?.text);
  });

  it("do not open when their sealed text was moved to another key", async () => {
    const sealed = secrets.seal("text", "one");
    expect(secrets.unseal(sealed, "one")).toBe("text");
    expect(() => secrets.unseal(sealed, "two")).toThrow("unable to authenticate");
  });
});

describe("the development user", () => {
  it("gets a new text for a key that can't be decrypted, with all slots in use", async () => {
    const { keys } = setUp();
    const [first] = (await prepareDevelopmentUser({ db, keys, masterSecrets: [masterSecret] }, ["testnet"])).keys;
    const { userId, id } = first as NonNullable<typeof first>;
    for (let slot = 2; slot <= 4; slot++) await keys.create({ userId, name: "other", network: "mainnet" });
    await db.updateTable("api_key").set({ sealed: "damaged" }).where("id", "=", id).execute();

    const [again] = (await prepareDevelopmentUser({ db, keys, masterSecrets: [masterSecret] }, ["testnet"])).keys;
    expect(again?.id).toBe(id);
    expect((await keys.find(userId, id))?.text).toBe(again?.text);
  });

  it("has one key per network, the same at every start", async () => {
    const parts = { db, keys: setUp().keys, masterSecrets: [masterSecret] as const };
    const first = await prepareDevelopmentUser(parts, ["testnet", "mainnet"]);
    const second = await prepareDevelopmentUser(parts, ["testnet", "mainnet"]);

    expect(first.keys.map(({ network }) => network)).toEqual(["testnet", "mainnet"]);
    expect(second).toEqual(first);
  });

  it("has a password of its data folder's own, told until it is changed", async () => {
    const parts = { db, keys: setUp().keys, masterSecrets: [masterSecret] as const };
    const { password } = await prepareDevelopmentUser(parts, ["testnet"]);

    expect(password).toMatch(/^[\w-]{20}$/);
    await db
      .updateTable("account")
      .set({ password: await hashPassword("one of my own") })
      .execute();
    expect((await prepareDevelopmentUser(parts, ["testnet"])).password).toBeUndefined();
  });
});

describe("the master secret", () => {
  it("is made once, for its owner's eyes only", () => {
    const secret = readOrMakeMasterSecret(dir);

    expect(readOrMakeMasterSecret(dir)).toBe(secret);
    expect(statSync(join(dir, "master-secret")).mode & 0o777).toBe(0o600);
  });
});

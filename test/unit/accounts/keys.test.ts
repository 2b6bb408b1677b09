import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDevelopmentUser } from "../../../src/accounts/development-user.js";
import { createCallerFinder } from "../../../src/accounts/find-caller.js";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { createKeys, KeyLimitError } from "../../../src/accounts/keys.js";
import { readOrMakeMasterSecret } from "../../../src/accounts/master-secret.js";
import { type Database, openDatabase } from "../../../src/store/database.js";
import { createSqliteDialect } from "../../../src/store/sqlite-dialect.js";

let dir: string;
let db: Database;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "keys-"));
  db = await openDatabase(createSqliteDialect(join(dir, "test.sqlite")));
  await addUser("u1");
});

afterEach(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true });
});

const secrets = createKeySecrets("a master secret of at least 32 characters");

async function addUser(id: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("user")
    .values({ id, name: id, email: `${id}@example.org`, emailVerified: 1, image: null, createdAt: now, updatedAt: now })
    .execute();
}

function setUp() {
  let nowMs = 0;
  const finder = createCallerFinder({ db, secrets, nowMs: () => nowMs });
  const keys = createKeys({ db, secrets, now: () => new Date(), onRevoked: (keyId) => finder.forget(keyId) });
  return { finder, keys, wait: (ms: number) => (nowMs += ms) };
}

const newKey = { userId: "u1", name: "my app", network: "testnet" } as const;

describe("API keys", () => {
  it("are found by their text, and by nothing else", async () => {
    const { finder, keys } = setUp();
    const key = await keys.create(newKey);

    expect(await finder.find(key.text)).toEqual({ userId: "u1", keyId: key.id, network: "testnet" });
    expect(finder.find(`${key.text}x`)).toBeUndefined();
    const other = await createKeys({
      db,
      secrets: createKeySecrets("another master secret of 32 characters"),
      now: () => new Date(),
      onRevoked: () => {},
    }).create(newKey);
    expect(await finder.find(other.text)).toBeUndefined();
  });

  it("are remembered: the second look-up answers at once", async () => {
    const { finder, keys, wait } = setUp();
    const { text } = await keys.create(newKey);
    await finder.find(text);

    expect(finder.find(text)).toMatchObject({ userId: "u1" });
    wait(5_000);
    expect(finder.find(text)).toBeInstanceOf(Promise);
  });

  it("end at once when revoked, and only their owner can", async () => {
    const { finder, keys } = setUp();
    const key = await keys.create(newKey);
    await finder.find(key.text);

    expect(await keys.revoke("somebody else", key.id)).toBe(false);
    expect(finder.find(key.text)).toBeDefined();
    expect(await keys.revoke("u1", key.id)).toBe(true);
    expect(await finder.find(key.text)).toBeUndefined();
    expect(await keys.revoke("u1", key.id)).toBe(false);
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
    db = await openDatabase(createSqliteDialect(join(dir, "test.sqlite")));
    expect(await setUp().keys.list("u1")).toEqual([key]);
  });

  it("do not open when their sealed text was moved to another key", async () => {
    const sealed = secrets.seal("text", "one");
    expect(secrets.unseal(sealed, "one")).toBe("text");
    expect(() => secrets.unseal(sealed, "two")).toThrow("unable to authenticate");
  });
});

describe("the development user", () => {
  it("has one key per network, the same at every start", async () => {
    const first = await prepareDevelopmentUser(db, setUp().keys, ["testnet", "mainnet"]);
    const second = await prepareDevelopmentUser(db, setUp().keys, ["testnet", "mainnet"]);

    expect(first.map(({ network }) => network)).toEqual(["testnet", "mainnet"]);
    expect(second).toEqual(first);
  });
});

describe("the master secret", () => {
  it("is made once, for its owner's eyes only", () => {
    const secret = readOrMakeMasterSecret(dir);

    expect(readOrMakeMasterSecret(dir)).toBe(secret);
    expect(statSync(join(dir, "master-secret")).mode & 0o777).toBe(0o600);
  });
});

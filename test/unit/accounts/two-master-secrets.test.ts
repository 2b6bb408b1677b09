import { hashPassword } from "better-auth/crypto";
import type { KyselyPlugin } from "kysely";
import { createDigests } from "../../../src/accounts/derive-secret.js";
import { prepareDevelopmentUser } from "../../../src/accounts/development-user.js";
import { createChangeKeys } from "../../../src/accounts/key-changes.js";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { createKeys } from "../../../src/accounts/keys.js";
import { createQuotaOwners } from "../../../src/accounts/quota-owners.js";
import { maxKeysPerQuery, readCallers } from "../../../src/accounts/read-callers.js";
import { createSealer } from "../../../src/accounts/sealer.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const former = "the former master secret of this test";
const current = "the new master secret of this test 1";
const now = () => new Date("2026-11-21T12:00:00.000Z");

describe.each(storeKinds)("with two master secrets, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  const keysOf = (...secrets: [string, ...string[]]) =>
    createKeys({
      db,
      secrets: createKeySecrets(...secrets),
      now,
      rotationGraceMs: 3_600_000,
      changeKeys: createChangeKeys(db),
      securityLog: { record: async () => {} },
    });

  /** Texts of keys that are found, and how many statements of how many parameters looked for them. */
  const look = async (texts: readonly string[], ...secrets: [string, ...string[]]) => {
    const statements: number[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push((JSON.stringify(node).match(/"[\w-]{43}"/g) ?? []).length);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const parts = { db: db.withPlugin(plugin), secrets: createKeySecrets(...secrets), nowMs: now().getTime() };
    return { found: [...(await readCallers(parts, texts)).keys()].sort(), statements };
  };

  it("finds keys of either one, with both texts of a rotated one, in one statement", async () => {
    const newKey = { userId: "u1", name: "key", network: "testnet" } as const;
    const [old, other] = [await keysOf(former).create(newKey), await keysOf(current, former).create(newKey)];
    const rotated = await keysOf(current, former).rotate("u1", old.id);
    const texts = [old.text, other.text, rotated?.text ?? ""].sort();
    for (const found of [await look(texts, current, former), await look(texts, former, current)])
      expect(found).toEqual({ found: texts, statements: [expect.any(Number)] });
    expect((await look(texts, former)).found).toEqual([old.text]);
    const listed = (await keysOf(former, current).list("u1")).map(({ text }) => text);
    expect(new Set(listed)).toEqual(new Set([other.text, rotated?.text]));
  });

  it.each([1, 2, 10, 11, maxKeysPerQuery])("costs one more digest for each of %i unknown keys", async (count) => {
    const texts = Array.from({ length: count }, (_, index) => `unknown ${index}`);
    const [alone, both] = [await look(texts, current), await look(texts, current, former)];
    const length = [1, 10, maxKeysPerQuery].find((candidate) => candidate >= count) as number;
    // Each is compared with the current and with the previous text of a key.
    expect([alone.statements, both.statements]).toEqual([[2 * length], [4 * length]]);
  });

  it("continues the count of an account that was deleted before, and keeps it for either one", async () => {
    const owners = (...secrets: [string, ...string[]]) =>
      createQuotaOwners({ db, now, digests: createDigests(secrets, "rootgate deleted accounts"), isMonthly: false });
    const ownerOf = async (id: string) =>
      (await db.selectFrom("user").select("quota_owner").where("id", "=", id).executeTakeFirst())?.quota_owner;
    const email = "ada@example.org";
    await owners(former).keep({ id: "u1", email });
    await addUser(db, "u2");
    await owners(current, former).inherit({ id: "u2", email });
    expect(await ownerOf("u2")).toBe("u1");
    await owners(current, former).keep({ id: "u2", email });
    for (const [id, secret] of [
      ["u3", current],
      ["u4", former],
    ] as const) {
      await addUser(db, id);
      await owners(secret).inherit({ id, email });
      expect(await ownerOf(id)).toBe("u1");
    }
  });

  it("gives the development user the password of the current one, unless it was changed", async () => {
    const prepare = (...masterSecrets: [string, ...string[]]) =>
      prepareDevelopmentUser({ db, keys: keysOf(...masterSecrets), masterSecrets }, []);
    const before = await prepare(former);
    const after = await prepare(current, former);
    expect(after.password).toMatch(/^[\w-]{20}$/);
    expect(after.password).not.toBe(before.password);
    expect((await prepare(current)).password).toBe(after.password);
    expect((await prepare(former)).password).toBeUndefined();
    await db
      .updateTable("account")
      .set({ password: await hashPassword("one of my own") })
      .execute();
    expect((await prepare(former, current)).password).toBeUndefined();
  });
});

describe("a sealer with several secrets", () => {
  const [a, b, c] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];

  it("encrypts with the first one, and decrypts with each", () => {
    const all = createSealer(a, b, c);
    expect(createSealer(a).unseal(all.seal("text", "id"), "id")).toBe("text");
    for (const secret of [a, b, c]) expect(all.unseal(createSealer(secret).seal("text", "id"), "id")).toBe("text");
    expect(() => createSealer(a, b).unseal(createSealer(c).seal("text", "id"), "id")).toThrow("unable to authenticate");
    expect(() => all.unseal(createSealer(b).seal("text", "id"), "other")).toThrow("unable to authenticate");
  });
});

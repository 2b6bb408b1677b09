import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { deriveAuthSecrets } from "../../../src/accounts/auth-secrets.js";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { createMailSealer } from "../../../src/accounts/mail/open-mail.js";
import { fingerprintOf, readFingerprints } from "../../../src/accounts/rotation/fingerprints.js";
import { type RotationParts, rotateSecret } from "../../../src/accounts/rotation/rotate-secret.js";
import { createWebhookSealer } from "../../../src/accounts/webhooks/open-webhooks.js";
import { createClock } from "../../../src/clock.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const former = "the former master secret of this test";
const current = "the new master secret of this test 1";
const unknown = "a master secret that is set nowhere 1";
const never = "2999-01-01T00:00:00.000Z";
const longAgo = "2001-01-01T00:00:00.000Z";

interface AddedKey {
  readonly madeWith?: string;
  readonly previous?: { readonly madeWith?: string; readonly expiresAt: string; readonly isKept?: boolean };
}

describe.each(storeKinds)("storing again what depends on the former master secret, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await db
      .insertInto("master_secret")
      .values([former, current].map((secret) => ({ fingerprint: fingerprintOf(secret) })))
      .execute();
  });

  afterEach(() => store.remove());

  const rotate = (parts: Partial<RotationParts> = {}) => {
    const signal = new AbortController().signal;
    return rotateSecret({
      db,
      clock: createClock(),
      masterSecrets: [current, former],
      signal,
      onStep: () => {},
      ...parts,
    });
  };

  const addKey = async (id: string, { madeWith = former, previous }: AddedKey = {}) => {
    await addUser(db, id);
    const secrets = createKeySecrets(madeWith);
    const before = createKeySecrets(previous?.madeWith ?? madeWith);
    const row = { id, user_id: id, slot: 1, name: "key", network: "testnet", description: null } as const;
    const texts = { digest: secrets.digest(`text ${id}`), sealed: secrets.seal(`text ${id}`, id) };
    const earlier = previous && {
      previous_digest: before.digest(`earlier ${id}`),
      previous_sealed: previous.isKept === false ? null : before.seal(`earlier ${id}`, id),
      previous_expires_at: previous.expiresAt,
    };
    await db
      .insertInto("api_key")
      .values({ ...row, ...texts, ...earlier, created_at: "", revoked_at: null })
      .execute();
  };

  const read = (id: string) => db.selectFrom("api_key").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const kept = () => readFingerprints(db);
  const addUse = (secret: string, seenAt: string) =>
    db
      .insertInto("secret_use")
      .values({ id: "p", process: "gateway:7", writes: fingerprintOf(secret), reads: null, seen_at: seenAt })
      .execute();

  it("covers API keys with their previous texts, mails, webhooks and two-factor secrets", async () => {
    await addKey("k1", { previous: { expiresAt: never } });
    await addKey("k2", { madeWith: current, previous: { madeWith: former, expiresAt: never } });
    await addKey("k3", { madeWith: current });
    const mail = { id: "m1", attempts: 0, due_at: never, expires_at: never };
    await db
      .insertInto("mail_outbox")
      .values({ ...mail, sealed: createMailSealer([former]).seal("a mail", "m1") })
      .execute();
    const hook = { id: "w1", user_id: "k1", host: "example.org", format: "json", created_at: "" } as const;
    await db
      .insertInto("webhook")
      .values({ ...hook, sealed: createWebhookSealer([former]).seal("a webhook", "w1") })
      .execute();
    const [formerKey, currentKey] = deriveAuthSecrets([former, current]) as [string, string];
    const encrypt = (data: string, key: string) => symmetricEncrypt({ key, data });
    const texts = { secret: await encrypt("app", formerKey), backupCodes: await encrypt("codes", currentKey) };
    await db
      .insertInto("twoFactor")
      .values({ id: "t1", userId: "k1", verified: 1, ...texts })
      .execute();

    const { tables, waitUntil } = await rotate();
    expect(tables.map(({ name, rows, resealed, unreadable }) => [name, rows, resealed, unreadable])).toEqual([
      ["API keys", 3, 2, 0],
      ["two-factor secrets", 1, 1, 0],
      ["mails", 1, 1, 0],
      ["webhooks", 1, 1, 0],
    ]);
    expect(waitUntil).toBeNull();
    const secrets = createKeySecrets(current);
    for (const id of ["k1", "k2"]) {
      const row = await read(id);
      expect([row.digest, row.previous_digest]).toEqual([
        secrets.digest(`text ${id}`),
        secrets.digest(`earlier ${id}`),
      ]);
      expect([secrets.unseal(row.sealed, id), secrets.unseal(row.previous_sealed ?? "", id)]).toEqual([
        `text ${id}`,
        `earlier ${id}`,
      ]);
      expect(row.previous_expires_at).toBe(never);
    }
    const stored = await db.selectFrom("mail_outbox").select("sealed").executeTakeFirstOrThrow();
    expect(createMailSealer([current]).unseal(stored.sealed, "m1")).toBe("a mail");
    const webhook = await db.selectFrom("webhook").select("sealed").executeTakeFirstOrThrow();
    expect(createWebhookSealer([current]).unseal(webhook.sealed, "w1")).toBe("a webhook");
    const codes = await db.selectFrom("twoFactor").select(["secret", "backupCodes"]).executeTakeFirstOrThrow();
    expect(await symmetricDecrypt({ key: currentKey, data: codes.secret })).toBe("app");
    expect(codes.backupCodes).toBe(texts.backupCodes);
    expect([...(await kept())]).toEqual([fingerprintOf(current)]);
  });

  it("is recorded once, and finds nothing to do when it is run again", async () => {
    await addKey("k1");
    await rotate();
    const { tables } = await rotate({ masterSecrets: [current] });
    expect(tables.map(({ resealed }) => resealed)).toEqual([0, 0, 0, 0]);
    const events = db.selectFrom("audit_event").select("detail").where("kind", "=", "master_secret_rotated");
    expect(await events.execute()).toEqual([
      { detail: '{"API keys":1,"two-factor secrets":0,"mails":0,"webhooks":0}' },
    ]);
  });

  it("forgets a previous text that has expired", async () => {
    await addKey("k1", { previous: { expiresAt: longAgo } });
    await rotate();
    const row = await read("k1");
    expect([row.previous_digest, row.previous_sealed, row.previous_expires_at]).toEqual([null, null, null]);
  });

  it("is not finished while a previous text works of which only the digest is known", async () => {
    await addKey("k1", { previous: { expiresAt: never, isKept: false } });
    await addKey("k2", { previous: { expiresAt: longAgo, isKept: false } });
    expect(await rotate()).toMatchObject({ waitUntil: never, tables: [{ resealed: 2 }, {}, {}, {}] });
    expect(await kept()).toContain(fingerprintOf(former));
    await db.updateTable("api_key").set({ previous_expires_at: longAgo }).execute();
    expect((await rotate()).waitUntil).toBeNull();
    expect(await kept()).not.toContain(fingerprintOf(former));
  });

  it("counts keys that no secret decrypts, and names the first 20", async () => {
    for (let index = 0; index < 21; index++) await addKey(`k${10 + index}`, { madeWith: unknown });
    await addKey("k90");
    const [keys] = (await rotate()).tables;
    expect(keys).toMatchObject({ rows: 22, resealed: 1, unreadable: 21 });
    expect(keys?.unreadableIds).toEqual(Array.from({ length: 20 }, (_, index) => `k${10 + index}`));
  });

  it("leaves a key alone that its owner rotates meanwhile", async () => {
    await addKey("k1");
    await addKey("k2");
    const secrets = createKeySecrets(current);
    const rotated = { digest: secrets.digest("by its owner"), sealed: secrets.seal("by its owner", "k2") };
    let isRotated = false;
    const rotateKey = async (): Promise<void> => {
      if (!isRotated) await db.updateTable("api_key").set(rotated).where("id", "=", "k2").execute();
      isRotated = true;
    };
    // Between the reading of its row and the writing.
    const execute = async (work: (transaction: Database) => Promise<void>): Promise<void> => {
      await rotateKey();
      await db.transaction().execute(work);
    };
    const racing: Database = Object.create(db, {
      selectFrom: { value: db.selectFrom.bind(db) },
      insertInto: { value: db.insertInto.bind(db) },
      updateTable: { value: db.updateTable.bind(db) },
      getExecutor: { value: db.getExecutor.bind(db) },
      transaction: { value: () => ({ execute }) },
    });
    await rotate({ db: racing });
    expect(await read("k2")).toMatchObject(rotated);
    expect((await read("k1")).digest).toBe(secrets.digest("text k1"));
  });

  it("gives up after five passes when rows are stored with the former secret all the time", async () => {
    let added = 0;
    const real = createClock();
    const adding: RotationParts["clock"] = {
      ...real,
      after: (_ms, work) => {
        void addKey(`k${added++}`).then(work);
        return () => {};
      },
    };
    await addKey("first");
    await expect(rotate({ clock: adding })).rejects.toThrow(
      "still being stored with another master secret after 5 passes",
    );
    expect(await kept()).toContain(fingerprintOf(former));
  });

  it("does not begin while a process stores with another secret, seen in the last 90 seconds", async () => {
    await addKey("k1");
    await addUse(former, new Date().toISOString());
    await expect(rotate()).rejects.toThrow("these processes store with another master secret: gateway:7. Restart them");
    expect((await read("k1")).digest).toBe(createKeySecrets(former).digest("text k1"));
    await db
      .updateTable("secret_use")
      .set({ seen_at: new Date(Date.now() - 91_000).toISOString() })
      .execute();
    expect((await rotate()).waitUntil).toBeNull();
  });

  it("does not finish when such a process has appeared meanwhile", async () => {
    await addKey("k1");
    let isAdded = false;
    const clock = createClock();
    const pausing: RotationParts["clock"] = {
      ...clock,
      after: (ms, work) => {
        if (isAdded) return clock.after(ms, work);
        isAdded = true;
        void addUse(former, new Date().toISOString()).then(work);
        return () => {};
      },
    };
    await expect(rotate({ clock: pausing })).rejects.toThrow("gateway:7");
    expect(await kept()).toContain(fingerprintOf(former));
  });

  it("stops between two steps, and goes on when it is run again", async () => {
    for (let index = 0; index < 250; index++) await addKey(`k${100 + index}`);
    const stopping = new AbortController();
    const onStep = (): void => stopping.abort(new Error("stopped"));
    await expect(rotate({ signal: stopping.signal, onStep })).rejects.toThrow("stopped");
    const secrets = createKeySecrets(current);
    const count = async () => {
      const digests = Array.from({ length: 250 }, (_, index) => secrets.digest(`text k${100 + index}`));
      return (await db.selectFrom("api_key").select("id").where("digest", "in", digests).execute()).length;
    };
    expect(await count()).toBe(200);
    expect(await kept()).toContain(fingerprintOf(former));
    expect((await rotate()).tables[0]).toMatchObject({ rows: 250, resealed: 50 });
    expect(await count()).toBe(250);
  });
});

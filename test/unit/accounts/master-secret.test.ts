import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { openMasterSecrets } from "../../../src/accounts/master-secret.js";
import { fingerprintOf, removeOtherFingerprints } from "../../../src/accounts/rotation/fingerprints.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const secret = "the master secret that keys are made with";
const otherSecret = "some other master secret of 32 characters";

describe.each(storeKinds)("the master secret of a database, %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let dataDir: string;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    dataDir = mkdtempSync(join(tmpdir(), "rootgate-secret-"));
  });

  afterEach(async () => {
    await store.remove();
    rmSync(dataDir, { recursive: true });
  });

  const open = (masterSecret?: string, fallback?: string) =>
    openMasterSecrets({ MASTER_SECRET: masterSecret, MASTER_SECRET_FALLBACK: fallback, DATA_DIR: dataDir }, db);
  const addKey = async (slot = 1, madeWith = secret) => {
    if (slot === 1) await addUser(db, "u1");
    const secrets = createKeySecrets(madeWith);
    const id = `k${slot}`;
    const texts = { digest: secrets.digest(`key ${slot}`), sealed: secrets.seal(`key ${slot}`, id) };
    const key = { id, user_id: "u1", slot, name: "key", network: "testnet", description: null } as const;
    const times = { created_at: "", revoked_at: null };
    await db
      .insertInto("api_key")
      .values({ ...key, ...texts, ...times })
      .execute();
  };

  const finishRotation = (masterSecret: string) => removeOtherFingerprints(db, fingerprintOf(masterSecret));

  it("is that of the settings", async () => {
    expect(await open(otherSecret)).toEqual([otherSecret]);
  });

  it("is the data folder's by default", async () => {
    const [made] = await open();
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(await open()).toEqual([made]);
    expect(await open(made)).toEqual([made]);
  });

  it("is accepted when it decrypts one of the keys, even if not the first", async () => {
    await addKey(1, otherSecret);
    await addKey(2);
    expect(await open(secret)).toEqual([secret]);
  });

  it.each(["before any fingerprint", "after the first start"])("is the one that was used, %s", async (when) => {
    await addKey();
    if (when === "after the first start") await open(secret);

    await expect(open(otherSecret)).rejects.toThrow(
      "The database was used with another master secret than MASTER_SECRET. Set MASTER_SECRET to it, " +
        "or copy the file master-secret from the DATA_DIR that the database was used with",
    );
    await expect(open()).rejects.toThrow(`than the one in DATA_DIR ${dataDir}.`);
  });

  it("is refused without API keys, too, when the database was used with another one", async () => {
    await open(secret);
    await expect(open(otherSecret)).rejects.toThrow("used with another master secret");
  });

  it("has a fallback while it is changed, which can't be left out before the change has finished", async () => {
    await open(secret);
    expect(await open(secret, otherSecret)).toEqual([secret, otherSecret]);
    expect(await open(secret)).toEqual([secret]);
    expect(await open(otherSecret, secret)).toEqual([otherSecret, secret]);
    for (const alone of [secret, otherSecret])
      await expect(open(alone)).rejects.toThrow(
        "A part of the database depends on another master secret: set MASTER_SECRET_FALLBACK to it, until " +
          "rootgate rotate-secret has finished",
      );
    await finishRotation(otherSecret);
    expect(await open(otherSecret)).toEqual([otherSecret]);
    await expect(open(secret)).rejects.toThrow("used with another master secret");
  });

  it("may be either of two in a database of an earlier version", async () => {
    await addKey();
    expect(await open(otherSecret, secret)).toEqual([otherSecret, secret]);
    await expect(open(otherSecret)).rejects.toThrow("until rootgate rotate-secret has finished");
    await expect(open("a third master secret of 32 characters", "and a fourth one of 32 characters!")).rejects.toThrow(
      "used with another master secret",
    );
  });

  it("counts once when both settings are the same", async () => {
    expect(await open(secret, secret)).toEqual([secret]);
  });
});

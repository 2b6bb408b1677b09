import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { openMasterSecret } from "../../../src/accounts/master-secret.js";
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

  const open = (masterSecret?: string) => openMasterSecret({ MASTER_SECRET: masterSecret, DATA_DIR: dataDir }, db);
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

  it("is any while there are no API keys: that of the settings, else the data folder's", async () => {
    expect(await open(otherSecret)).toBe(otherSecret);
    expect(await open()).toBe(await open());
  });

  it("is accepted when it decrypts one of the keys, even if not the first", async () => {
    await addKey(1, otherSecret);
    await addKey(2);
    expect(await open(secret)).toBe(secret);
  });

  it("is the one that its API keys were created with", async () => {
    await addKey();
    expect(await open(secret)).toBe(secret);

    await expect(open(otherSecret)).rejects.toThrow(
      "The database's API keys were created with another master secret than MASTER_SECRET. Set MASTER_SECRET to it, " +
        "or copy the file master-secret from the DATA_DIR that the database was used with",
    );
    await expect(open()).rejects.toThrow(`than the one in DATA_DIR ${dataDir}.`);
  });
});

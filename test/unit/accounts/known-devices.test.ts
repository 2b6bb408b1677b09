import {
  createKnownDevices,
  deviceLifetimeMs,
  type KnownDevices,
} from "../../../src/accounts/protection/known-devices.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

describe.each(storeKinds)("known devices on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let nowMs: number;
  let devices: KnownDevices;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    nowMs = Date.parse("2026-11-21T12:00:00.000Z");
    devices = createKnownDevices(db, () => new Date(nowMs));
    for (const id of ["ada", "bob"]) await addUser(db, id);
  });

  afterEach(() => store.remove());

  const find = (id: string, cookie: string | undefined) => devices.find(`${id}@example.org`, cookie);

  it("recognise a browser by the cookie of its first log-in", async () => {
    expect(await find("ada", undefined)).toBeUndefined();
    const first = await devices.recognise("ada", undefined);
    expect(first).toMatchObject({ isNew: true, isFirst: true });
    expect(await find("ADA", first.cookie)).toEqual(expect.any(String));
    expect(await devices.recognise("ada", first.cookie)).toEqual({
      isNew: false,
      isFirst: false,
      cookie: first.cookie,
    });
    expect(await devices.recognise("ada", undefined)).toMatchObject({ isNew: true, isFirst: false });
  });

  it("know a browser for those only who logged in with it, and give each a token of their own", async () => {
    const ofAda = await devices.recognise("ada", undefined);
    expect(await find("bob", ofAda.cookie)).toBeUndefined();
    const ofBoth = await devices.recognise("bob", ofAda.cookie);
    expect(ofBoth.isNew).toBe(true);
    expect(await find("ada", ofBoth.cookie)).toBeDefined();
    expect(await find("bob", ofBoth.cookie)).toBeDefined();
    // Whoever planted Ada's cookie in Bob's browser is none the wiser.
    expect(await find("bob", ofAda.cookie)).toBeUndefined();
  });

  it("keep the tokens of the last five accounts of a browser", async () => {
    let cookie = "";
    const ids = Array.from({ length: 6 }, (_, index) => `user-${index}`);
    for (const id of ids) {
      await addUser(db, id);
      cookie = (await devices.recognise(id, cookie)).cookie;
    }
    const known = await Promise.all(ids.map(async (id) => (await find(id, cookie)) !== undefined));
    expect(known).toEqual([false, true, true, true, true, true]);
  });

  it("take no other cookie", async () => {
    const { cookie } = await devices.recognise("ada", undefined);
    for (const other of ["", ".", "x", cookie.slice(1), `${cookie}x`, "a".repeat(32), "a".repeat(100_000)])
      expect(await find("ada", other)).toBeUndefined();
  });

  it("forget all but one", async () => {
    const [here, there] = [await devices.recognise("ada", undefined), await devices.recognise("ada", undefined)];
    const ofBob = await devices.recognise("bob", undefined);
    await devices.forgetOthers("ada", here.cookie);
    expect(await find("ada", here.cookie)).toBeDefined();
    expect(await find("ada", there.cookie)).toBeUndefined();
    expect(await find("bob", ofBob.cookie)).toBeDefined();
    await devices.forgetOthers("ada", undefined);
    expect(await find("ada", here.cookie)).toBeUndefined();
  });

  it("remember the twenty that were used last", async () => {
    const cookies: string[] = [];
    for (let count = 0; count < 21; count++) {
      nowMs += 1_000;
      cookies.push((await devices.recognise("ada", undefined)).cookie);
    }
    const known = await Promise.all(cookies.map(async (cookie) => (await find("ada", cookie)) !== undefined));
    expect(known).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  });

  it("forget a browser that was not used for 400 days", async () => {
    const { cookie } = await devices.recognise("ada", undefined);
    nowMs += deviceLifetimeMs - 1;
    expect(await find("ada", cookie)).toBeDefined();
    nowMs += 1;
    expect(await find("ada", cookie)).toBeUndefined();
    expect((await devices.recognise("ada", cookie)).isNew).toBe(true);
  });
});

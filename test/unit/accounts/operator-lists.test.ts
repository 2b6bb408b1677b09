import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { findAnyKey, type KeyQuery, listAllKeys } from "../../../src/accounts/list-keys.js";
import { findUsers, listUsers, type UserQuery } from "../../../src/accounts/list-users.js";
import type { User } from "../../../src/accounts/users.js";
import type { Database } from "../../../src/store/database.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const secrets = createKeySecrets("a master secret of at least 32 characters");
/** In the order of their bytes, which is not that of a language: there "a-b" stands between "aa" and "ac". */
const emails = ["a-b@example.org", "a_b@example.org", "aa@example.org", "ac@example.org", "b@sub.example.org"];

describe.each(storeKinds)("operators' lists, %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeAll(async () => {
    store = await makeStore();
    db = await store.open();
    for (const [index, email] of emails.entries()) await addUser(index, email);
    for (const [index] of emails.entries()) await addKey(index);
  });

  afterAll(() => store.remove());

  /** Two users each have the same time of creation. */
  async function addUser(index: number, email: string): Promise<void> {
    const at = `2026-01-0${1 + Math.floor(index / 2)}T00:00:00.000Z`;
    const times = { createdAt: at, updatedAt: at, disabled_at: index === 1 ? at : null };
    const user = { id: `u${index}`, name: email, email, emailVerified: index === 2 ? 0 : 1, image: null };
    await db
      .insertInto("user")
      .values({ ...user, ...times })
      .execute();
  }

  async function addKey(index: number): Promise<void> {
    const id = `k${index}`;
    const sealed = index === 4 ? "damaged" : secrets.seal("text", id);
    const at = `2026-01-0${1 + Math.floor(index / 2)}T00:00:00.000Z`;
    const network = index === 3 ? "mainnet" : "testnet";
    const key = { id, user_id: `u${index}`, slot: 1, name: id, network, description: null, digest: id } as const;
    await db
      .insertInto("api_key")
      .values({ ...key, sealed, created_at: at, revoked_at: index === 0 ? at : null })
      .execute();
  }

  /** Reads all pages of two. */
  async function readPages<Row>(read: (limit: number, after: Row | undefined) => Promise<readonly Row[]>) {
    const pages: Row[][] = [];
    for (;;) {
      const page = await read(2, pages.at(-1)?.at(-1));
      if (page.length === 0) return pages;
      pages.push([...page]);
    }
  }

  const list = (status?: UserQuery["status"]) =>
    readPages<User>((limit, after) => listUsers(db, { status, limit, after }));
  const find = (text: string, isAnywhere = false) =>
    readPages<User>((limit, after) => findUsers(db, { text, isAnywhere, limit, after }));
  const idsOf = (pages: readonly (readonly { readonly id: string }[])[]) =>
    pages.map((page) => page.map(({ id }) => id));

  it("have each user once, newest first, also where users were created at the same time", async () => {
    expect(idsOf(await list())).toEqual([["u4", "u3"], ["u2", "u1"], ["u0"]]);
  });

  it.each([
    ["active", [["u4", "u3"], ["u0"]]],
    ["disabled", [["u1"]]],
    ["unverified", [["u2"]]],
  ] as const)("have the %s users", async (status, ids) => {
    expect(idsOf(await list(status))).toEqual(ids);
  });

  it.each([
    [
      "a",
      false,
      [
        ["u0", "u1"],
        ["u2", "u3"],
      ],
    ],
    ["A-B@", false, [["u0"]]],
    ["b", false, [["u4"]]],
    ["a_", false, [["u1"]]],
    ["example", false, []],
    ["example", true, [["u0", "u1"], ["u2", "u3"], ["u4"]]],
    ["_b@", true, [["u1"]]],
    ["SUB.", true, [["u4"]]],
    ["%", true, []],
  ] as const)("have the users with %p in their e-mail, anywhere: %p", async (text, isAnywhere, ids) => {
    expect(idsOf(await find(text, isAnywhere))).toEqual(ids);
  });

  const listKeys = (filter: Partial<KeyQuery> = {}) =>
    readPages((limit, after: Awaited<ReturnType<typeof listAllKeys>>[number] | undefined) =>
      listAllKeys({ db, secrets }, { status: "active", limit, after, ...filter }),
    );

  it("have keys by status, network and user, newest first", async () => {
    expect(idsOf(await listKeys())).toEqual([
      ["k4", "k3"],
      ["k2", "k1"],
    ]);
    expect(idsOf(await listKeys({ status: "all" }))).toEqual([["k4", "k3"], ["k2", "k1"], ["k0"]]);
    expect(idsOf(await listKeys({ status: "revoked" }))).toEqual([["k0"]]);
    expect(idsOf(await listKeys({ network: "mainnet" }))).toEqual([["k3"]]);
    expect(idsOf(await listKeys({ userId: "u2" }))).toEqual([["k2"]]);
  });

  it("say which keys can't be decrypted, or that it is unknown", async () => {
    const keys = (await listKeys()).flat();
    expect(keys.map(({ isReadable }) => isReadable)).toEqual([false, true, true, true]);
    expect(JSON.stringify(keys)).not.toContain("sealed");
    expect(await findAnyKey({ db, secrets: undefined }, "k4")).toMatchObject({ id: "k4", isReadable: null });
    expect(await findAnyKey({ db, secrets }, "k5")).toBeUndefined();
  });
});

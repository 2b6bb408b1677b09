import { randomBytes } from "node:crypto";
import { createKeySecrets } from "../../src/accounts/key-secrets.js";
import { createKeyText } from "../../src/accounts/key-text.js";
import { type RotationParts, rotateSecret } from "../../src/accounts/rotation/rotate-secret.js";
import { createClock } from "../../src/clock.js";
import type { Database } from "../../src/store/database.js";
import { nodeAnswering } from "../fakes/node-answering.js";
import { addUser, storeKinds, type TestStore } from "../fakes/test-stores.js";
import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  linkIn,
  readMail,
  readToken,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

const former = "the former master secret of this test";
const current = "the new master secret of this test 1";
/** More than one step of the rotation takes at first. */
const keyCount = 250;
/** At least, for each start of a gateway. */
const callsPerStart = 20;

const openNode = async () => ({ node: nodeAnswering({ eth_gasPrice: () => "0x3938700" }), accounts: [] });

let store: TestStore;
let db: Database;
const running = new Set<TestService>();
const logged: unknown[] = [];

async function start(MASTER_SECRET: string, fallback?: string): Promise<TestService> {
  const secrets = { MASTER_SECRET, ...(fallback !== undefined && { MASTER_SECRET_FALLBACK: fallback }) };
  const test = await startTestService({ ...store.env, ...secrets, TRUST_PROXY: "1" }, { openNode });
  running.add(test);
  return test;
}

async function stop(test: TestService): Promise<void> {
  running.delete(test);
  logged.push(...test.logged);
  await test.stop();
}

const rotate = (parts: Partial<RotationParts> = {}) =>
  rotateSecret({
    db,
    clock: createClock(),
    masterSecrets: [current, former],
    signal: new AbortController().signal,
    onStep: () => {},
    ...parts,
  });

async function statusOf({ origin }: TestService, keyText: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${origin}/${keyText}`, { method: "POST", headers, body });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { code: number } };
  return result === "0x3938700" ? response.status : (error?.code ?? 0);
}

/** Keys of as many users, stored by the former secret alone. */
async function addFormerKeys(): Promise<string[]> {
  const secrets = createKeySecrets(former);
  const rows = Array.from({ length: keyCount }, (_, index) => {
    const [id, text] = [`k${index}`, createKeyText("testnet", randomBytes)];
    const key = { id, user_id: `u${index}`, slot: 1, name: "key", network: "testnet", description: null } as const;
    const stored = { digest: secrets.digest(text), sealed: secrets.seal(text, id), created_at: "", revoked_at: null };
    return { text, row: { ...key, ...stored } };
  });
  const times = { createdAt: "2026-11-21T12:00:00.000Z", updatedAt: "2026-11-21T12:00:00.000Z" };
  const users = rows.map(({ row: { user_id: id } }) => ({
    id,
    name: id,
    email: `${id}@example.org`,
    emailVerified: 1,
  }));
  await db
    .insertInto("user")
    .values(users.map((user) => ({ ...user, ...times })))
    .execute();
  await db
    .insertInto("api_key")
    .values(rows.map(({ row }) => row))
    .execute();
  return rows.map(({ text }) => text);
}

/** Calls with one key after the other, most of them not yet known to the gateway's memory; keeps each status that is not 200. */
class Callers {
  readonly refused: unknown[] = [];
  readonly #gateways = new Map<TestService, { isOver: boolean; readonly done: Promise<void> }>();
  readonly #texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  add(gateway: TestService): void {
    const state = { isOver: false, done: Promise.resolve() };
    state.done = this.#call(gateway, () => state.isOver);
    this.#gateways.set(gateway, state);
  }

  /** As a load balancer does before a gateway stops. */
  async remove(gateway: TestService): Promise<void> {
    const state = this.#gateways.get(gateway);
    if (state) state.isOver = true;
    await state?.done;
  }

  async #call(gateway: TestService, isOver: () => boolean): Promise<void> {
    for (let index = 0; index < callsPerStart || !isOver(); index++) {
      const status = await statusOf(gateway, this.#texts[index % this.#texts.length] as string);
      if (status !== 200) this.refused.push([index, status]);
    }
  }
}

const secretsLogged = () => JSON.stringify(logged).match(/the (former|new) master secret of this test/g);

const digestsOf = async (secret: string, texts: readonly string[]) => {
  const secrets = createKeySecrets(secret);
  const digests = texts.map((text) => secrets.digest(text));
  const rows = await db.selectFrom("api_key").select("digest").where("digest", "in", digests).execute();
  return rows.length;
};

describe.each(storeKinds)("changing the master secret on %s", (_name, makeStore) => {
  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    logged.length = 0;
  });

  afterEach(async () => {
    for (const test of running) await stop(test);
    await store.remove();
  });

  it("refuses no call on two gateways, though the rotation is stopped midway and keys change", async () => {
    let [a, b] = [await start(former), await start(former)];
    const texts = await addFormerKeys();
    // All but the one that is revoked on the way.
    const callers = new Callers(texts.filter((text) => text !== texts[2]));
    for (const gateway of [a, b]) callers.add(gateway);
    const restart = async (gateway: TestService, ...secrets: [string, string?]): Promise<TestService> => {
      await callers.remove(gateway);
      await stop(gateway);
      const started = await start(...secrets);
      callers.add(started);
      return started;
    };
    a = await restart(a, former, current);
    b = await restart(b, former, current);
    await expect(rotate()).rejects.toThrow("these processes store with another master secret: ");
    a = await restart(a, current, former);

    // A key of the new secret works at the other gateway at once, which still stores with the former one.
    await addUser(db, "ada");
    const created = await a.service.accounts.keys.create({ userId: "ada", network: "testnet", name: "new" });
    expect(await statusOf(b, created.text)).toBe(200);
    const rotated = await a.service.accounts.keys.rotate("u0", "k0");
    expect(await Promise.all([texts[0], rotated?.text].map((text) => statusOf(b, text ?? "")))).toEqual([200, 200]);
    b = await restart(b, current, former);
    await expect(start(current)).rejects.toThrow("until rootgate rotate-secret has finished");

    const stopping = new AbortController();
    const onStep = (): void => stopping.abort(new Error("stopped by SIGTERM"));
    await expect(rotate({ signal: stopping.signal, onStep })).rejects.toThrow("stopped by SIGTERM");
    const moved = await digestsOf(current, texts);
    expect(moved).toBeGreaterThan(100);
    expect(await digestsOf(former, texts)).toBe(keyCount - 1 - moved);

    const { keys } = b.service.accounts;
    const between = await keys.create({ userId: "ada", network: "testnet", name: "between" });
    const rotatedBetween = await keys.rotate("u1", "k1");
    expect(await keys.revoke("u2", "k2")).toBe(true);
    const valid = [created.text, between.text, rotated?.text ?? "", rotatedBetween?.text ?? "", ...texts.slice(0, 2)];
    const statuses = () =>
      Promise.all([a, b].map((gateway) => Promise.all(valid.map((text) => statusOf(gateway, text)))));
    const all200 = [valid, valid].map((list) => list.map(() => 200));
    expect(await statuses()).toEqual(all200);

    const rotation = await rotate();
    expect(rotation).toMatchObject({ waitUntil: null });
    expect(await statuses()).toEqual(all200);
    await Promise.all([a, b].map((gateway) => callers.remove(gateway)));
    expect(callers.refused).toEqual([]);

    await Promise.all([a, b].map(stop));
    await expect(start(former)).rejects.toThrow("used with another master secret");
    a = await start(current);
    valid.push(...texts.slice(3));
    expect((await Promise.all(valid.map((text) => statusOf(a, text)))).filter((status) => status !== 200)).toEqual([]);
    expect(await statusOf(a, texts[2] ?? "")).toBe(-32021);
    const { text, previousExpiresAt } = (await a.service.accounts.keys.find("u1", "k1")) ?? {};
    expect([text, previousExpiresAt]).toEqual([rotatedBetween?.text, expect.any(String)]);
    const events = await db.selectFrom("audit_event").selectAll().where("kind", "=", "master_secret_rotated").execute();
    const detail = expect.stringMatching(/^{"API keys":\d+,"two-factor secrets":0,"mails":0,"webhooks":0}$/);
    expect(events).toEqual([expect.objectContaining({ actor: "operator", user_id: null, detail })]);
    await stop(a);
    expect(secretsLogged()).toBeNull();
  });

  it("keeps sessions, links and two-factor authentication, and logs only those out who have not been seen", async () => {
    const first = await start(former);
    const mover = createDashboardClient(first.origin, { "x-forwarded-for": "198.51.100.1" });
    const moving = await joinAsSomebody(mover);
    await mover.post("/api/auth/email-change/request", { newEmail: "late@example.org", password: moving.password });
    const lateToken = await readToken(mover, moving.email, "Approve your new e-mail");
    const client = createDashboardClient(first.origin);
    const person = await joinAsSomebody(client);
    const { totpUri, backupCodes } = await client.post("/api/auth/two-factor/enable", { password: person.password });
    await client.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    const newcomer = { email: "newcomer@example.org", password: "correct horse battery" };
    await client.ask("POST", "/api/auth/sign-up/email", { body: { name: "N", ...newcomer } });
    const link = linkIn(await readMail(client, newcomer.email, "Confirm"));
    const change = { newEmail: "moved@example.org", password: person.password, code: backupCodes[1] };
    await client.post("/api/auth/email-change/request", change);
    const token = await readToken(client, person.email, "Approve your new e-mail");
    await stop(first);

    /** A browser with another one's cookies. */
    const browse = ({ origin }: TestService, { cookies }: DashboardClient, address: string) =>
      createDashboardClient(origin, {
        "x-forwarded-for": address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      });
    const both = await start(current, former);
    const old = browse(both, client, "203.0.113.1");
    expect((await old.get("/api/me")).email).toBe(person.email);
    expect(await old.post("/api/auth/email-change/confirm", { token })).toEqual({ isChanged: false });
    const other = createDashboardClient(both.origin, { "x-forwarded-for": "203.0.113.2" });
    expect(await other.post("/api/auth/sign-in/email", person)).toEqual({ needsCode: true });
    await other.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[0] });
    expect((await other.get("/api/me")).email).toBe(person.email);

    const rotation = await rotate();
    expect(rotation.tables.map(({ unreadable }) => unreadable)).toEqual([0, 0, 0, 0]);
    expect((await old.get("/api/me")).email).toBe(person.email);
    await stop(both);
    const last = await start(current);
    expect((await browse(last, client, "203.0.113.3").ask("GET", "/api/me")).status).toBe(204);
    expect((await browse(last, other, "203.0.113.4").get("/api/me")).email).toBe(person.email);
    const seen = createDashboardClient(last.origin, { "x-forwarded-for": "203.0.113.5" });
    expect((await seen.ask("GET", link)).status).toBe(302);
    const late = await seen.ask("POST", "/api/auth/email-change/confirm", { body: { token: lateToken } });
    expect([late.status, late.body.error.code]).toEqual([400, "invalid_token"]);
    expect(await seen.post("/api/auth/sign-in/email", newcomer)).toEqual({ needsCode: false });
    expect(await seen.post("/api/auth/sign-in/email", person)).toEqual({ needsCode: true });
    await seen.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri, 1) });
    await stop(last);
    expect(secretsLogged()).toBeNull();
  });
});

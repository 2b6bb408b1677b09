import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { createSealer } from "../../../src/accounts/sealer.js";
import { createWebhookSender, type WebhookSender } from "../../../src/accounts/webhooks/delivery.js";
import { createSendWebhook } from "../../../src/accounts/webhooks/send-webhook.js";
import { createWebhooks, maxKept, postAlert, type Webhooks } from "../../../src/accounts/webhooks/webhooks.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";
import { type ReceivedWebhook, startWebhookReceiver, type WebhookReceiver } from "../../fakes/webhook-receiver.js";

const log = { warn: () => undefined };
const source = { ipAddress: null, userAgent: null };
const securityLog = { record: async () => undefined };
const startedAt = "2026-11-27T12:00:00.000Z";

describe.each(storeKinds)("webhooks on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let receiver: WebhookReceiver;
  let webhooks: Webhooks;
  let sender: WebhookSender;
  const now = () => new Date(clock.nowMs());
  const sealer = createSealer(Buffer.alloc(32, 1));

  const startSender = ({ allowsPrivate = true, timeoutMs = 5_000 } = {}) => {
    const send = createSendWebhook({ allowsPrivate, now, timeoutMs });
    return createWebhookSender({ pollMs: 3_600_000 }, { db, sealer, send, now, breaker: steadyBreaker, log });
  };
  const set = (userId: string, path = "/hook", format: "json" | "slack" = "json") =>
    webhooks.set({ userId, url: `http://127.0.0.1:${receiver.port}${path}`, format }, source);
  const post = (userId: string, text: string) =>
    postAlert(userId, { type: "test", at: now().toISOString(), text, data: { of: userId } }, db);
  const texts = () => receiver.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  const wait = (ms: number) => clock.setDate(new Date(clock.nowMs() + ms).toISOString());

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock(startedAt);
    receiver = await startWebhookReceiver();
    webhooks = createWebhooks({ db, now, sealer, securityLog });
    sender = startSender();
    await addUser(db, "u1");
    await addUser(db, "u2");
  });

  afterEach(async () => {
    await sender.close();
    await receiver.close();
    await store.remove();
  });

  it("get what Standard Webhooks describes, signed with the secret", async () => {
    const { secret } = await set("u1", "/hook?token=1");
    await post("u1", "hello");
    await sender.settled();

    const [{ path, headers, body }] = receiver.received as [ReceivedWebhook];
    expect(receiver.received).toHaveLength(1);
    expect([path, headers["content-type"]]).toEqual(["/hook?token=1", "application/json"]);
    expect(JSON.parse(body)).toEqual({ type: "test", timestamp: startedAt, text: "hello", data: { of: "u1" } });
    const sentAt = String(Date.parse(startedAt) / 1_000);
    expect(headers["webhook-timestamp"]).toBe(sentAt);
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const signed = `${headers["webhook-id"] as string}.${sentAt}.${body}`;
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    expect(await webhooks.listDeliveries("u1")).toMatchObject([{ attempts: 1, dueAt: null, outcome: "HTTP 200" }]);
  });

  it("get a text alone for Slack", async () => {
    await set("u1", "/hook", "slack");
    await post("u1", "hello");
    await sender.settled();

    expect(receiver.received.map(({ body }) => body)).toEqual(['{"text":"rootgate: hello"}']);
  });

  it("are only their user's, and none without one", async () => {
    await set("u1");
    expect([await post("u2", "of u2"), await post("u1", "of u1")]).toEqual([false, true]);
    await sender.settled();

    expect(texts()).toEqual(["of u1"]);
    expect(await webhooks.listDeliveries("u2")).toEqual([]);
  });

  it("are tried again after 10 s, then 30 s, with the same ID; what waits behind comes after it", async () => {
    await set("u1");
    receiver.respond = (response) => response.writeHead(500).end();
    await post("u1", "first");
    await sender.settled();
    wait(1);
    await post("u1", "second");
    wait(9_998);
    await sender.settled();
    expect(texts()).toEqual(["first"]);

    wait(60_000);
    receiver.respond = (response) => response.end();
    await sender.settled();
    expect(texts().slice(1)).toEqual(["first", "second"]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(2);
    expect(await webhooks.listDeliveries("u1")).toMatchObject([
      { attempts: 1, dueAt: null, outcome: "HTTP 200" },
      { attempts: 2, dueAt: null, outcome: "HTTP 200" },
    ]);
  });

  it("come in their order, also after a failure", async () => {
    await set("u1");
    receiver.respond = (response) => response.writeHead(500).end();
    const all = Array.from({ length: 12 }, (_, index) => `alert ${index}`);
    for (const text of all) {
      await post("u1", text);
      wait(1);
    }
    await sender.settled();
    expect(texts()).toEqual(["alert 0"]);

    receiver.respond = (response) => response.end();
    wait(60_000);
    await sender.settled();
    expect(texts().slice(1)).toEqual(all);
  });

  it("that are posted while another is under way come after it, once", async () => {
    await set("u1");
    const others = [startSender(), startSender()];
    let underWay = 0;
    let most = 0;
    const respond = async (response: ServerResponse): Promise<void> => {
      most = Math.max(most, ++underWay);
      const count = receiver.received.length;
      wait(1);
      if (count < 6) await post("u1", `alert ${count}`);
      for (const each of [sender, ...others]) each.wake();
      await new Promise((resolve) => setTimeout(resolve, 30));
      underWay--;
      response.end();
      for (const each of others) each.wake();
    };
    receiver.respond = (response) => void respond(response);
    await post("u1", "alert 0");
    while ((await webhooks.listDeliveries("u1")).filter(({ outcome }) => outcome !== null).length < 6)
      await Promise.all([sender, ...others].map((each) => each.settled()));
    await Promise.all(others.map((each) => each.close()));

    expect([most, texts()]).toEqual([1, Array.from({ length: 6 }, (_, index) => `alert ${index}`)]);
  });

  it("are given up after a day, and at once with 410", async () => {
    await set("u1");
    receiver.respond = (response) => response.writeHead(503).end();
    await post("u1", "lost");
    for (let hours = 0; hours < 30; hours++) {
      await sender.settled();
      wait(3_600_000);
    }
    const [lost] = await webhooks.listDeliveries("u1");
    expect(lost).toMatchObject({ dueAt: null, outcome: "HTTP 503" });
    expect(lost?.attempts).toBeGreaterThan(10);

    receiver.respond = (response) => response.writeHead(410).end();
    await post("u1", "gone");
    await sender.settled();
    expect(await webhooks.listDeliveries("u1")).toMatchObject([{ attempts: 1, dueAt: null, outcome: "HTTP 410" }, {}]);
  });

  it("are not redirected", async () => {
    await set("u1");
    receiver.respond = (response) => response.writeHead(307, { location: "/elsewhere" }).end();
    await post("u1", "hello");
    await sender.settled();

    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await webhooks.listDeliveries("u1")).toMatchObject([{ outcome: "HTTP 307" }]);
  });

  it.each(["127.0.0.1", "localhost", "a.localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433"])(
    "reach no private address: %s",
    async (host) => {
      await sender.close();
      sender = startSender({ allowsPrivate: false });
      await webhooks.set({ userId: "u1", url: `http://${host}:${receiver.port}/`, format: "json" }, source);
      await post("u1", "hello");
      await sender.settled();

      expect(receiver.received).toEqual([]);
      expect(await webhooks.listDeliveries("u1")).toMatchObject([{ outcome: "the host has no public address" }]);
    },
  );

  it("that stand still hold up no other's, and have one request at a time", async () => {
    await sender.close();
    sender = startSender({ timeoutMs: 300 });
    await set("u1", "/slow");
    await set("u2", "/fast");
    receiver.respond = (response) => {
      if (receiver.received.at(-1)?.path === "/fast") response.end();
    };
    for (let index = 0; index < 20; index++) await post("u1", `slow ${index}`);
    await post("u2", "fast");
    await sender.settled();

    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(["/fast", "/slow"]);
    expect((await webhooks.listDeliveries("u1")).filter(({ outcome }) => outcome !== null)).toMatchObject([
      { outcome: "no response in time" },
    ]);
  });

  it(`keep the latest ${maxKept} alerts`, async () => {
    await set("u1");
    for (let index = 0; index <= maxKept; index++) {
      wait(1);
      await post("u1", String(index));
    }
    const kept = await db.selectFrom("webhook_delivery").select("body").execute();
    const found = kept.map(({ body }) => Number((JSON.parse(body) as { text: string }).text));
    expect(found).toHaveLength(maxKept);
    expect(Math.min(...found)).toBe(1);
  });

  it("are each sent by one of several processes", async () => {
    await set("u1");
    await post("u1", "once");
    const others = [startSender(), startSender()];
    await Promise.all([sender, ...others].map((each) => each.settled()));
    await Promise.all(others.map((each) => each.close()));

    expect(texts()).toEqual(["once"]);
  });

  it("are ended by a stop, and sent by the next start", async () => {
    await set("u1");
    receiver.respond = () => undefined;
    await post("u1", "hello");
    const running = sender.settled();
    while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await sender.close();
    await running;

    receiver.respond = (response) => response.end();
    wait(60_001);
    sender = startSender();
    await sender.settled();
    expect(texts()).toEqual(["hello", "hello"]);
  });

  it("start empty with another URL, and end with their user", async () => {
    await set("u1");
    await post("u1", "of the first");
    await set("u1", "/second");
    await sender.settled();
    expect(texts()).toEqual([]);

    await post("u1", "of the second");
    await db.deleteFrom("user").where("id", "=", "u1").execute();
    expect(await db.selectFrom("webhook_delivery").selectAll().execute()).toEqual([]);
    expect(await webhooks.remove("u1", source)).toBe(false);
  });
});

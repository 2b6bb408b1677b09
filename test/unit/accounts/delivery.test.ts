import {
  createDelivery,
  type Delivery,
  type DeliveryParts,
  retryDelayMs,
} from "../../../src/accounts/mail/delivery.js";
import { type Mail, type Mailer, MailRefusedError } from "../../../src/accounts/mail/mail.js";
import { createOutbox, type Outbox } from "../../../src/accounts/mail/outbox.js";
import { createSealer } from "../../../src/accounts/sealer.js";
import type { Database } from "../../../src/store/database.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const hourMs = 3_600_000;
const sealer = createSealer(Buffer.alloc(32, 1));

const mailTo = (to: string): Mail => ({ to, subject: "s", text: "a secret link", html: "", keepMs: hourMs });

/** A mail server that keeps what it takes, and fails as it is told. */
function createFakeMailer() {
  const sent: { to: string; id: string }[] = [];
  const mailer = {
    failure: undefined as Error | undefined,
    sent,
    send: async ({ to }: Mail, id: string): Promise<void> => {
      if (mailer.failure) throw mailer.failure;
      sent.push({ to, id });
    },
    close() {},
  };
  return mailer satisfies Mailer;
}

interface Options {
  readonly db?: Database;
  readonly maxWaiting?: number;
  readonly sealedBy?: typeof sealer;
  readonly breaker?: DeliveryParts["breaker"];
  readonly mayDelete?: boolean;
}

describe.each(storeKinds)("mails in the store on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let nowMs: number;
  let mailer: ReturnType<typeof createFakeMailer>;
  let logged: string[];
  const deliveries: Delivery[] = [];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    nowMs = Date.parse("2026-11-21T12:00:00.000Z");
    mailer = createFakeMailer();
    logged = [];
  });

  afterEach(async () => {
    for (const delivery of deliveries.splice(0)) await delivery.close();
    await store.remove();
  });

  /** A process: its outbox and its delivery, which only looks for mails when it is told. */
  function openProcess(options: Options = {}) {
    const write = (fields: unknown, message?: string): void => void logged.push(message ?? String(fields));
    const parts = { db: options.db ?? db, sealer: options.sealedBy ?? sealer, now: () => new Date(nowMs) };
    const log = { error: write, warn: write, info: write };
    const delivery = createDelivery(
      { pollMs: 10 * hourMs },
      { ...parts, mailer, breaker: options.breaker ?? steadyBreaker, mayDelete: () => options.mayDelete ?? true, log },
    );
    deliveries.push(delivery);
    const outbox: Outbox = createOutbox(
      { maxWaiting: options.maxWaiting ?? 100 },
      { ...parts, onStored: () => {}, onDropped: () => delivery.count("dropped") },
    );
    return { delivery, outbox };
  }

  const waiting = () => db.selectFrom("mail_outbox").selectAll().execute();

  it("are sent past their time where the clock may be wrong", async () => {
    const { delivery, outbox } = openProcess({ mayDelete: false });
    await outbox.post(mailTo("ada@example.org"));
    nowMs += hourMs;
    await delivery.settled();

    expect(mailer.sent.map(({ to }) => to)).toEqual(["ada@example.org"]);
  });

  it("are sent once, however many processes send at the same time", async () => {
    const processes = [openProcess(), openProcess({ db: await store.open() }), openProcess({ db: await store.open() })];
    for (let index = 0; index < 30; index++) await processes[0]?.outbox.post(mailTo(`${index}@example.org`));
    await Promise.all(processes.map(({ delivery }) => delivery.settled()));

    expect(mailer.sent).toHaveLength(30);
    expect(new Set(mailer.sent.map(({ to }) => to)).size).toBe(30);
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(30);
    expect(await waiting()).toEqual([]);
  });

  it("wait without a word while the store is away, which has a line of its own in the log", async () => {
    let isAway = true;
    const breaker = {
      outage: () => (isAway ? { requestId: "1", startedMs: 0 } : undefined),
      report: async () => isAway,
    };
    const { outbox, delivery } = openProcess({ breaker });
    await outbox.post(mailTo("ada@example.org"));
    await delivery.settled();
    expect([mailer.sent, logged]).toEqual([[], []]);

    isAway = false;
    await delivery.settled();
    expect(mailer.sent).toHaveLength(1);
  });

  it("wait without a word when the store goes away just then", async () => {
    const elsewhere = await store.open();
    const { delivery } = openProcess({ db: elsewhere, breaker: { outage: () => undefined, report: async () => true } });
    await elsewhere.destroy();
    await delivery.settled();
    expect(logged).toEqual([]);
  });

  it("are sealed", async () => {
    await openProcess().outbox.post(mailTo("ada@example.org"));
    expect(JSON.stringify(await waiting())).not.toMatch(/ada@|secret link/);
  });

  it("are stored with what they tell of, or not at all", async () => {
    const { outbox } = openProcess();
    const failing = db.transaction().execute(async (transaction) => {
      await outbox.post(mailTo("ada@example.org"), transaction);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await waiting()).toEqual([]);
  });

  it("survive the process, and are sent by the next", async () => {
    mailer.failure = new Error("away");
    const first = openProcess();
    await first.outbox.post(mailTo("ada@example.org"));
    await first.delivery.settled();
    await first.delivery.close();

    mailer.failure = undefined;
    nowMs += retryDelayMs(1);
    await openProcess().delivery.settled();
    expect(mailer.sent.map(({ to }) => to)).toEqual(["ada@example.org"]);
  });

  it("are tried again after growing delays under the same id, until they are not worth sending", async () => {
    mailer.failure = Object.assign(new Error("away"), { code: "ECONNECTION" });
    const { delivery, outbox } = openProcess();
    await outbox.post(mailTo("ada@example.org"));
    await delivery.settled();
    const [{ id } = { id: "" }] = await waiting();
    for (const [attempts, delay] of [10_000, 30_000, 90_000, 270_000, 810_000, 2_430_000].entries()) {
      nowMs += delay - 1;
      await delivery.settled();
      expect(delivery.counts.failed).toBe(attempts + 1);
      nowMs += 1;
      await delivery.settled();
    }
    // The last attempt came after the hour that the mail was worth.
    expect(delivery.counts).toMatchObject({ failed: 6, expired: 1 });
    expect(await waiting()).toEqual([]);
    expect(id).not.toBe("");
  });

  it("are taken over from a process that ended while it sent them", async () => {
    const { delivery, outbox } = openProcess();
    await outbox.post(mailTo("ada@example.org"));
    let hold = (): void => {};
    const dead = openProcess();
    const send = mailer.send;
    const isSending = new Promise<void>((resolve) => {
      mailer.send = () => {
        resolve();
        return new Promise((end) => (hold = end));
      };
    });
    dead.delivery.wake();
    // That the store has the attempt does not mean yet that its process has heard so.
    await isSending;
    mailer.send = send;

    await delivery.settled();
    expect(mailer.sent).toEqual([]);
    nowMs += 5 * 60_000;
    await delivery.settled();
    expect(mailer.sent).toHaveLength(1);
    hold();
  });

  it("are given up when the server refuses their recipient, which is no failure of the server", async () => {
    mailer.failure = new MailRefusedError();
    const { delivery, outbox } = openProcess();
    await outbox.post(mailTo("ada@example.org"));
    await delivery.settled();

    expect(delivery.counts).toMatchObject({ refused: 1, failed: 0 });
    expect(delivery.isFailing()).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  it("are given up when they cannot be unsealed", async () => {
    await openProcess({ sealedBy: createSealer(Buffer.alloc(32, 2)) }).outbox.post(mailTo("ada@example.org"));
    const { delivery } = openProcess();
    await delivery.settled();
    expect([delivery.counts.refused, delivery.isFailing(), await waiting()]).toEqual([1, false, []]);
  });

  it("that fail are logged once when it begins and once when it ends", async () => {
    mailer.failure = Object.assign(new Error("550 <ada@example.org> a secret link"), { code: "ECONNECTION" });
    const { delivery, outbox } = openProcess();
    for (let index = 0; index < 3; index++) await outbox.post(mailTo("ada@example.org"));
    await delivery.settled();
    expect(delivery.isFailing()).toBe(true);
    mailer.failure = undefined;
    nowMs += retryDelayMs(1);
    await delivery.settled();

    expect(delivery.isFailing()).toBe(false);
    expect(logged).toEqual(["mails cannot be sent: they are queued and will be retried", "mails can be sent again"]);
    expect(mailer.sent).toHaveLength(3);
  });

  it("past the most that may wait are dropped", async () => {
    const { delivery, outbox } = openProcess({ maxWaiting: 2 });
    for (let index = 0; index < 2; index++) await outbox.post(mailTo(`${index}@example.org`));
    expect(delivery.counts.dropped).toBe(0);
    await outbox.post(mailTo("one-too-many@example.org"));
    expect(delivery.counts.dropped).toBe(1);
    expect(await waiting()).toHaveLength(2);
  });

  it("wait at most two hours between two attempts", () => {
    expect([1, 2, 7, 8, 50].map(retryDelayMs)).toEqual([10_000, 30_000, 7_200_000, 7_200_000, 7_200_000]);
  });
});

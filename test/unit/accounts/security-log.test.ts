import type { Mail } from "../../../src/accounts/mail/mail.js";
import {
  createSecurityLog,
  type SecurityLog,
  securityLogPageLength,
} from "../../../src/accounts/protection/security-log.js";
import type { Database } from "../../../src/store/database.js";
import { createRetention } from "../../../src/usage/retention.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const dayMs = 86_400_000;
const source = {
  ipAddress: "203.0.113.9",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

describe.each(storeKinds)("the security log on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ReturnType<typeof createManualClock>;
  let mails: Mail[];
  let log: SecurityLog;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:00:00.000Z");
    mails = [];
    const post = async (mail: Mail): Promise<void> => void mails.push(mail);
    log = createSecurityLog({ db, now: () => new Date(clock.nowMs()), post, publicUrl: "https://rootgate.example" });
    for (const id of ["ada", "bob"]) await addUser(db, id);
  });

  afterEach(() => store.remove());

  it("shows an event with its time, address and device, and mails it", async () => {
    await log.record({ userId: "ada", kind: "key_created", detail: "<b>mine</b>", source });
    expect(await log.list("ada")).toEqual({
      events: [
        { id: expect.any(String), at: "2026-11-21T12:00:00.000Z", kind: "key_created", detail: "<b>mine</b>", source },
      ],
      next: null,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "ada@example.org", subject: "API key created · rootgate" });
    for (const words of [
      "“<b>mine</b>”",
      "2026-11-21 12:00 UTC",
      "Firefox on Linux",
      "203.0.113.9",
      "/forgot-password",
    ])
      expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.html).toContain("“&lt;b>mine&lt;/b>”");
    expect(mails[0]?.html).not.toContain("<b>");
  });

  it("says when the operator did it", async () => {
    await log.record({ userId: "ada", kind: "key_revoked", detail: "k", source: { ipAddress: null, userAgent: null } });
    expect(mails[0]?.text).toContain("By: the operator of the service");
  });

  it("keeps the newest 200 of a kind, and no fewer of the others", async () => {
    await log.record({ userId: "ada", kind: "new_device", source, isSilent: true });
    await log.record({ userId: "bob", kind: "key_rotated", source, isSilent: true });
    const rotate = async (name: string): Promise<void> => {
      clock.advance(1_000);
      await log.record({ userId: "ada", kind: "key_rotated", detail: name, source, isSilent: true });
    };
    for (let index = 1; index <= 200; index++) await rotate(`key ${index}`);
    const details = async (userId: string) => {
      const rows = await db.selectFrom("security_event").select("detail").where("user_id", "=", userId).execute();
      return rows.map(({ detail }) => detail);
    };
    expect(await details("ada")).toHaveLength(201);
    await rotate("key 201");

    const kept = await details("ada");
    expect([kept.length, kept.includes("key 1"), kept.includes("key 2"), kept.includes(null)]).toEqual([
      201,
      false,
      true,
      true,
    ]);
    expect(await details("bob")).toHaveLength(1);
  });

  it("shows each user their own events, newest first, page by page", async () => {
    await log.record({ userId: "bob", kind: "password_changed", source });
    const count = 2 * securityLogPageLength + 1;
    for (let index = 0; index < count; index++) {
      // Some at the same moment.
      if (index % 3 === 0) clock.advance(1);
      await log.record({ userId: "ada", kind: "key_created", detail: String(index), source });
    }
    const details: (string | null)[] = [];
    const lengths: number[] = [];
    let before: string | null | undefined;
    do {
      const { events, next } = await log.list("ada", before ?? undefined);
      lengths.push(events.length);
      details.push(...events.map(({ detail }) => detail));
      before = next;
    } while (before);

    expect(lengths).toEqual([securityLogPageLength, securityLogPageLength, 1]);
    expect(new Set(details).size).toBe(count);
    expect(new Set(details.slice(-3))).toEqual(new Set(["0", "1", "2"]));
    expect((await log.list("bob", "2026-11-22T00:00:00.000Z_x")).events).toHaveLength(1);
    expect((await log.list("bob", "nonsense")).events).toHaveLength(1);
  });

  it("is written with what it tells of, or not at all", async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await log.record({ userId: "ada", kind: "key_created", source }, transaction);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect((await log.list("ada")).events).toEqual([]);
  });

  it.each(["new_device", "key_rotated"] as const)(
    "mails the first ten of a day of %s, and writes down all",
    async (kind) => {
      const record = () => log.record({ userId: "ada", kind, source });
      for (let count = 0; count < 11; count++) await record();
      expect(mails).toHaveLength(10);
      expect((await log.list("ada")).events).toHaveLength(11);
      await log.record({ userId: "ada", kind: "password_changed", source });
      expect(mails).toHaveLength(11);
      clock.advance(dayMs + 1);
      await record();
      expect(mails).toHaveLength(12);
    },
  );

  it("only writes down what is silent", async () => {
    await log.record({ userId: "ada", kind: "new_device", source, isSilent: true });
    expect(mails).toEqual([]);
    expect((await log.list("ada")).events).toHaveLength(1);
  });

  it("is kept 90 days", async () => {
    await log.record({ userId: "ada", kind: "password_changed", source });
    const retention = createRetention(logLimits, { db, clock, breaker: steadyBreaker, log: { warn: () => {} } });
    clock.setDate(new Date(clock.nowMs() + 90 * dayMs).toISOString());
    await retention.run();
    expect((await log.list("ada")).events).toHaveLength(1);
    clock.setDate(new Date(clock.nowMs() + dayMs).toISOString());
    await retention.run();
    expect((await log.list("ada")).events).toEqual([]);
    await retention.close();
  });
});

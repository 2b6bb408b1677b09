import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { sql } from "kysely";
import { createDashboardClient, type DashboardClient, joinAsSomebody, type Person } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

describe("the dashboard's API", () => {
  let test: TestService;
  let client: DashboardClient;
  let person: Person;
  let printed: jest.SpyInstance[];

  beforeEach(async () => {
    printed = (["error", "warn", "log"] as const).map((name) => jest.spyOn(console, name).mockReturnValue());
    test = await startTestService();
    client = createDashboardClient(test.origin);
    person = await joinAsSomebody(client);
  });

  afterEach(async () => {
    await test.stop();
    jest.restoreAllMocks();
  });

  const messages = (): (string | undefined)[] => test.logged.map(([, message]) => message);

  it("answers 503 while the store is away, which is logged once", async () => {
    const before = messages().length;
    await test.service.db.destroy();
    await fetch(`${test.origin}/readyz`);
    const answers = [
      await client.ask("POST", "/api/auth/sign-in/email", { body: person }),
      await client.ask("GET", "/api/me"),
      await client.ask("GET", "/api/keys"),
    ];

    for (const { status, body } of answers) expect([status, body.error.code]).toEqual([503, "unavailable"]);
    expect(messages().slice(before)).toEqual([expect.stringContaining("the database is unavailable")]);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  it("puts what the accounts library fails at in the log, under an ID that the caller sees, and nowhere else", async () => {
    await test.service.db.schema.alterTable("account").renameTo("elsewhere").execute();
    const { status, body } = await client.ask("POST", "/api/auth/sign-in/email", { body: person });
    const [fields] =
      test.logged.find(([, message]) => message === "a request of the dashboard failed unexpectedly") ?? [];
    const { err, requestId } = fields as { err: Error; requestId: string };

    expect([status, body.error.code]).toEqual([500, "internal"]);
    expect(body.error.message).toContain(requestId);
    expect(err.message).toContain("account");
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  it("responds 503 to a sign-up while the store is read-only", async () => {
    await sql`pragma query_only = 1`.execute(test.service.db);
    const newcomer = { name: "Newcomer", ...person, email: "newcomer@example.org" };
    const { status, body } = await client.ask("POST", "/api/auth/sign-up/email", { body: newcomer });

    expect([status, body.error.code]).toEqual([503, "unavailable"]);
  });

  it("responds 503 while the disk is full", async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.service.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(test.service.db);
    const description = "d".repeat(280);
    const answers = [];
    for (let tries = 0; tries < 30 && answers.at(-1)?.status !== 503; tries++) {
      const answer = await client.ask("POST", "/api/keys", { body: { name: "key", network: "Testnet", description } });
      if (answer.status === 201) await client.ask("DELETE", `/api/keys/${answer.body.id}`);
      answers.push(answer);
    }

    expect(answers.map(({ status }) => status).filter((status) => status !== 201)).toEqual([503]);
    expect(answers.at(-1)?.body.error.code).toBe("unavailable");
  });

  it("counts clients that hang up while they send a body, and logs one line for all", async () => {
    const metered = await startTestService({ METRICS: "true" });
    const { port } = metered.service;
    const head = `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${metered.origin}\r\n`;
    const countFaults = async (): Promise<number> => {
      const text = await (await fetch(`${metered.origin}/metrics`)).text();
      return Number(/^rootgate_client_faults_total\{fault="body_cut_short"\} (\d+)/m.exec(text)?.[1] ?? 0);
    };
    const before = metered.logged.length;
    const ends = [
      (socket: Socket) => socket.destroy(),
      (socket: Socket) => socket.end(),
      (socket: Socket) => socket.resetAndDestroy(),
    ];
    for (const [index, end] of ends.entries()) {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      // The response to what precedes it shows that the body has begun.
      socket.write(
        `GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      );
      await once(socket, "data");
      end(socket);
      while ((await countFaults()) <= index) await new Promise((resolve) => setImmediate(resolve));
      socket.destroy();
    }
    const lines = metered.logged.slice(before);
    await metered.stop();

    expect(lines).toEqual([
      [{ fault: "body_cut_short", count: 1 }, "clients of the dashboard disconnected before the end of their request"],
    ]);
  });
});

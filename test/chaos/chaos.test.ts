import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createKeyText } from "../../src/accounts/key-text.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { formatTable } from "../load/report/format-table.js";
import { type Fault, faultsOf } from "./faults.js";
import { Gateway } from "./gateways.js";
import { Surroundings } from "./surroundings.js";
import { callOnce, type Outcomes, Traffic } from "./traffic.js";

/*
 * Faults of what the gateways rely on, and of gateways, under traffic. Three minutes by default, `CHAOS_SECONDS=50 npm run chaos` for about
 * fifteen: the duration of each fault. Prints what each fault cost and how long recovery took.
 */

const faultSeconds = Number(process.env["CHAOS_SECONDS"] ?? 4);
const gatewayCount = 3;
const userCount = 3;
const requestsPerSecond = 60;
/** Recovery within this time counts; PostgreSQL's own recovery is not part of it. */
const maxRecoveryMs = 15_000;
/** Tokens that a process may lose of a user's quota. */
const maxLease = 128;

let around: Surroundings;
let faults: readonly Fault[] = [];
let gateways: Gateway[];
let clients: DashboardClient[];
let paths: string[];

beforeAll(async () => {
  around = await Surroundings.start();
  const { settings } = around;
  const first = await Gateway.start(settings);
  clients = Array.from({ length: userCount }, () => createDashboardClient(first.origin));
  paths = [];
  // Before there are other gateways: each shows the mails that it sends in its own mailbox.
  for (const client of clients) {
    await joinAsSomebody(client);
    paths.push((await client.post("/api/keys", { name: "of the traffic", network: "Testnet" })).text);
  }
  const others = await Promise.all(Array.from({ length: gatewayCount - 1 }, () => Gateway.start(settings)));
  gateways = [first, ...others];
  faults = faultsOf({ around, gateways });
}, 120_000);

afterAll(async () => {
  for (const gateway of gateways) await gateway.remove();
  killLeftPrograms();
  for (const { remove } of faults) await remove?.();
  await around.stop();
});

/** A well-formed key that no user has is refused only after a look-up in the store. */
async function needsStore(origin: string): Promise<boolean> {
  return (await callOnce(`${origin}/${createKeyText("testnet", (size) => randomBytes(size))}`)) === "-32021";
}

/** Milliseconds until every gateway has looked up an unknown key. */
async function recover(): Promise<number> {
  const startMs = performance.now();
  for (const { origin } of gateways)
    while (!(await needsStore(origin)) && performance.now() - startMs < maxRecoveryMs) await sleep(50);
  return Math.round(performance.now() - startMs);
}

/** Creates and revokes keys until it is stopped; remembers the changes that were acknowledged. */
function changeKeys(client: DashboardClient) {
  const created = new Set<string>();
  const revoked = new Set<string>();
  const statuses = new Map<number, number>();
  const ending = new AbortController();
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const { status, body } = await client
        .ask("POST", "/api/keys", { body: { name: "of the changes", network: "Testnet" } })
        .catch(() => ({ status: 0, body: undefined }));
      if (status === 201) created.add(body?.id ?? "");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const id of created)
        if (!revoked.has(id) && created.size > 1) {
          const deletion = await client.ask("DELETE", `/api/keys/${id}`).catch(() => undefined);
          if (deletion?.status === 204) revoked.add(id);
        }
      await sleep(200);
    }
  };
  const running = run();
  return {
    created,
    revoked,
    /** What was refused since the last call. */
    takeRefused(): string {
      const refused = [...statuses].filter(([status]) => status !== 201 && status !== 409);
      statuses.clear();
      return refused.map(([status, count]) => `${count} ${status === 0 ? "no response" : status}`).join(", ");
    },
    async stop(): Promise<void> {
      ending.abort();
      await running;
    },
  };
}

async function readStore() {
  const client = new pg.Client({ connectionString: around.settings["DATABASE_URL"] });
  await client.connect();
  const counted = await client.query("select sum(leased)::int as count from quota");
  const keys = await client.query("select id, revoked_at from api_key");
  const periods = await client.query("select distinct period from quota");
  await client.end();
  return {
    counted: counted.rows[0].count as number,
    periods: periods.rows.map(({ period }) => period as string),
    keys: new Map(keys.rows.map(({ id, revoked_at }) => [id as string, revoked_at !== null])),
  };
}

const servedOf = (outcomes: Outcomes): number => outcomes.get("served") ?? 0;

it("counts what is accepted, loses no acknowledged change, and recovers from each fault", async () => {
  const traffic = new Traffic(
    gateways.flatMap(({ origin }) => paths.map((path) => `${origin}/${path}`)),
    requestsPerSecond,
  );
  const changes = changeKeys(clients[0] as DashboardClient);
  const startDay = new Date().toISOString().slice(0, 10);
  const rows: string[][] = [];
  let served = 0;
  let lost = 0;
  traffic.start();
  await sleep(faultSeconds * 1_000);
  const before = traffic.take();
  expect([...before.keys()]).toEqual(["served"]);
  served += servedOf(before);
  for (const fault of faults) {
    await fault.begin();
    await sleep(faultSeconds * 1_000);
    await fault.end();
    const recoveryMs = await recover();
    const outcomes = traffic.take();
    served += servedOf(outcomes);
    lost += fault.lost;
    rows.push([fault.name, describeOutcomes(outcomes), changes.takeRefused(), `${recoveryMs} ms`]);
    expect({ fault: fault.name, recoveryMs }).toEqual({ fault: fault.name, recoveryMs: expect.any(Number) });
    expect(recoveryMs).toBeLessThan(maxRecoveryMs);
    await sleep(1_000);
    served += servedOf(traffic.take());
  }
  await traffic.stop();
  served += servedOf(traffic.take());
  await changes.stop();
  for (const gateway of gateways) expect(await gateway.end("SIGTERM")).toBe(0);
  const { counted, keys, periods } = await readStore();
  const wasted = counted - served;
  const table = formatTable(["fault", "requests", "changes refused", "recovery"], rows);
  process.stdout.write(`${table}\n`);
  if (process.env["WRITE_PAGE"]) writeTable(table);
  process.stdout.write(
    `${served} served, ${counted} counted, ${changes.created.size} keys created, ${changes.revoked.size} revoked\n`,
  );

  // No wrong clock opened another day's quota.
  expect(new Set([startDay, new Date().toISOString().slice(0, 10)])).toEqual(new Set([startDay, ...periods]));
  expect(wasted).toBeGreaterThanOrEqual(0);
  expect(wasted).toBeLessThanOrEqual(lost * gatewayCount * userCount * maxLease);
  expect(changes.created.size).toBeGreaterThan(5);
  for (const id of changes.created) expect(keys.has(id)).toBe(true);
  for (const id of changes.revoked) expect(keys.get(id)).toBe(true);
}, 3_600_000);

/** Puts the table into the page on faults, in place of the former one. */
function writeTable(table: string): void {
  const page = readFileSync("docs/faults.md", "utf8");
  writeFileSync("docs/faults.md", page.replace(/^\| fault \|(?:.+\n)+/m, `${table}\n`));
}

function describeOutcomes(outcomes: Outcomes): string {
  return [...outcomes]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}

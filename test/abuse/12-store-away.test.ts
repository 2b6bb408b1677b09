import { setTimeout as sleep } from "node:timers/promises";
import { killLeftPrograms } from "../e2e/run-program.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { type Postgres, startPostgres } from "./harness/postgres.js";
import { type Peer, startPeer } from "./harness/start-peer.js";
import { startVictim, type Victim } from "./harness/start-victim.js";

/** The store stays away for so long; the acceptance figure is 60 s. */
const outageSeconds = Number(process.env["OUTAGE_SECONDS"] ?? 12);
const requestsPerSecond = 40;
const processCount = 4;
const userCount = 4;
const perDay = 5_000;

interface Response {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly data?: { readonly reason?: string } };
}

/** What came of the requests of one user at one process, in the order in which they were sent. */
interface Lane {
  readonly url: string;
  readonly outcomes: string[];
}

let postgres: Postgres;
let first: Victim;
let origins: string[];
let peers: Peer[];
let settings: Record<string, string>;
let client: DashboardClient;
let lanes: Lane[];
let nextId = 1;

beforeAll(async () => {
  postgres = await startPostgres();
  settings = {
    DATABASE_URL: postgres.url,
    MASTER_SECRET: "a master secret that four processes share",
    DAILY_REQUESTS: String(perDay),
    NETWORKS: "testnet",
  };
  first = await startVictim({ settings });
  // Before there are other processes: any of them might take up a mail, and show it in its own mailbox.
  client = createDashboardClient(first.origin);
  await joinAsSomebody(client);
  const keyPaths: string[] = [];
  for (let user = 0; user < userCount; user++) keyPaths.push(new URL(await first.signUp()).pathname);
  peers = await Promise.all(Array.from({ length: processCount - 1 }, () => startPeer(settings)));
  origins = [first.origin, ...peers.map(({ origin }) => origin)];
  lanes = keyPaths.flatMap((path) => origins.map((origin) => ({ url: `${origin}${path}`, outcomes: [] })));
}, 120_000);

afterAll(async () => {
  for (const peer of peers) await peer.stop();
  await first.stop();
  killLeftPrograms();
  await postgres.stop();
});

/** Sends so many requests, as a batch where it is more than one. Each response must have its request's id, in order. */
async function send(url: string, count: number): Promise<string[]> {
  const requests = Array.from({ length: count }, () => ({ jsonrpc: "2.0", id: nextId++, method: "eth_chainId" }));
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(count === 1 ? requests[0] : requests),
  });
  const body = (await response.json()) as Response | Response[];
  if (Array.isArray(body) !== count > 1) return Array(count).fill(`not in shape: ${JSON.stringify(body)}`);
  return [body].flat().map(({ id, result, error }, index) => {
    if (id !== requests[index]?.id) return `id ${id} for ${requests[index]?.id}`;
    return result === undefined ? `${response.status} ${error?.code} ${error?.data?.reason}` : "served";
  });
}

const refused = "200 -32603 store_unavailable";

/** Every user at every process in turn, at the given pace; each fifth time a batch of three. */
async function runLanes(isOver: () => boolean): Promise<void> {
  const startMs = performance.now();
  const sent: [Lane, Promise<string[]>][] = [];
  for (let turn = 0; !isOver(); turn++) {
    await sleep(Math.max(0, startMs + (turn * 1_000) / requestsPerSecond - performance.now()));
    const lane = lanes[turn % lanes.length] as Lane;
    sent.push([lane, send(lane.url, turn % 5 === 0 ? 3 : 1)]);
  }
  for (const [lane, outcomes] of sent) lane.outcomes.push(...(await outcomes));
}

/** A burst at each lane: leases grow with demand. */
async function growLeases(): Promise<void> {
  for (let batch = 0; batch < 2; batch++)
    await Promise.all(lanes.map(async ({ url, outcomes }) => void outcomes.push(...(await send(url, 20)))));
}

const allOutcomes = (): string[] => lanes.flatMap(({ outcomes }) => outcomes);
const countServed = (): number => allOutcomes().filter((outcome) => outcome === "served").length;

async function readinessOf(origin: string): Promise<string> {
  return ((await (await fetch(`${origin}/readyz`)).json()) as { status: string }).status;
}

/** The readiness, read once every half second until `isOver`: its changes. */
async function watchReadiness(origin: string, isOver: () => boolean): Promise<string[]> {
  const changes: string[] = [];
  while (!isOver()) {
    const status = await readinessOf(origin);
    if (status !== changes.at(-1)) changes.push(status);
    await sleep(500);
  }
  return changes;
}

async function untilReady(): Promise<void> {
  for (const origin of origins) while ((await readinessOf(origin)) !== "ready") await sleep(100);
}

/** What each process has logged as a warning or worse, and that the store is back. */
const notableLines = (): unknown[][] =>
  [first, ...peers].map((process) =>
    process
      .log()
      .filter(({ level, msg }) => Number(level) >= 40 || msg === "the database is available again")
      .map(({ msg }) => msg),
  );

const forgetOutcomes = (): void => lanes.forEach(({ outcomes }) => void outcomes.splice(0));

let served = 0;

describe.each([
  ["ends as a crash does", () => postgres.crash(), () => postgres.restart()],
  ["responds to nothing", () => postgres.freeze(), () => postgres.thaw()],
])("four processes whose store %s", (_kind, goAway, comeBack) => {
  it(`serve what they have leased, refuse the rest for ${outageSeconds} s, and recover by themselves`, async () => {
    const revoked = await client.post("/api/keys", { name: "revoked before", network: "Testnet" });
    const unused = await client.post("/api/keys", { name: "never used", network: "Testnet" });
    for (const origin of origins) expect(await send(`${origin}/${revoked.text}`, 1)).toEqual(["served"]);
    await growLeases();
    await client.ask("DELETE", `/api/keys/${revoked.id}`);
    // Other processes look for changes of API keys a few times a second.
    for (const origin of origins) while ((await send(`${origin}/${revoked.text}`, 1))[0] === "served") await sleep(50);
    await growLeases();
    expect(new Set(allOutcomes())).toEqual(new Set(["served"]));
    served += countServed();
    forgetOutcomes();

    const linesBefore = notableLines();
    let isOver = false;
    // Who stops calling gives leases back: the calls go on while the store goes away.
    const traffic = runLanes(() => isOver);
    await goAway();
    const readiness = Promise.all(origins.map((origin) => watchReadiness(origin, () => isOver)));
    await sleep(outageSeconds * 1_000);
    const ofRevoked = await Promise.all(origins.map((origin) => send(`${origin}/${revoked.text}`, 1)));
    const ofUnused = await Promise.all(origins.map((origin) => send(`${origin}/${unused.text}`, 3)));
    isOver = true;
    await traffic;
    // More than any lease holds.
    for (const { url, outcomes } of lanes) outcomes.push(...(await send(url, 100)), ...(await send(url, 100)));

    for (const { outcomes } of lanes) {
      expect(outcomes).toContain(refused);
      const firstRefused = outcomes.indexOf(refused);
      expect(outcomes.slice(0, firstRefused).filter((outcome) => outcome !== "served")).toEqual([]);
      expect(outcomes.slice(firstRefused).filter((outcome) => outcome !== refused)).toEqual([]);
    }
    expect(countServed()).toBeGreaterThan(0);
    expect(ofRevoked.flat()).not.toContain("served");
    expect(ofUnused.flat()).toEqual(Array(3 * processCount).fill(refused));
    for (const changes of await readiness) expect(changes.filter((status) => status !== "ready")).toEqual(["degraded"]);
    process.stdout.write(`${served} served before, ${countServed()} of ${allOutcomes().length} during\n`);
    served += countServed();
    forgetOutcomes();

    await comeBack();
    await untilReady();
    const newLines = notableLines().map((lines, index) => lines.slice(linesBefore[index]?.length));
    const oneOutage = [expect.stringContaining("the database is unavailable"), "the database is available again"];
    expect(newLines).toEqual(origins.map(() => oneOutage));
    await client.ask("DELETE", `/api/keys/${unused.id}`);
  }, 300_000);
});

describe("after the outages", () => {
  it("no user gets one request more than the quota, with all processes at once", async () => {
    const useUp = async ({ url, outcomes }: Lane): Promise<void> => {
      for (let batch = 0; batch < (1.2 * perDay) / 100 / processCount; batch++)
        outcomes.push(...(await send(url, 100)));
    };
    await Promise.all(lanes.map(useUp));
    served += countServed();
    process.stdout.write(`${served} served of ${userCount * perDay}\n`);

    expect(served).toBeLessThanOrEqual(userCount * perDay);
    // Leases that were under way when the store went away are wasted; what other processes hold at the end is not asked for.
    expect(served).toBeGreaterThan((userCount * perDay) / 2);
  }, 300_000);
});

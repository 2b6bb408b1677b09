import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
let client: DashboardClient;
let id: string;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" }, { apiBudgets: undefined });
});
afterAll(() => test.stop());

beforeEach(async () => {
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  ({ id } = await client.post("/api/keys", { name: "mine", network: "Testnet" }));
});

const rename = () => client.ask("PATCH", `/api/keys/${id}`, { body: { name: "renamed" } });
const rotate = () => client.ask("POST", `/api/keys/${id}/rotate`, { body: {} });
/** As if nine keys had been changed in this minute; counting them is `test/unit/http/throttles.test.ts`. */
const pretendChanges = () =>
  test.service.db.updateTable("throttle").set({ points: 9 }).where("key", "like", "keyChange:account:60:%").execute();

it("the tenth change of keys in a minute is made, the eleventh not, whether it changes or rotates one", async () => {
  await rename();
  await pretendChanges();
  expect((await rotate()).status).toBe(200);
  for (const change of [rename, rotate]) {
    const { status, headers, body } = await change();
    expect([status, body.error.code]).toEqual([429, "too_many_requests"]);
    expect(body.error.message).toMatch(/^Too many changes\. Try again in \d+ seconds\.$/);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
  }
});

it("past it, keys can be created and revoked, and others go on", async () => {
  await rename();
  await pretendChanges();
  await rotate();
  expect((await rename()).status).toBe(429);
  expect((await client.ask("DELETE", `/api/keys/${id}`)).status).toBe(204);
  ({ id } = await client.post("/api/keys", { name: "another", network: "Testnet" }));
  expect((await rename()).status).toBe(429);

  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  ({ id } = await client.post("/api/keys", { name: "theirs", network: "Testnet" }));
  expect((await rename()).status).toBe(200);
});

it("what is invalid is no change", async () => {
  await rename();
  await pretendChanges();
  for (let index = 0; index < 3; index++)
    expect((await client.ask("PATCH", `/api/keys/${id}`, { body: { name: "" } })).status).toBe(400);
  expect((await rename()).status).toBe(200);
});

it("a stranger's writes from one IP address end, before anything of them is read; those from others go on", async () => {
  const stranger = createDashboardClient(test.origin, { "x-forwarded-for": "203.0.113.7" });
  const write = (by: DashboardClient) => by.ask("POST", "/api/keys", { raw: "not JSON" });
  const statuses: number[] = [];
  // Five more become free each second.
  for (let wave = 0; wave < 30 && !statuses.includes(429); wave++)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 50 }, () => write(stranger)))).map(({ status }) => status),
    );
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(300);
  expect((await write(createDashboardClient(test.origin, { "x-forwarded-for": "203.0.113.8" }))).status).toBe(401);
  expect((await stranger.ask("GET", "/api/service")).status).toBe(200);
});

it("a user's reads of all routes end after 240; others' go on", async () => {
  const readMany = (path: string) => Promise.all(Array.from({ length: 40 }, () => client.ask("GET", path)));
  const answers: Awaited<ReturnType<typeof readMany>>[number][] = [];
  // Four more become free each second.
  for (let wave = 0; wave < 50 && answers.every(({ status }) => status === 200); wave++)
    answers.push(...(await readMany("/api/usage?range=24h")));
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(240);
  expect((await readMany("/api/security-log")).map(({ status }) => status)).toContain(429);

  const other = createDashboardClient(test.origin);
  await joinAsSomebody(other);
  expect((await other.ask("GET", "/api/usage?range=24h")).status).toBe(200);
});

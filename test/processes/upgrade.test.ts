import { join } from "node:path";
import { ask } from "../e2e/ask.js";
import { factsOf, type ReleasedFacts, restorePostgres, unpackData, unpackProgram } from "../e2e/released-version.js";
import { type StartedProgram, startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createDashboardClient, type DashboardClient } from "../integration/dashboard-client.js";

const version = "0.1.0";
const password = "correct horse battery";
const contract = "0x77045e71a7a2c50903d88e564cd72fab11e82051";
const withPostgres = process.env["TEST_POSTGRES_URL"] ? ["postgres" as const] : [];

const folder = useDataDir();

/** On a port that it knows itself, so that the dashboard takes requests. */
const start = async (settings: Parameters<typeof startProgram>[0], program?: string): Promise<StartedProgram> =>
  startProgram({ ...settings, PORT: String(await findFreePort()) }, [], program);

const logIn = async (service: StartedProgram, name: string): Promise<DashboardClient> => {
  const client = createDashboardClient(service.origin);
  await client.post("/api/auth/sign-in/email", { email: `${name}@example.org`, password });
  return client;
};

async function checkUsers(service: StartedProgram, { backupCodes }: ReleasedFacts): Promise<void> {
  const { keys } = await (await logIn(service, "ana")).get("/api/keys");
  expect(keys.map(({ name }) => name).toSorted()).toEqual(["Main network", "Plain", "Production"]);
  expect(keys.find(({ name }) => name === "Production")).toMatchObject({
    allowedOrigins: ["https://app.example.org"],
    allowedContracts: [contract],
  });
  const ben = await logIn(service, "ben");
  expect((await ben.ask("GET", "/api/keys")).status).toBe(401);
  await ben.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[0] });
  expect((await ben.get("/api/me")).email).toBe("ben@example.org");
}

async function checkKeys({ origin }: StartedProgram, { keys }: ReleasedFacts): Promise<void> {
  const call = (key: keyof typeof keys) => ask(`${origin}/${keys[key]}`, "eth_chainId");
  expect(await call("plain")).toMatchObject({ result: "0x1f" });
  expect(await call("mainnet")).toMatchObject({ result: "0x1e" });
  expect(await call("restricted")).toMatchObject({ error: { code: -32_023 } });
  expect(await call("revoked")).toMatchObject({ error: { code: -32_021 } });
}

async function checkChain({ origin }: StartedProgram, { keys }: ReleasedFacts): Promise<void> {
  const url = `${origin}/${keys.plain}`;
  expect(Number((await ask(url, "eth_blockNumber")).result)).toBeGreaterThan(0);
  expect(await ask(url, "eth_getBalance", [contract, "latest"])).toMatchObject({ result: "0xde0b6b3a7640000" });
}

it.each(["sqlite" as const, ...withPostgres])(
  `takes over what version ${version} left: users, keys and the devchain (%s)`,
  async (kind) => {
    const { dataDir } = folder;
    const facts = factsOf(version, kind);
    unpackData(version, dataDir, kind);
    const database = kind === "postgres" ? await restorePostgres(version) : undefined;
    const settings = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url.href }) };
    const service = await start(settings);
    await checkUsers(service, facts);
    await checkKeys(service, facts);
    if (kind === "sqlite") await checkChain(service, facts);
    await service.stop();
    const again = await start(settings);
    await checkKeys(again, facts);
    await again.stop();
    for (const { run } of [service, again]) expect(run.output.stderr).not.toContain('"level":50');
    await database?.drop();
  },
);

for (const kind of withPostgres)
  it(`serves beside a process of version ${version} on one database (${kind})`, async () => {
    const facts = factsOf(version, kind);
    const database = await restorePostgres(version);
    const [oldDir, newDir] = [join(folder.dataDir, "old"), join(folder.dataDir, "new")];
    for (const dataDir of [oldDir, newDir]) unpackData(version, dataDir, kind);
    const program = unpackProgram(version, join(folder.dataDir, "program"));
    const node = await start({ DATA_DIR: join(folder.dataDir, "node"), NETWORKS: "testnet" });
    const ofBoth = { NETWORKS: "testnet", TESTNET_NODE_URL: node.urls.testnet, DATABASE_URL: database.url.href };
    const old = await start({ ...ofBoth, DATA_DIR: oldDir }, program);
    const callOld = (key: string) => ask(`${old.origin}/${key}`, "eth_chainId");
    expect(await callOld(facts.keys.plain)).toMatchObject({ result: "0x1f" });

    const service = await start({ ...ofBoth, DATA_DIR: newDir });
    const wrong: unknown[] = [];
    for (let round = 0; round < 50; round++)
      for (const { origin } of [old, service]) {
        const response = await ask(`${origin}/${facts.keys.plain}`, "eth_chainId");
        if (response.result !== "0x1f") wrong.push(response);
      }
    expect(wrong).toEqual([]);

    const ana = await logIn(service, "ana");
    const made = await ana.ask("POST", "/api/keys", { body: { name: "Made by the new one", network: "Testnet" } });
    expect(await callOld(made.body.text)).toMatchObject({ result: "0x1f" });
    await ana.ask("DELETE", `/api/keys/${made.body.id}`);
    await untilTrue(async () => (await callOld(made.body.text)).error?.code === -32_021);
    await checkUsers(old, facts);

    await old.stop();
    expect(await ask(`${service.origin}/${facts.keys.plain}`, "eth_chainId")).toMatchObject({ result: "0x1f" });
    await Promise.all([service.stop(), node.stop()]);
    await database.drop();
  });

import { execFile, execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ask } from "../e2e/ask.js";
import { joinByMail } from "../e2e/join-by-mail.js";
import { factsOf, unpackData } from "../e2e/released-version.js";
import { type ProgramRun, runProgram } from "../e2e/run-program.js";
import { startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { startMailServer } from "../fakes/mail-server.js";
import { createDashboardClient } from "../integration/dashboard-client.js";

// The package takes its dependency from the registry.
jest.setTimeout(600_000);

const run = promisify(execFile);
const folder = useDataDir();

/** As a user who may do nothing, where the tests run as root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const wrapper = isRoot ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"] : [];

/** A folder that this user may write to. */
function makeFolder(name: string): string {
  const path = join(folder.dataDir, name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (isRoot) execFileSync("chown", ["-R", String(nobody), path]);
  return path;
}

/** The settings that the guide writes to a file, with this machine's places. */
function readGuide(places: Readonly<Record<string, string>>): Record<string, string> {
  const guide = readFileSync("docs/guide/production.md", "utf8");
  const [, file = ""] = /^cat > rootgate\.env <<'END'\n(.*?)^END$/ms.exec(guide) ?? [];
  const settings = Object.fromEntries(
    file
      .trim()
      .split("\n")
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  return { ...settings, ...places };
}

it("goes from the printed command to a service in production, and back from a backup", async () => {
  chmodSync(folder.dataDir, 0o755);
  const [publisher, node] = await Promise.all([
    startProgram({ DATA_DIR: join(folder.dataDir, "publisher"), PORT: String(await findFreePort()) }),
    startProgram({ DATA_DIR: join(folder.dataDir, "node"), NETWORKS: "testnet" }),
  ]);
  const { packages } = (await (await fetch(`${publisher.origin}/clients`)).json()) as { packages: { url: string }[] };
  const url = packages.map((one) => one.url).find((one) => /rootgate-\d[\d.]*\.tgz$/.test(one)) ?? "";
  const prefix = join(folder.dataDir, "opt");
  mkdirSync(prefix);
  await run("npm", ["install", "--omit=dev", "--no-audit", "--no-fund", "--prefer-offline", "--prefix", prefix, url]);
  const program = join(prefix, "node_modules/rootgate/dist/bundle/main.js");
  await publisher.stop();

  const [mails, port] = [await startMailServer(), String(await findFreePort())];
  const settingsIn = (DATA_DIR: string, MASTER_SECRET: string) =>
    readGuide({
      MODE: "production",
      PORT: port,
      SHUTDOWN_DELAY_MS: "0",
      PUBLIC_URL: "http://localhost:" + port,
      TESTNET_BASE_URL: "http://localhost:" + port,
      NETWORKS: "testnet",
      TESTNET_NODE_URL: node.urls.testnet,
      SMTP_URL: mails.url,
      DATA_DIR,
      MASTER_SECRET,
    });
  const start = async (settings: Record<string, string>): Promise<ProgramRun> => {
    const service = runProgram(settings, [], wrapper, program);
    await service.untilOutput(({ stderr }) => stderr.includes('"msg":"listening"'));
    return service;
  };
  const command = async (settings: Record<string, string>, ...args: string[]): Promise<void> => {
    const { ended, output } = runProgram(settings, args, wrapper, program);
    expect([await ended, output.stderr]).toEqual([0, ""]);
  };

  const used = settingsIn(makeFolder("used"), "4b".repeat(32));
  let service = await start(used);
  const client = createDashboardClient(`http://127.0.0.1:${port}`, { origin: `http://localhost:${port}` });
  await joinByMail(client, mails);
  const { url: endpoint } = await client.post("/api/keys", { name: "mine", network: "Testnet" });
  expect(await ask(endpoint, "eth_chainId")).toMatchObject({ result: "0x1f" });
  await command(used, "doctor");
  const backup = join(makeFolder("backups"), "first");
  await command(used, "backup", backup);
  await command(used, "backup", "--verify", backup);
  expect(await service.end("SIGTERM")).toBe(0);

  const restored = settingsIn(makeFolder("restored"), "4b".repeat(32));
  await command(restored, "restore", backup);
  service = await start(restored);
  expect(await ask(endpoint, "eth_chainId")).toMatchObject({ result: "0x1f" });
  expect(await service.end("SIGTERM")).toBe(0);

  const facts = factsOf("0.1.0", "sqlite");
  const old = makeFolder("old");
  unpackData("0.1.0", old, "sqlite");
  const upgraded = settingsIn(makeFolder("old"), facts.masterSecret);
  service = await start(upgraded);
  const plain = `http://127.0.0.1:${port}/${facts.keys.plain}`;
  expect(await ask(plain, "eth_chainId")).toMatchObject({ result: "0x1f" });
  expect(await service.end("SIGTERM")).toBe(0);
  await node.stop();
  await mails.close();
});

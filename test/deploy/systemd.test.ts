import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { untilTrue } from "../e2e/until-true.js";
import { bootMachine, commandsOf, type Machine, makeMachine } from "./machine.js";

// Debian's packages and those of production are installed.
jest.setTimeout(900_000);

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "rootgate-deploy-"));
const root = join(folder, "root");
const program = "/usr/bin/node /opt/rootgate/node_modules/rootgate/dist/bundle/main.js";
const [, , settings = "", unit = "", operate = ""] = commandsOf("docs/guide/production.md", "One machine with systemd");
let machine: Machine;

beforeAll(async () => {
  await makeMachine(root);
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder]);
  const options = ["--omit=dev", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline"];
  await run("npm", ["install", ...options, "--prefix", join(root, "opt/rootgate"), join(folder, stdout.trim())]);
  cpSync("deploy/systemd", join(root, "root/systemd"), { recursive: true });
  machine = await bootMachine(root);
});
afterAll(() => {
  machine?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** What a request to the service has as its response, or the error's code. */
const get = (path: string): Promise<string> =>
  machine.shell(`node -e 'fetch("http://127.0.0.1:8545${path}").then(async (response) => {
    console.log(response.status, await response.text());
  }, ({ cause }) => console.log(cause.code))'`);

const startNode = (network: string, port: number): Promise<string> =>
  machine.shell(`systemd-run --quiet --unit=node-${network} --setenv=DATA_DIR=/var/lib/node-${network} \
    ${program} devchain --network ${network} --port ${port}`);

it("starts by the guide's commands, serves an operator's user, and drains", async () => {
  await startNode("testnet", 4444);
  await startNode("mainnet", 4445);
  // In one shell, as by a person who pastes one block after the other.
  const setUp = `${settings}${unit}`
    .replace("http://10.0.0.1:4444,http://10.0.0.2:4444", "http://127.0.0.1:4444")
    .replace("http://10.0.0.3:4444", "http://127.0.0.1:4445");
  await machine.shell(setUp);
  await untilTrue(async () => (await get("/readyz")).startsWith('200 {"status":"ready"}'));

  expect(await machine.shell(operate)).toContain("ada@example.org");
  const created = await machine.shell("rootgate keys create ada@example.org --network testnet --name app");
  const [key = ""] = /rg_test_\w+/.exec(created) ?? [];
  const call = `{ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" }) }`;
  const result = await machine.shell(
    `node -e 'fetch("http://127.0.0.1:8545/${key}", ${call}).then(async (response) => console.log(await response.text()))'`,
  );
  expect(JSON.parse(result)).toMatchObject({ result: "0x1f" });

  // Fails if its command does, and goes on serving.
  await machine.shell("systemctl reload rootgate");
  expect(await get("/readyz")).toContain("200");
  await machine.shell("systemctl stop rootgate");
  expect(await machine.shell("systemctl show rootgate --property=Result,ExecMainStatus")).toBe(
    "Result=success\nExecMainStatus=0\n",
  );
  expect(await machine.shell("journalctl --unit rootgate --output cat")).toContain('"msg":"shut down"');
});

it("has an exposure of at most 2.0, and no warning", async () => {
  // Fails above the threshold, in tenths.
  await machine.shell("systemd-analyze security --no-pager --threshold=20 rootgate.service");
  expect(await machine.shell("systemd-analyze verify rootgate.service 2>&1")).toBe("");
});

it("writes its secrets and data where only root and its user can read them", async () => {
  expect(await machine.shell("stat --format '%a %U' /etc/rootgate /var/lib/rootgate")).toBe("700 root\n700 rootgate\n");
  expect(await machine.shell("stat --format '%a %U' /etc/rootgate/* | sort --unique")).toBe("600 root\n");
});

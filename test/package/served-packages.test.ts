import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { killLeftPrograms } from "../e2e/run-program.js";
import { makeDataDir, type StartedProgram, startProgram } from "../e2e/start-program.js";

// The program's package takes its dependencies from the registry.
jest.setTimeout(600_000);

const run = promisify(execFile);
let folder: ReturnType<typeof makeDataDir>;
let program: StartedProgram;
let project: string;

beforeEach(async () => {
  folder = makeDataDir();
  project = join(folder.dataDir, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  program = await startProgram({ DATA_DIR: join(folder.dataDir, "data"), PORT: String(await findFreePort()) });
});
afterEach(async () => {
  await program.stop();
  killLeftPrograms();
  folder.remove();
});

/** The service prints the port of its settings. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs a command as the service prints it at /clients; `more` words follow it. */
async function runListed(start: string, more: readonly string[] = [], bin = ""): Promise<string> {
  const { packages } = (await (await fetch(`${program.origin}/clients`)).json()) as { packages: { use: string }[] };
  const use = packages.map((it) => it.use).find((it) => it.startsWith(start)) ?? "";
  const [command = "", ...words] = [...use.split(" "), ...more];
  const PATH = `${bin}:${process.env["PATH"]}`;
  const env = { ...process.env, PATH, npm_config_yes: "true", npm_config_audit: "false", npm_config_fund: "false" };
  return (await run(command, words, { cwd: project, env })).stdout;
}

it("installs the TypeScript client as printed, with its digest in package-lock.json", async () => {
  await runListed("npm install");
  const lock = readFileSync(join(project, "package-lock.json"), "utf8");
  const { packages } = (await (await fetch(`${program.origin}/clients`)).json()) as {
    packages: { url: string; integrity: string }[];
  };
  expect(lock).toContain(packages.find(({ url }) => url.includes("rootgate-client"))?.integrity);
  writeFileSync(
    join(project, "app.js"),
    `import { createClient } from "@rootgate/client";\nconsole.log(await createClient("${program.urls.testnet}").eth_chainId());\n`,
  );
  expect((await run(process.execPath, ["app.js"], { cwd: project })).stdout).toBe("31n\n");
});

it("runs the program as printed", async () => {
  expect(await runListed("npx")).toContain("Usage: rootgate [command] [options]");
});

it("installs the Go client as printed", async () => {
  const modules = join(folder.dataDir, "modules");
  const env = { ...process.env, GOMODCACHE: modules, GOFLAGS: "-modcacherw" };
  const go = (command: string) => run("sh", ["-c", command], { cwd: project, env });
  await go("go mod init example.com/app");
  const { packages } = (await (await fetch(`${program.origin}/clients`)).json()) as { packages: { use: string }[] };
  await go(packages.map(({ use }) => use).find((use) => use.startsWith("GOPROXY=")) ?? "false");
  const lines = [
    "package main",
    'import ("context"; "fmt"; "rootgate.internal/rootgate")',
    `func main() { c, _ := rootgate.New("${program.urls.testnet}"); id, _ := c.EthChainID(context.Background()); fmt.Println(id) }`,
  ];
  writeFileSync(join(project, "main.go"), lines.join("\n"));
  expect((await go("go run .")).stdout).toMatch(/^(31|0x1f)\n$/);
  expect(readFileSync(join(project, "go.sum"), "utf8")).toContain("rootgate.internal/rootgate");
});

it("installs the Python client as printed", async () => {
  await run("python3", ["-m", "venv", "venv"], { cwd: project });
  // Where a shell finds pip and python3 once the environment is activated.
  const bin = join(project, "venv/bin");
  await runListed("pip install", [], bin);
  const code = `from rootgate_client import Client\nprint(Client("${program.urls.testnet}").eth_chain_id())`;
  expect((await run(join(bin, "python3"), ["-c", code], { cwd: project })).stdout).toBe("31\n");
});

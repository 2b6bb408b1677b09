import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Contract, ContractFactory, JsonRpcProvider, Wallet } from "ethers";

const run = promisify(execFile);

// The package is built, and its dependencies are downloaded where npm doesn't have them yet.
jest.setTimeout(600_000);

interface Started {
  readonly url: string;
  readonly chainId: number;
  readonly accounts: readonly { readonly address: string; readonly privateKey: string }[];
}

let folder: string;
let project: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-package-"));
  project = join(folder, "project");
  mkdirSync(project);
  const { stdout } = await run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder]);
  writeProject();
  const archive = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5", "--save-dev"];
  await run("npm", ["install", ...options, archive], { cwd: project });
});

afterAll(() => {
  if (child?.pid) process.kill(-child.pid, "SIGKILL");
  rmSync(folder, { recursive: true });
});

/** A project that has nothing yet. Its lock file keeps the dependencies at the versions that all tests run with. */
function writeProject(): void {
  const { lockfileVersion, packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const production = Object.entries<{ dev?: true }>(packages).filter(([path, { dev }]) => path !== "" && !dev);
  const lock = {
    name: "a-dapp",
    lockfileVersion,
    packages: { "": { name: "a-dapp" }, ...Object.fromEntries(production) },
  };
  writeFileSync(join(project, "package-lock.json"), JSON.stringify(lock));
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "a-dapp", private: true }));
}

/** `npx rootgate devchain --json` as a script would run it; resolves to what it prints. */
function startDevchain(): Promise<Started> {
  const env = { PATH: process.env["PATH"] ?? "", HOME: folder, DEVCHAIN_BLOCK_DELAY_MS: "100" };
  const words = ["--no-install", "rootgate", "devchain", "--json", "--port", "0"];
  // npx passes signals on to nobody: the whole group is ended.
  child = spawn("npx", words, { cwd: project, env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let text = "";
    child?.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (text.endsWith("}\n")) resolve(JSON.parse(text) as Started);
    });
    child?.once("exit", (code) => reject(new Error(`npx rootgate devchain ended with ${code}`)));
  });
}

it("is a local chain for the project that it is installed in", async () => {
  const { url, chainId, accounts } = await startDevchain();
  expect(chainId).toBe(31);
  const provider = new JsonRpcProvider(url, chainId, { staticNetwork: true, pollingInterval: 50 });
  const wallet = new Wallet(accounts[0]?.privateKey ?? "", provider);
  const { abi, bytecode } = JSON.parse(readFileSync("test/fixtures/contracts/kitchen.json", "utf8"));
  const gasPrice = BigInt(await provider.send("eth_gasPrice", []));

  const contract = await new ContractFactory(abi, bytecode, wallet).deploy({ gasPrice, type: 0 });
  const receipt = await contract.deploymentTransaction()?.wait(2);
  const kitchen = new Contract(receipt?.contractAddress ?? "", abi, wallet);
  await (await kitchen.getFunction("cook")(42n, "soup", { gasPrice, type: 0 })).wait(5);

  expect(await kitchen.queryFilter("Cooked")).toHaveLength(1);
  provider.destroy();
});

it("is controlled from the same folder", async () => {
  const words = ["--no-install", "rootgate", "devchain", "mine", "2", "--json"];
  const { stdout, stderr } = await run("npx", words, { cwd: project });

  expect(JSON.parse(stdout)).toMatchObject({ chainId: 31, snapshots: [] });
  expect(stderr).not.toContain("rootgate");
});

it("makes a service of a document, which installs the same package and passes its own test", async () => {
  const document = join(process.cwd(), "test/generated/library/openrpc.json");
  await run("npx", ["--no-install", "rootgate", "new", "service", "--document", document], { cwd: project });
  const service = join(project, "service");

  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5"], { cwd: service });
  const { stdout: regenerated, stderr } = await run("npm", ["run", "generate"], { cwd: service });
  const { stdout: tested } = await run("npm", ["test"], { cwd: service });

  expect(regenerated + stderr).toMatch(/15 files, 0 of them changed/);
  expect(tested).toMatch(/# pass 4\n# fail 0/);
});

it("keeps its data out of the project's repository", () => {
  expect(readdirSync(join(project, "data"))).toContain(".gitignore");
  expect(statSync(join(project, "data")).mode & 0o777).toBe(0o700);
});

it("brings along what it runs, and nothing else", () => {
  const installed = join(project, "node_modules/rootgate");
  const names = readdirSync(installed).filter((name) => name !== "LICENSE");
  expect(names.toSorted()).toEqual(["README.md", "bin", "dist", "package.json"]);
  expect(readdirSync(join(installed, "dist")).toSorted()).toEqual(["bundle", "clients", "generator", "site", "web"]);
});

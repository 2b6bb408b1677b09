import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Abi, encodeDeployData, encodeFunctionData, getContractAddress, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { emitFiles } from "../../scripts/generator/emit-files.js";
import type { OutputConfiguration } from "../../scripts/generator/open-rpc-tools.js";
import type { Files } from "../../scripts/generator/openrpc-document.js";
import { fillInUrls } from "../../src/http/docs-urls.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { readDocument } from "../generated/document-file.js";
import { otherDocuments } from "../generated/other-documents.js";
import { methodOf } from "../generated/workspace.js";
import { programFolder } from "./harness/install-program.js";
import { runCommand } from "./harness/run-command.js";
import { signTransactions } from "./harness/sign-transactions.js";
import { type MatrixService, startService, type ToolEnvironment } from "./harness/start-service.js";

// Downloads and compiles the linter.
jest.setTimeout(600_000);

const client = resolve("generated/clients/go");
const programs = programFolder("go-client");
/** Where programs of the documentation are built. */
const workspace = resolve("dist/tools/go-client");
let service: MatrixService;
let goTest: readonly string[];

beforeAll(async () => {
  // Finding data races needs a C compiler.
  const { output } = await run(["go", "env", "CGO_ENABLED"]);
  goTest = ["go", "test", ...(output.trim() === "1" ? ["-race"] : []), "-count=1"];
  // Commands that find a module missing say so, among what they find.
  await succeed(run(["go", "mod", "download"]));
  service = await startService();
});
afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

const run = (command: readonly string[], cwd = programs, env: NodeJS.ProcessEnv = {}) =>
  runCommand(command, { cwd, env: { ...process.env, ...env } });

/** What a command wrote. Rejects with it when the command fails. */
async function succeed(running: ReturnType<typeof run>): Promise<string> {
  const { exitCode, output } = await running;
  if (exitCode !== 0) throw new Error(output);
  return output;
}

describe("the Go package", () => {
  it("is in gofmt's form", async () => {
    expect(await succeed(run(["gofmt", "-l", client, programs]))).toBe("");
  });

  it.each([
    ["vet", ["go", "vet"]],
    ["staticcheck", ["go", "tool", "staticcheck"]],
  ])("has nothing that %s finds, and neither have its tests", async (_name, command) => {
    expect(await succeed(run([...command, "rootgate.internal/rootgate", "./..."]))).toBe("");
  });

  it("passes its own tests", async () => {
    expect(await succeed(run([...goTest, "."]))).toMatch(/^ok/m);
  });

  it("has a runtime that compiles, and passes its tests, by itself", async () => {
    const runtime = resolve("clients/runtime/go");
    expect(await succeed(run(["gofmt", "-l", "."], runtime))).toBe("");
    expect(await succeed(run(["go", "vet", "./..."], runtime))).toBe("");
    expect(await succeed(run([...goTest, "."], runtime))).toMatch(/^ok/m);
  });

  it("lets the compiler find a wrong param", async () => {
    write("main.go", programOf("client.EthGetCode(ctx, 1, rootgate.BlockTagLatest)"));
    await expect(succeed(run(["go", "build", "-o", "program", "."], workspace))).rejects.toThrow("cannot use 1");
  });
});

describe("the generator", () => {
  const component = (outPath: string) => ({ name: "go-client", outPath }) as OutputConfiguration;
  /** Packages of one module, in a workspace of their own. */
  const writeModule = (files: Files): void => {
    rmSync(workspace, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(workspace, name)), { recursive: true });
      writeFileSync(join(workspace, name), text);
    }
    cpSync(join(programs, "go.sum"), join(workspace, "go.sum"));
  };
  /** What gofmt and vet find. */
  const checkModule = async () => [
    await succeed(run(["gofmt", "-l", "."], workspace)),
    await succeed(run(["go", "vet", "./..."], workspace)),
  ];

  it("makes a Go package that compiles, of this service's document with a method more", async () => {
    const document = readDocument();
    document.methods.push({ ...methodOf(document, "eth_getBalance"), name: "eth_getFortune" });
    writeModule(await emitFiles({ openrpcDocument: JSON.stringify(document), components: [component(".")] }));
    expect(await checkModule()).toEqual(["", ""]);
  });

  it("makes Go packages that compile, of other documents", async () => {
    const all: Files = {};
    for (const { name, path } of otherDocuments)
      Object.assign(all, await emitFiles({ openrpcDocument: path, components: [component(name)] }));
    const packages = Object.entries(all).filter(([path]) => !path.endsWith("go.mod"));
    writeModule({ ...Object.fromEntries(packages), "go.mod": "module others.internal/others\n\ngo 1.23\n" });
    expect(await checkModule()).toEqual(["", ""]);
  });
});

describe.each(["testnet", "mainnet"] as const)("on %s the Go client", (network) => {
  it("passes its tests against the service", async () => {
    const environment = service.environments[network][0] as ToolEnvironment;
    const env = { ...environment, TRANSACTIONS: JSON.stringify(await signContract(environment)) };

    const command = [...goTest, "-timeout=200s", "./service"];
    expect(await succeed(run(command, programs, env))).toMatch(/^ok/m);
  });
});

describe("the programs of the documentation run as printed", () => {
  const endpoint = () => service.environments.testnet[0]?.RPC_URL ?? "";

  it("in the README", async () => {
    const [program = "", ...parts] = blocksOf(`${client}/README.md`, /```go\n([^]*?)```/g);
    // The subscription would go on for ever.
    const ended = (part: string) =>
      part
        .replace("for event := range logs", "logs.Close()\nfor event := range logs")
        .replace("log.Fatal(logs", "fmt.Println(logs");
    const statements = parts.map((part) => `{\n${ended(part)}\n}\n`);
    write("main.go", withImports(program.replace(/\}\n$/, `${statements.join("")}}\n`)));

    expect(await runProgram(endpoint())).toContain("output: 0x\n");
  });

  it("in the guide", async () => {
    const blocks = blocksOf("docs/guide/go.md", /```go run\n([^]*?)```/g);
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    for (const block of blocks) {
      write("main.go", block);
      expect(await runProgram(endpoint())).not.toBe("");
      expect(await succeed(run(["gofmt", "-l", "."], workspace))).toBe("");
    }
  });
});

/** Writes a file into a project that has the client. */
function write(name: string, text: string): void {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  const manifest = readFileSync(join(programs, "go.mod"), "utf8");
  writeFileSync(join(workspace, "go.mod"), manifest.replace(/=> .*/, `=> ${client}`));
  cpSync(join(programs, "go.sum"), join(workspace, "go.sum"));
  writeFileSync(join(workspace, name), text);
}

async function runProgram(endpoint: string): Promise<string> {
  const { origin, pathname } = new URL(endpoint);
  const text = readFileSync(join(workspace, "main.go"), "utf8").replaceAll("https://testnet.example.org", origin);
  const filled = fillInUrls(text, { publicUrl: origin, baseUrls: { testnet: origin } });
  writeFileSync(join(workspace, "main.go"), filled.replaceAll("YOUR_API_KEY", pathname.slice(1)));
  return succeed(run(["go", "run", "."], workspace));
}

function blocksOf(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, "utf8").matchAll(pattern)].map(([, code = ""]) => code);
}

function programOf(statement: string): string {
  return withImports(`package main

import (
	"context"

	"rootgate.internal/rootgate"
)

func main() {
	ctx := context.Background()
	client, _ := rootgate.New("")
	${statement}
}
`);
}

/** The README's later examples build on the first one. */
function withImports(program: string): string {
  return /\berrors\./.test(program) ? program.replace("import (\n", 'import (\n\t"errors"\n') : program;
}

/** A contract's deployment, and calls that log. */
async function signContract(environment: ToolEnvironment) {
  const { abi, bytecode } = JSON.parse(readFileSync("test/fixtures/contracts/kitchen.json", "utf8")) as {
    abi: Abi;
    bytecode: Hex;
  };
  const dataOf = (functionName: string, args: readonly unknown[] = []) =>
    encodeFunctionData({ abi, functionName, args });
  const [Deployment, ...Calls] = await signTransactions(environment, ({ address: from }, nonce) => {
    const to = getContractAddress({ from, nonce: BigInt(nonce) });
    const calls = [1, 2, 3, 4, 5, 6].map((dish) => ({
      gas: 300_000n,
      to,
      data: dataOf("cook", [BigInt(dish), "soup"]),
    }));
    return [{ gas: 4_000_000n, data: encodeDeployData({ abi, bytecode }) }, ...calls];
  });
  const Deployer = privateKeyToAccount(environment.PRIVATE_KEY as Hex).address;
  return { Deployment, Calls, Owner: dataOf("owner"), Failing: dataOf("failWithReason"), Deployer };
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fillInUrls } from "../../src/http/docs-urls.js";
import { codeKinds } from "../../src/web/request-code/request-code.js";
import { codeKindsOf } from "../../src/web/request-code/socket-code.js";
import { ask } from "../e2e/ask.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { readDocument } from "../generated/document-file.js";
import { runUntil } from "../integration/request-code/run-until.js";
import { installProgram, searchPath } from "./harness/install-program.js";
import { runCommand } from "./harness/run-command.js";
import { type MatrixService, startService } from "./harness/start-service.js";

jest.setTimeout(600_000);

let service: MatrixService;
let endpoint: string;

beforeAll(async () => {
  service = await startService();
  endpoint = service.environments.testnet[0]?.RPC_URL ?? "";
});
afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

/** The first example of each method. */
const requests = readDocument().methods.map(({ name, examples: [example] }) => {
  const params = example && "params" in example ? example.params : [];
  return { method: name, params: params.map((param) => ("value" in param ? param.value : undefined)) };
});

/** Writes a program for each method into the folder where its library is installed. Returns the files. */
function writePrograms(id: string, folder: string, fileOf: (method: string) => string): string[] {
  rmSync(join(folder, "request-code"), { recursive: true, force: true });
  return requests.map((request) => {
    const file = join(folder, "request-code", fileOf(request.method));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${codeKinds.find((kind) => kind.id === id)?.print({ ...request, endpoint })}\n`);
    return file;
  });
}

/** Runs each file, and prints the response that it prints as a line of JSON. */
const pythonDriver = `
import json, runpy, sys
for file in sys.argv[1:]:
    runpy.run_path(file, {"print": lambda response: print(json.dumps(response))})
`;

it("the web3.py programs of the method pages run as printed and print the response", async () => {
  const folder = await installProgram("web3py");
  const files = writePrograms("web3py", folder, (method) => `${method}.py`);
  const env = { ...process.env, PATH: searchPath(folder) };

  const { exitCode, output } = await runCommand(["python3", "-c", pythonDriver, ...files], { cwd: folder, env });

  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.any(String) });
  const lines = output.trim().split("\n");
  for (const [index, { method, params }] of requests.entries()) {
    const { result, error } = JSON.parse(lines[index] ?? "null") as Awaited<ReturnType<typeof ask>>;
    const expected = await ask(endpoint, method, params);
    // A new filter or snapshot has another ID; a snapshot is gone once it was reverted to.
    const isOther = method.startsWith("eth_new") || method === "evm_snapshot" || method === "evm_revert";
    const again = isOther ? expect.anything() : expected.result;
    expect([method, result, error?.code]).toEqual([method, again, expected.error?.code]);
  }
});

it("the web3.py programs of the guides run as printed", async () => {
  const folder = await installProgram("web3py");
  const { origin, pathname } = new URL(endpoint);
  const env = {
    ...process.env,
    PATH: searchPath(folder),
    PRIVATE_KEY: service.environments.testnet[0]?.PRIVATE_KEY,
  };
  // One of them waits for confirmations.
  const mining = setInterval(() => void ask(endpoint, "evm_mine", []), 1_000);
  const outputs: string[] = [];
  for (const guide of ["get-started", "send-and-confirm", "index-events"]) {
    const [, code = ""] = /^```python run\n([^]*?)^```$/m.exec(readFileSync(`docs/guide/${guide}.md`, "utf8")) ?? [];
    const filled = fillInUrls(code, { publicUrl: origin, baseUrls: { testnet: origin } });
    const program = filled.replaceAll("YOUR_API_KEY", pathname.slice(1));
    const { exitCode, output } = await runCommand(["python3", "-c", program], { cwd: folder, env });
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.any(String) });
    outputs.push(output);
  }
  clearInterval(mining);

  expect(outputs).toEqual([
    expect.stringMatching(/^block \d+\nbalance [\d.]+/),
    expect.stringMatching(/^sent 0x[0-9a-f]{64}\nconfirmed in block \d+/),
    expect.stringMatching(/^next block: \d+/m),
  ]);
});

it("the Go programs of the method pages compile in gofmt's form, and print the result", async () => {
  const folder = await installProgram("go-ethereum");
  writePrograms("go", folder, (method) => `${method}/main.go`);
  const options = { cwd: folder, env: { ...process.env, CGO_ENABLED: "0" } };

  expect(await runCommand(["gofmt", "-l", "request-code"], options)).toEqual({ exitCode: 0, output: "" });
  expect(await runCommand(["go", "vet", "./request-code/..."], options)).toMatchObject({ exitCode: 0 });

  for (const { method, params } of requests.filter((one) => ["eth_chainId", "eth_getLogs"].includes(one.method))) {
    const { output } = await runCommand(["go", "run", `./request-code/${method}`], options);
    expect(JSON.parse(output)).toEqual((await ask(endpoint, method, params)).result);
  }
});

describe("the programs of a subscription print each event", () => {
  const sockets = codeKindsOf("events");
  const mine = () =>
    fetch(`${new URL(endpoint).origin}/api/dev/devchain`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ network: "Testnet", command: { name: "mine", count: 1 } }),
    });
  const write = (id: string, file: string): void => {
    const request = { method: "eth_subscribe", params: ["newHeads"], endpoint };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${sockets.find((kind) => kind.id === id)?.print(request)}\n`);
  };

  it("web3.py", async () => {
    const folder = await installProgram("web3py");
    const file = join(folder, "request-code/subscribe.py");
    write("web3py", file);
    const env = { ...process.env, PATH: searchPath(folder), PYTHONUNBUFFERED: "1" };
    expect(await runUntil(/parentHash/, ["python3", file], { cwd: folder, env, cause: mine })).toMatch(/parentHash/);
  });

  it("Go", async () => {
    const folder = await installProgram("go-ethereum");
    write("go", join(folder, "request-code/subscribe/main.go"));
    const options = { cwd: folder, env: { ...process.env, CGO_ENABLED: "0" } };
    expect(await runCommand(["gofmt", "-l", "request-code/subscribe"], options)).toEqual({ exitCode: 0, output: "" });
    expect(await runCommand(["go", "vet", "./request-code/subscribe"], options)).toMatchObject({ exitCode: 0 });
    expect(
      await runUntil(/"parentHash":"0x/, ["go", "run", "./request-code/subscribe"], { ...options, cause: mine }),
    ).toMatch(/"parentHash":"0x/);
  });
});

import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { codeKinds } from "../../../src/web/request-code/request-code.js";
import { readDocument } from "../../generated/document-file.js";
import { bothNetworks, type RpcAnswer, startTestService, type TestService } from "../start-test-service.js";
import { type RecordingProxy, startRecordingProxy } from "./recording-proxy.js";

const root = join(__dirname, "../../..");
const run = promisify(execFile);

/** The first example of each method. */
const requests = readDocument().methods.map(({ name, examples: [example] }) => {
  const params = example && "params" in example ? example.params : [];
  return { method: name, params: params.map((param) => ("value" in param ? param.value : undefined)) };
});

let test: TestService;
let proxy: RecordingProxy;
let folder: string;
const responses = new Map<string, RpcAnswer>();

beforeAll(async () => {
  test = await startTestService(bothNetworks);
  proxy = await startRecordingProxy(test.urls.testnet);
  for (const { method, params } of requests) responses.set(method, await test.rpc("testnet", method, params));
  // Below the project's folder, so that programs find its packages; the client is there by the name that it is published under.
  mkdirSync(join(root, "dist"), { recursive: true });
  folder = mkdtempSync(join(root, "dist/request-code-"));
  mkdirSync(join(folder, "node_modules/@rootgate"), { recursive: true });
  symlinkSync(join(root, "generated/clients/typescript"), join(folder, "node_modules/@rootgate/client"));
});
beforeEach(() => proxy.forget());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  proxy?.close();
  await test?.stop();
});

function print(id: string, { method, params }: (typeof requests)[number]): string {
  const kind = codeKinds.find((one) => one.id === id);
  return kind?.print({ method, params, endpoint: proxy.url }) ?? "";
}

/** What a method's response must be when it is sent again: a new filter or snapshot has another ID. */
function responseAgain(method: string): RpcAnswer {
  const response = responses.get(method) as RpcAnswer;
  if (method === "evm_snapshot") return { ...response, result: expect.stringMatching(/^0x/) };
  if (method === "evm_revert") return { ...response, result: expect.any(Boolean) };
  return method.startsWith("eth_new") ? { ...response, result: expect.stringMatching(/^0x[\da-f]{32}$/) } : response;
}

/** Whether every method was called with its example's params. */
function expectAllCalled(): void {
  for (const { method, params } of requests) {
    const calls = proxy.calls.filter((call) => call.method === method).map((call) => call.params ?? []);
    expect([method, ...calls]).toContainEqual(params);
  }
}

it.each(["fetch", "viem", "ethers", "web3js", "client"])(
  "%s programs run as printed for every method and print its result",
  async (id) => {
    const files = requests.map((request) => {
      const file = join(folder, `${id}-${request.method}.mjs`);
      writeFileSync(file, print(id, request));
      return file;
    });

    const { stdout } = await run(process.execPath, [join(__dirname, "run-programs.mjs"), ...files], {
      maxBuffer: 2 ** 24,
    });

    const outcomes = stdout.trim().split("\n");
    expect(outcomes).toHaveLength(requests.length);
    for (const [index, line] of outcomes.entries()) {
      const { method } = requests[index] as (typeof requests)[number];
      const { result, error } = responseAgain(method);
      const outcome = JSON.parse(line) as { logged?: unknown[]; error?: string };
      if (error === undefined) expect([method, outcome]).toEqual([method, { logged: [result] }]);
      else expect([method, JSON.stringify(outcome)]).toEqual([method, expect.stringContaining(error.message)]);
    }
    expectAllCalled();
  },
);

it("curl commands run as printed for every method and print its response", async () => {
  for (const request of requests) {
    const { stdout } = await run("sh", ["-c", print("curl", request)]);
    expect([request.method, JSON.parse(stdout)]).toEqual([request.method, responseAgain(request.method)]);
  }
  expectAllCalled();
});

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { NetworkName } from "../../src/config/network-table.js";
import { snippets } from "../../src/web/snippets/snippets.js";
import { ask } from "../e2e/ask.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { isThorough } from "../runs.js";
import { installProgram } from "./harness/install-program.js";
import { runSnippet } from "./harness/run-snippet.js";
import { type MatrixService, startService } from "./harness/start-service.js";
import { folderOf, tools } from "./tools.js";

jest.setTimeout(1_800_000);

let service: MatrixService;

beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

/** Where the snippet's tool is; curl is everywhere. */
async function install(id: string): Promise<string> {
  const tool = tools.find(({ snippet }) => snippet === id);
  if (tool) return installProgram(folderOf(tool));
  const folder = resolve("dist/tools", id);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Whether an output names a contract that is on the chain, or a transaction that went well. */
async function didSomething(url: string, output: string): Promise<boolean> {
  const addresses = output.match(/\b0x[0-9a-fA-F]{40}\b/g) ?? [];
  const hashes = output.match(/\b0x[0-9a-f]{64}\b/g) ?? [];
  const codes = addresses.map(async (address) => (await ask(url, "eth_getCode", [address, "latest"])).result);
  const receipts = hashes.map(async (hash) => (await ask(url, "eth_getTransactionReceipt", [hash])).result);
  const isMined = (receipt: unknown): boolean => (receipt as { status?: string } | null)?.status === "0x1";
  return (await Promise.all(codes)).some((code) => code !== "0x") || (await Promise.all(receipts)).some(isMined);
}

const programs = snippets.filter(({ run }) => run !== undefined);

const networkNames = ["testnet", "mainnet"] as const satisfies readonly NetworkName[];

// Both networks with THOROUGH=true, else each snippet on one of them in turn.
describe.each(networkNames.map((network, place) => ({ network, place })))("on $network", ({ network, place }) => {
  const run = programs.filter((_, index) => isThorough || index % networkNames.length === place);

  it.each(run)("the snippet for $tool runs as printed, and does what it says", async (snippet) => {
    const [environment] = service.environments[network];
    if (!environment) throw new Error("there is no account");

    const { exitCode, output } = await runSnippet(snippet, { folder: await install(snippet.id), environment });

    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.any(String) });
    expect({ output, isDone: await didSomething(environment.RPC_URL, output) }).toEqual({ output, isDone: true });
  });
});

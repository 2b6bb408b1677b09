import { killLeftPrograms } from "../e2e/run-program.js";
import { ecosystem } from "./ecosystem.js";
import { newlyMissing, writeAsked } from "./harness/asked-methods.js";
import { installProgram } from "./harness/install-program.js";
import { prepareChain } from "./harness/prepare-chain.js";
import { reportedIn } from "./harness/read-steps.js";
import type { AskedMethods } from "./harness/recording-proxy.js";
import { runTool } from "./harness/run-tool.js";
import { type MatrixService, startService, type ToolEnvironment } from "./harness/start-service.js";
import { folderOf, isChosen } from "./tools.js";

// Installing all of them from nothing takes minutes.
jest.setTimeout(1_800_000);

const chosen = ecosystem.filter(isChosen);
const networks = ["testnet", "mainnet"] as const;

const outputs = new Map<string, string>();
const asked = new Map<string, AskedMethods>();
let service: MatrixService;

beforeAll(async () => {
  const folders = new Map<string, string>();
  for (const name of new Set(["solc", ...chosen.map(folderOf)])) folders.set(name, await installProgram(name));
  service = await startService();
  const compilers = folders.get("solc") as string;
  const run = async (network: (typeof networks)[number]): Promise<void> => {
    const environment = service.environments[network][0] as ToolEnvironment;
    const prepared = { ...environment, ...(await prepareChain(environment)) };
    for (const tool of chosen.filter((one) => (one.network ?? "testnet") === network)) {
      const folder = folders.get(folderOf(tool)) as string;
      service.takeAsked(environment);
      outputs.set(tool.id, await runTool(tool, { folder, compilers, network, environment: prepared }));
      asked.set(tool.id, service.takeAsked(environment));
    }
  };
  await Promise.all(networks.map(run));
  if (process.env["WRITE_PAGE"]) writeAsked(asked);
});

afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

for (const { id, name, steps } of chosen) {
  it.each(steps)(`${name}: %s`, (step) => {
    const output = outputs.get(id) ?? "";
    expect(reportedIn(output).get(step) ? "" : `not done; the tool wrote:\n${output}`).toBe("");
  });
}

it("no tool asks in vain for a method that the page doesn't tell of", () => {
  expect(newlyMissing(asked)).toEqual([]);
});

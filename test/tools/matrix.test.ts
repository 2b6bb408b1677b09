import { mkdirSync, writeFileSync } from "node:fs";
import type { NetworkName } from "../../src/config/network-table.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { isThorough } from "../runs.js";
import { newlyMissing, writeAsked } from "./harness/asked-methods.js";
import { installProgram } from "./harness/install-program.js";
import { readSteps, type StepResults } from "./harness/read-steps.js";
import type { AskedMethods } from "./harness/recording-proxy.js";
import { runTool } from "./harness/run-tool.js";
import { type MatrixService, startService } from "./harness/start-service.js";
import { readVersions } from "./harness/versions.js";
import { type Step, steps } from "./steps.js";
import { tools as allTools, folderOf, isChosen, type Tool, wanted } from "./tools.js";

// Installing all tools from nothing takes minutes.
jest.setTimeout(1_800_000);

const tools = allTools.filter(isChosen);
const networkNames = ["testnet", "mainnet"] as const satisfies readonly NetworkName[];

/** Both networks with THOROUGH=true or when tools are named, else each tool on one of them in turn. */
const networksOf = (tool: Tool): readonly NetworkName[] =>
  wanted || isThorough ? networkNames : [networkNames[tools.indexOf(tool) % networkNames.length] as NetworkName];

/** What a tool did on a network. */
interface ToolRun {
  readonly results: StepResults;
  readonly output: string;
}

/** Runs whose output a failed row has shown. */
const shown = new Set<ToolRun>();
/** On a network. */
const toolsAtOnce = 2;
const runs = new Map<string, ToolRun>();
/** By tool; of the network that it ran on last. */
const asked = new Map<string, AskedMethods>();
let service: MatrixService;

beforeAll(async () => {
  const folders = new Map<string, string>();
  const names = [...new Set(["solc", ...tools.map(folderOf)])];
  await inLanes([1, 2], names, async (_, name) => {
    folders.set(name, await told(`install ${name}`, installProgram(name)));
  });
  service = await startService();
  await Promise.all(networkNames.map((network) => runAll(network, folders)));
  writeResults();
  if (process.env["WRITE_PAGE"]) writeAsked(asked);
});

afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

/** Runs the tools on a network: several at a time, since they mostly wait, each with an account of its own. */
async function runAll(network: NetworkName, folders: ReadonlyMap<string, string>): Promise<void> {
  const compilers = folders.get("solc") as string;
  const environments = service.environments[network].slice(0, toolsAtOnce);
  const ours = tools.filter((tool) => networksOf(tool).includes(network));
  await inLanes(environments, ours, async (environment, tool) => {
    const options = { folder: folders.get(folderOf(tool)) as string, compilers, network, environment };
    const name = `${tool.id} on ${network}`;
    service.takeAsked(environment);
    const output = await told(name, runTool(tool, options));
    asked.set(tool.id, service.takeAsked(environment));
    runs.set(name, { output, results: readSteps(output) });
  });
}

/** Does all work, one item at a time in each lane. */
async function inLanes<L, T>(lanes: readonly L[], items: readonly T[], work: (lane: L, item: T) => Promise<void>) {
  const waiting = [...items];
  const drive = async (lane: L): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(lane, item);
  };
  await Promise.all(lanes.map(drive));
}

/** Says what takes how long, since nothing else is seen until all tools are done. */
async function told<T>(what: string, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  process.stderr.write(`${what}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n`);
  return result;
}

/** `dist/tools/results.json`: an element for each tool, network and step. */
function writeResults(): void {
  const rows = tools.flatMap((tool) =>
    networksOf(tool).flatMap((network) =>
      steps.map((step) => {
        const versions = readVersions(tool);
        const isOk = runs.get(`${tool.id} on ${network}`)?.results.get(step);
        const verdict = isOk === undefined ? "not run" : isOk ? "ok" : "failed";
        const { [step]: setting } = tool.settings ?? {};
        const { [step]: partial } = tool.partial ?? {};
        const { [step]: absent } = tool.absent ?? {};
        return { tool: tool.id, versions, network, step, verdict, setting, partial, absent };
      }),
    ),
  );
  mkdirSync("dist/tools", { recursive: true });
  writeFileSync("dist/tools/results.json", `${JSON.stringify(rows, null, 2)}\n`);
}

const rows = tools.flatMap((tool) =>
  networksOf(tool).flatMap((network) =>
    steps.filter((step) => !tool.absent?.[step]).map((step) => ({ tool, network, step, name: tool.name })),
  ),
);

/** What the tool wrote, where a step went wrong; once for a run. */
function failureOf(run: ToolRun | undefined, step: Step): string | undefined {
  if (run?.results.get(step)) return undefined;
  const verdict = run?.results.has(step) ? "failed" : "not reported";
  const output = run && shown.has(run) ? "as above" : run?.output;
  if (run) shown.add(run);
  return `${verdict}; the tool wrote:\n${output}`;
}

for (const { tool, network, step, name } of rows) {
  it(`${name} on ${network}: ${step}`, () => {
    expect(failureOf(runs.get(`${tool.id} on ${network}`), step)).toBeUndefined();
  });
}

it("no tool asks in vain for a method that the page doesn't tell of", () => {
  expect(newlyMissing(asked)).toEqual([]);
});

it("has no tool that does what it is said to have nothing for", () => {
  const surplus = tools.flatMap((tool) =>
    networksOf(tool).flatMap((network) =>
      steps.filter((step) => tool.absent?.[step] && runs.get(`${tool.id} on ${network}`)?.results.has(step)),
    ),
  );
  expect(surplus).toEqual([]);
});

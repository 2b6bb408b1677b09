import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { emitFiles } from "../../scripts/generator/emit-files.js";
import type { OutputConfiguration } from "../../scripts/generator/open-rpc-tools.js";
import { fillInUrls } from "../../src/http/docs-urls.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { otherDocuments } from "../generated/other-documents.js";
import { installProgram, programFolder, searchPath } from "./harness/install-program.js";
import { runCommand } from "./harness/run-command.js";
import { type MatrixService, startService } from "./harness/start-service.js";

// Installs the linters and the client's packages.
jest.setTimeout(600_000);

const client = "generated/clients/python";
let service: MatrixService;
let folder: string;
/** What the programs and the examples run in. */
let workspace: string;

/** Runs a command of the installed packages. Resolves to what it wrote if it failed. */
async function run(
  command: readonly string[],
  { env = {}, cwd = workspace }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<string | undefined> {
  const all = { ...process.env, PATH: searchPath(folder), NO_COLOR: "1", ...env };
  const { exitCode, output } = await runCommand(command, { cwd, env: all });
  return exitCode === 0 ? undefined : output;
}

beforeAll(async () => {
  folder = await installProgram("python-client");
  workspace = join(folder, "workspace");
  rmSync(workspace, { recursive: true, force: true });
  cpSync(programFolder("python-client"), workspace, { recursive: true });
  cpSync("test/fixtures/contracts", join(workspace, "contracts"), { recursive: true });
  cpSync(client, join(workspace, "package"), { recursive: true });
  const options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall"];
  const failure = await run([join(folder, "venv/bin/pip"), "install", ...options, "./package"]);
  if (failure !== undefined) throw new Error(failure);
  service = await startService();
});
afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

describe("the Python package", () => {
  it("is in the form of ruff, and free of what ruff finds", async () => {
    expect(await run(["ruff", "check", "package"])).toBeUndefined();
    expect(await run(["ruff", "format", "--check", "package"])).toBeUndefined();
  });

  it.each(["3.10", "3.13"])("has types that mypy takes in strict mode, for Python %s", async (version) => {
    expect(
      await run(["mypy", "--config-file", "package/pyproject.toml", "--python-version", version, "package"]),
    ).toBeUndefined();
  });

  it("gives its types to programs, and to the examples of its README", async () => {
    writeFileSync(join(workspace, "readme.py"), examplesOf(`${client}/README.md`, /```python\n([^]*?)```/g).join("\n"));
    const programs = [
      "chain.py",
      "test_service.py",
      "test_asyncio.py",
      "test_subscriptions.py",
      "test_transport.py",
      "test_sockets.py",
    ];

    expect(await run(["mypy", "--strict", ...programs, "readme.py"])).toBeUndefined();
  });

  it("has a runtime that passes lint and tests by itself", async () => {
    const cwd = join(folder, "runtime");
    rmSync(cwd, { recursive: true, force: true });
    cpSync("clients/runtime/python", cwd, { recursive: true });
    const inRuntime = (...command: string[]) => run(command, { cwd });
    expect(await inRuntime("ruff", "check")).toBeUndefined();
    expect(await inRuntime("ruff", "format", "--check")).toBeUndefined();
    expect(await inRuntime("mypy", ".")).toBeUndefined();
    expect(await inRuntime("pytest", "-q")).toBeUndefined();
  });

  it("lets mypy find a wrong param", async () => {
    const text = 'from rootgate_client import Client\n\nClient("http://a.b/c").eth_get_code(1, "latest")\n';
    writeFileSync(join(workspace, "wrong.py"), text);

    expect(await run(["mypy", "--strict", "wrong.py"])).toContain(
      'has incompatible type "int"; expected "str | bytes"',
    );
  });
});

it("is right for other documents, too", async () => {
  rmSync(join(workspace, "others"), { recursive: true, force: true });
  for (const { name, path: openrpcDocument } of otherDocuments) {
    const component = { name: "python-client", outPath: join("others", name) } as OutputConfiguration;
    const files = await emitFiles({ openrpcDocument, components: [component] });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(workspace, dirname(path)), { recursive: true });
      writeFileSync(join(workspace, path), text);
    }
  }

  expect(await run(["ruff", "check", "others"])).toBeUndefined();
  expect(await run(["ruff", "format", "--check", "others"])).toBeUndefined();
  expect(await run(["mypy", "--strict", "others"])).toBeUndefined();
});

/** The blocks of code in a page. */
function examplesOf(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, "utf8").matchAll(pattern)].map(([, code = ""]) => code);
}

it.each(
  examplesOf("docs/guide/python.md", /^```python run\n([^]*?)^```$/gm).map((code, index) => [index + 1, code] as const),
)("example %i of the guide runs as printed", async (number, code) => {
  const [environment] = service.environments.testnet;
  const { origin, pathname } = new URL(environment?.RPC_URL ?? "");
  const filled = fillInUrls(code, { publicUrl: origin, baseUrls: { testnet: origin } });
  const file = `guide_${number}.py`;
  writeFileSync(join(workspace, file), filled.replaceAll("YOUR_API_KEY", pathname.slice(1)));

  expect(await run(["python", file], { env: { ...environment } })).toBeUndefined();
  expect(await run(["mypy", "--strict", file])).toBeUndefined();
});

it("passes its own tests against the service, on both networks at the same time: they wait more than they compute", async () => {
  const ofNetwork = ([environment]: (typeof service.environments)["testnet"]): ReturnType<typeof run> =>
    run(["pytest", "-q", "-p", "no:cacheprovider"], { env: { ...environment } });
  const { testnet, mainnet } = service.environments;

  expect(await Promise.all([ofNetwork(testnet), ofNetwork(mainnet)])).toEqual([undefined, undefined]);
});

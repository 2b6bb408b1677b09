import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBanner } from "../e2e/read-banner.js";
import { startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { isThorough } from "../runs.js";

const folder = useDataDir();

/** `TEST_NPM` names the npm-cli.js of another version. */
const npmFile =
  process.env["TEST_NPM"] ?? join(execFileSync("npm", ["root", "--global"]).toString().trim(), "npm/bin/npm-cli.js");

const commands = {
  "npm start": ["start", "--ignore-scripts"],
  "npx rootgate serve": ["exec", "--offline", "--", "rootgate", "serve"],
};

let npm: ChildProcess | undefined;
afterEach(() => {
  // Its group, of which nothing is left where the test passed.
  if (npm?.pid)
    try {
      process.kill(-npm.pid, "SIGKILL");
    } catch {}
});

interface Run {
  readonly npm: ChildProcess;
  readonly output: () => string;
  /** Resolves when npm and everything that it started are gone. */
  readonly gone: Promise<unknown>;
}

async function run(words: readonly string[], workers: string): Promise<Run> {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder.dataDir,
    DATA_DIR: join(folder.dataDir, "data"),
    PORT: "0",
    WORKERS: workers,
  };
  const child = spawn(process.execPath, [npmFile, ...words], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  npm = child;
  let output = "";
  const started = new Promise<void>((resolve, reject) => {
    child.once("close", () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const isWhole = workers === "1" || output.includes(`"workers":${workers},`);
        if (isWhole && output.includes("never send real coins")) resolve();
      });
  });
  const gone = new Promise((resolve) => child.once("close", resolve));
  await started;
  return { npm: child, output: () => output, gone };
}

function childOf(pid: number): number {
  const [child = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return Number(child);
}

const stops: Readonly<Record<string, (npmPid: number) => void>> = {
  "SIGTERM to npm": (pid) => process.kill(pid, "SIGTERM"),
  "SIGTERM to npm's shell": (pid) => process.kill(childOf(pid), "SIGTERM"),
  "Ctrl-C": (pid) => process.kill(-pid, "SIGINT"),
};

describe.each(Object.entries(commands))("%s", (name, words) => {
  // npm itself is the same under both, so that the second is stopped in one way at each change.
  const tried = Object.keys(stops).filter((_stop, index) => isThorough || name === "npm start" || index === 0);

  it.each(tried)("drains and ends on %s, and leaves the port and the data folder free", async (stop) => {
    const { npm, output, gone } = await run(words, "1");
    const { origin } = new URL(readBanner(output()).urls.testnet);
    stops[stop]?.(npm.pid as number);
    await gone;
    expect(output()).toContain('"msg":"shut down"');

    const again = await startProgram({ DATA_DIR: join(folder.dataDir, "data"), PORT: new URL(origin).port });
    await again.stop();
  });

  it("ends its worker processes too", async () => {
    const { npm, output, gone } = await run(words, "2");
    npm.kill("SIGTERM");
    await gone;
    expect(output().match(/"msg":"shut down"/g) ?? []).toHaveLength(2);
  });
});

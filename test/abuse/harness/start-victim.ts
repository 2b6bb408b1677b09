import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBanner } from "../../e2e/read-banner.js";
import { runProgram } from "../../e2e/run-program.js";
import { findFreePort } from "../../fakes/find-free-port.js";
import { createDashboardClient, joinAsSomebody } from "../../integration/dashboard-client.js";
import { type Memory, readMemory } from "./memory.js";
import { beforeOthers } from "./processes.js";

/** The built program in a process of its own, and users with API keys for its test network. */
export interface Victim {
  readonly pid: number;
  readonly port: number;
  readonly origin: string;
  /** Endpoint URLs, API key included: of the user who attacks, and of one who has nothing to do with it. */
  readonly attackerUrl: string;
  readonly bystanderUrl: string;
  /** Of a funded account of the devchain. */
  readonly privateKey: string;
  /** Signs another user up; resolves to an endpoint URL. */
  signUp(): Promise<string>;
  /** The same, with the cookies of the user's dashboard session. */
  join(): Promise<Member>;
  memory(): Memory;
  /** A value of `/metrics`, such as `nodejs_eventloop_lag_max_seconds`, which counts from one reading to the next. */
  metric(name: string): Promise<number>;
  /** What it has logged, line by line. */
  log(): readonly LogLine[];
  /** Resolves to the exit code; null where it had to be killed. */
  stop(): Promise<number | null>;
}

/** A user who has just signed up. */
export interface Member {
  readonly url: string;
  readonly cookies: string;
}

export type LogLine = Readonly<Record<string, unknown>>;

export interface VictimOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Runs the program, such as `["prlimit", "--nofile=256"]`. */
  readonly wrapper?: readonly string[];
}

/** Quotas don't end an attack that should be stopped by something else. */
const defaults = { DAILY_REQUESTS: "1000000000", DEVCHAIN_BLOCK_DELAY_MS: "300" };

/** Calls wait for the store now and then, and must not wait for the disk of a busy machine. */
const memoryFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const stopTimeoutMs = 20_000;

/** Starts the program in development mode, with the devchain unless the settings name a node. */
export async function startVictim({ settings = {}, wrapper = [] }: VictimOptions = {}): Promise<Victim> {
  const dataDir = mkdtempSync(join(memoryFolder, "rootgate-abuse-"));
  // The dashboard has to know its own URL before it listens.
  const port = await findFreePort();
  const run = runProgram(
    { ...defaults, PORT: String(port), DATA_DIR: dataDir, ...settings },
    [],
    [...beforeOthers, ...wrapper],
  );
  await run.untilOutput(({ stdout }) => /^ *curl /m.test(stdout) && stdout.endsWith("\n\n"));
  const origin = `http://127.0.0.1:${port}`;
  const { urls, accounts } = readBanner(run.output.stdout);
  const keyPath = new URL(urls.testnet).pathname;

  const addMember = async (): Promise<Member> => {
    const client = createDashboardClient(origin);
    await joinAsSomebody(client);
    const { text } = await client.post("/api/keys", { name: "a key", network: "Testnet" });
    const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { url: `${origin}/${text}`, cookies };
  };
  const signUp = async (): Promise<string> => (await addMember()).url;
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(new RegExp(`^${name}(?:{.*})? (\\S+)`, "m").exec(text)?.[1]);
  };
  const stop = async (): Promise<number | null> => {
    const timer = setTimeout(() => void run.end("SIGKILL"), stopTimeoutMs);
    const exitCode = await run.end("SIGTERM");
    clearTimeout(timer);
    rmSync(dataDir, { recursive: true, force: true });
    return exitCode;
  };
  return {
    pid: run.pid,
    port,
    origin,
    attackerUrl: await signUp(),
    bystanderUrl: `${origin}${keyPath}`,
    privateKey: accounts.testnet[0]?.privateKey ?? "",
    signUp,
    join: addMember,
    memory: () => readMemory(run.pid),
    metric,
    log: () => readLog(run.output.stderr),
    stop,
  };
}

/** The lines of a log that the program has written to stderr. */
export function readLog(stderr: string): LogLine[] {
  const lines = stderr.split("\n").slice(0, -1);
  return lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as LogLine] : []));
}

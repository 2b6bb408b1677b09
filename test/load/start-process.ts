import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A process of the benchmark, up and running. */
export interface StartedProcess {
  readonly pid: number;
  readonly child: ChildProcess;
  /** What it had printed when it was ready. */
  readonly output: string;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What it has printed, on either stream, once it is ready. */
  readonly readyPattern: RegExp;
  /** With a channel for messages to and from a Node process. */
  readonly hasChannel?: boolean;
  /** How long it may take until it is ready. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 60_000;
const stopTimeoutMs = 3_000;

/** Starts a process and waits until it is ready. Rejects with what it wrote when it ends first, or takes too long. */
export async function startProcess(options: ProcessOptions): Promise<StartedProcess> {
  const [file = "", ...args] = options.command;
  const channel = options.hasChannel ? (["ipc"] as const) : [];
  const env = { ...process.env, ...options.env };
  const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe", ...channel] });
  const output = await untilReady(child, options);
  return { pid: child.pid as number, child, output, stop: () => stopProcess(child) };
}

async function untilReady(
  child: ChildProcess,
  { readyPattern, timeoutMs = defaultTimeoutMs }: ProcessOptions,
): Promise<string> {
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  let output = "";
  try {
    return await new Promise<string>((resolve, reject) => {
      const onOutput = (chunk: Buffer): void => {
        output = (output + chunk.toString()).slice(-10_000);
        if (readyPattern.test(output)) resolve(output);
      };
      child.stdout?.on("data", onOutput);
      child.stderr?.on("data", onOutput);
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`${child.spawnfile} did not start: ${output}`)));
    });
  } finally {
    clearTimeout(timer);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

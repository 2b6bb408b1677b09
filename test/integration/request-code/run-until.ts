import { spawn } from "node:child_process";

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called again and again while the program runs: what it waits for. */
  readonly cause: () => Promise<unknown>;
}

const timeoutMs = 120_000;
const pauseMs = 200;

/** Runs a program that does not end by itself until its output matches, or it ends all the same; resolves to the output. */
export async function runUntil(pattern: RegExp, command: readonly string[], options: RunOptions): Promise<string> {
  const { cause, ...spawning } = options;
  const [file = "", ...args] = command;
  const child = spawn(file, args, { ...spawning, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  const over = new AbortController();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.once("error", (error) => (output += String(error)));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  void ended.then(() => over.abort());
  const timer = setTimeout(() => over.abort(), timeoutMs);
  while (!over.signal.aborted && !pattern.test(output)) {
    await cause();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  clearTimeout(timer);
  if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGKILL");
  await ended;
  return output;
}

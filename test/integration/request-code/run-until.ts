import { spawn } from "node:child_process";

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called again and again while the program runs: what it waits for. */
  readonly cause: () => Promise<unknown>;
}

const timeoutMs = 120_000;
const pauseMs = 200;

/** Runs a program that does not end by itself until its output matches; resolves to the output, and rejects when it ends before. */
export async function runUntil(pattern: RegExp, command: readonly string[], options: RunOptions): Promise<string> {
  const { cause, ...spawning } = options;
  const [file = "", ...args] = command;
  const child = spawn(file, args, { ...spawning, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.once("error", (error) => (output += String(error)));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  void ended.then(() => (isOver = true));
  const timer = setTimeout(() => (isOver = true), timeoutMs);
  while (!isOver && !pattern.test(output)) {
    await cause();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  clearTimeout(timer);
  if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGKILL");
  await ended;
  if (!pattern.test(output)) throw new Error(`${command.join(" ")} did not print ${String(pattern)}:\n${output}`);
  return output;
}

import { spawn } from "node:child_process";

export interface CommandRun {
  readonly exitCode: number | null;
  /** Both streams, in the order in which they were written. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 240_000;

/** Runs a command to its end, or kills it and its children when it takes too long. */
export function runCommand(
  command: readonly string[],
  { cwd, env, timeoutMs = defaultTimeoutMs }: CommandOptions,
): Promise<CommandRun> {
  const [file = "", ...args] = command;
  const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      output += `\nkilled after ${timeoutMs / 1_000} s\n`;
      process.kill(-(child.pid as number), "SIGKILL");
    }, timeoutMs);
    const end = (exitCode: number | null): void => {
      clearTimeout(timer);
      resolve({ exitCode, output });
    };
    child.once("error", (error) => {
      output += String(error);
      end(null);
    });
    child.once("close", end);
  });
}

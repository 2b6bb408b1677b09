import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A run of the built program in a process of its own. */
export interface ProgramRun {
  readonly pid: number;
  /** What it has printed so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Resolves when the process is gone: its exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves when `isSeen` holds of the output; rejects when the process ends before. */
  untilOutput(isSeen: (output: ProgramRun["output"]) => boolean): Promise<void>;
  /** Sends a signal; resolves with the exit code when the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const children = new Set<ChildProcess>();

/** Ends the programs that a failed test has left behind, since jest would wait for them. */
export function killLeftPrograms(): void {
  for (const child of children) child.kill("SIGKILL");
}

/** `TEST_PROGRAM` names another build, to see what a test finds there. */
const programFile = process.env["TEST_PROGRAM"] ?? join(__dirname, "../../dist/bundle/main.js");

/** Those of `npm start`, and others such as `--cpu-prof`. */
const nodeOptions = [...startOptions(), ...(process.env["TEST_NODE_OPTIONS"]?.split(" ") ?? [])];

function startOptions(): string[] {
  const text = readFileSync(join(__dirname, "../../package.json"), "utf8");
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

/**
 * Runs `dist/bundle/main.js`, or another program, as `npm start` does, with these settings and nothing else of this process's
 * environment; `wrapper` is a command that runs it.
 */
export function runProgram(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  wrapper: readonly string[] = [],
  program = programFile,
): ProgramRun {
  const [command = "", ...words] = [...wrapper, process.execPath, ...nodeOptions, program, ...args];
  const child = spawn(command, words, {
    env: { PATH: process.env["PATH"] ?? "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  child.once("close", () => children.delete(child));
  const output = collectOutput(child);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  let isOver = false;
  void ended.then(() => (isOver = true));

  const untilOutput = (isSeen: (seen: ProgramRun["output"]) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (isSeen(output)) resolve();
        else if (isOver) reject(new Error(`The program ended early:\n${output.stdout}${output.stderr}`));
      };
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      void ended.then(look);
      look();
    });

  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid as number, output, ended, untilOutput, end };
}

function collectOutput(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => (output[name] += text));
  }
  return output;
}

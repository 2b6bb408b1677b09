import { type StartedProgram, startProgram } from "../e2e/start-program.js";

/** How many worker processes `startWorkers` starts. */
export const WORKERS = 2;

/** Starts the program in several processes; resolves when all of them listen. */
export async function startWorkers(
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<StartedProgram> {
  const program = await startProgram({ WORKERS: String(WORKERS), ...settings });
  await program.run.untilOutput(({ stderr }) => stderr.includes("all worker processes listen"));
  return program;
}

/** The process IDs that log lines of a kind are of, the last first. */
export function pidsOf({ run }: StartedProgram, message: string): number[] {
  const lines = run.output.stderr.split("\n").filter((line) => line.includes(`"msg":"${message}"`));
  return lines.map((line) => (JSON.parse(line) as { pid: number }).pid).toReversed();
}

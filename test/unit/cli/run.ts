import { Readable } from "node:stream";
import { runCommandLine } from "../../../src/cli/run-command-line.js";

/** Runs a command line in this process, in an environment of its own; `input` is on standard input. */
export async function run(line: string, env: Readonly<Record<string, string>> = {}, input = "") {
  const [out, error]: [string[], string[]] = [[], []];
  const terminal = {
    env,
    out: (text: string) => void out.push(text),
    error: (text: string) => void error.push(text),
    input: Readable.from(input === "" ? [] : [input]),
  };
  const exitCode = await runCommandLine(line === "" ? [] : line.split(" "), terminal);
  return { exitCode, out: out.join(""), error: error.join("") };
}

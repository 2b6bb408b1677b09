import type { Command } from "./command.js";

const exitCodes = "Exit codes: 0 done, 1 failed, 2 the command line is not understood.";

/** What `rootgate --help` says. */
export function formatHelp(commands: readonly Command[]): string {
  const left = commands.map((command) => callOf(command));
  const width = Math.max(...left.map(({ length }) => length));
  const lines = commands.map(({ summary }, index) => `  ${left[index]?.padEnd(width)}  ${summary}`);
  return `${[
    "rootgate: a JSON-RPC gateway for Rootstock nodes",
    "",
    "Usage: rootgate [command] [options]; without a command: serve",
    "",
    ...lines,
    "",
    "Every command takes --json (its result as JSON) and --help.",
    "Settings come from the environment: see the README.",
    exitCodes,
  ].join("\n")}\n`;
}

/** What `rootgate <command> --help` says. */
export function formatCommandHelp(command: Command): string {
  const details = command.details === undefined ? [] : ["", command.details];
  return `${[`Usage: rootgate ${callOf(command)} [--json]`, "", command.summary, ...details, "", exitCodes].join("\n")}\n`;
}

function callOf({ name, usage }: Command): string {
  return usage === "" ? name : `${name} ${usage}`;
}

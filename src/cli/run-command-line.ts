import { describeMisspelt, findMisspeltSettings } from "../config/misspelt-settings.js";
import type { Settings } from "../config/settings.js";
import { readVersion } from "../config/version.js";
import { UsageError } from "./command.js";
import { describeFailure } from "./describe-failure.js";
import { formatHelp } from "./help.js";
import { type CommandLine, parseCommandLine } from "./parse-command-line.js";
import type { Terminal } from "./terminal.js";

/** Runs a command line; without a command, the service. Resolves to the exit code: 0 done, 1 failed, 2 invalid usage. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await run(parseCommandLine(args), terminal);
    return 0;
  } catch (error) {
    terminal.error(`rootgate: ${describeFailure(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    terminal.error("Try rootgate --help\n");
    return 2;
  }
}

async function run(line: CommandLine, terminal: Terminal): Promise<void> {
  if (line.kind === "version") return terminal.out(`rootgate ${readVersion()}\n`);
  if (line.kind === "help") return terminal.out(formatHelp(line.about));
  await line.command.run({
    arguments: line.arguments,
    options: line.options,
    terminal,
    settings: () => readSettings(terminal),
    print: (result, text) => terminal.out(line.isJson ? `${JSON.stringify(result, null, 2)}\n` : text),
    printLines: (results, text) =>
      terminal.out(line.isJson ? results.map((result) => `${JSON.stringify(result)}\n`).join("") : text),
  });
}

async function readSettings({ env, error }: Terminal): Promise<Settings> {
  const { readSettings } = await import("../config/read-settings.js");
  const { settingsSchema } = await import("../config/settings.js");
  const { secretFileNames } = await import("../config/secret-files.js");
  const names = [...Object.keys(settingsSchema.shape), ...secretFileNames];
  // Only a warning: other programs share the environment, and the service must start regardless.
  for (const misspelt of findMisspeltSettings(env, names)) error(`rootgate: warning: ${describeMisspelt(misspelt)}\n`);
  return readSettings(env);
}

import { parseArgs } from "node:util";
import { readSettings } from "../config/settings.js";
import { type Command, type CommandContext, type OptionsConfig, UsageError } from "./command.js";
import { devchain } from "./commands/devchain.js";
import { keysList, keysRevoke } from "./commands/keys.js";
import { migrate } from "./commands/migrate.js";
import { serve } from "./commands/serve.js";
import { usage } from "./commands/usage.js";
import { usersDisable, usersEnable, usersList, usersSetQuota } from "./commands/users.js";
import { formatCommandHelp, formatHelp } from "./help.js";

const commands: readonly Command[] = [
  serve,
  migrate,
  usersList,
  usersDisable,
  usersEnable,
  usersSetQuota,
  keysList,
  keysRevoke,
  usage,
  devchain,
];

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

const shared = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies OptionsConfig;

/** Runs a command line; without a command, the service. Resolves to the exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const words = args.filter((word) => !word.startsWith("-"));
    if (words.length === 0 && (args.includes("--help") || args.includes("-h"))) return help(terminal);
    if (words[0] === "help") return help(terminal);
    await run(args, words, terminal);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    terminal.error(`rootgate: ${message}\n`);
    if (!(error instanceof UsageError)) return 1;
    terminal.error("Try rootgate --help\n");
    return 2;
  }
}

function help({ out }: Terminal): number {
  out(formatHelp(commands));
  return 0;
}

async function run(args: readonly string[], words: readonly string[], terminal: Terminal): Promise<void> {
  const command = words.length === 0 ? serve : find(words);
  const { values, positionals } = parse(command, args);
  if (values["help"]) return terminal.out(formatCommandHelp(command));
  const given = words.length === 0 ? [] : positionals.slice(command.name.split(" ").length);
  if (given.length !== command.arguments)
    throw new UsageError(`${command.name} takes ${command.arguments === 1 ? "one argument" : "no arguments"}`);
  const { json, ...options } = values;
  const context: CommandContext = {
    positionals: given,
    options,
    settings: () => readSettings(terminal.env),
    print: (result, text) => terminal.out(json ? `${JSON.stringify(result, null, 2)}\n` : text),
  };
  await command.run(context);
}

function find(words: readonly string[]): Command {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(" ").length).join(" "));
  if (!command) throw new UsageError(`there is no command "${words.slice(0, 2).join(" ")}"`);
  return command;
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

function parse(command: Command, args: readonly string[]): Parsed {
  const options: OptionsConfig = { ...shared, ...command.options };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }) as Parsed;
  } catch (error) {
    const [firstLine = ""] = (error as Error).message.split("\n");
    throw new UsageError(firstLine);
  }
}

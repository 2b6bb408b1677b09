import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearestName } from "../config/nearest-name.js";
import { type Command, type CommandContext, type Option, type Options, UsageError } from "./command.js";
import { commands, commandsBelow, defaultCommand, findCommand } from "./commands.js";

/** A parsed command line. */
export type CommandLine =
  | { readonly kind: "version" }
  /** Help on one command, on the commands of a word, or on all. */
  | { readonly kind: "help"; readonly about: Command | readonly Command[] }
  | (Pick<CommandContext, "arguments" | "options"> & {
      readonly kind: "run";
      readonly command: Command;
      readonly isJson: boolean;
    });

/** Options of every command. */
export const sharedOptions = {
  json: { summary: "Print the result as JSON" },
  help: { summary: "Show this help" },
} as const satisfies Options;

/** @throws UsageError that says what is wrong. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const everyOption = Object.assign({}, ...commands.map(({ options }) => options)) as Options;
  const first = parseArgs({ ...configOf(everyOption), args: [...args], strict: false }) as Parsed;
  const words = first.positionals;
  const isHelp = first.values["help"] === true || words[0] === "help";
  if (words.length === 0 && first.values["version"] === true) return { kind: "version" };
  if (isHelp) return { kind: "help", about: findTopic(words[0] === "help" ? words.slice(1) : words) };
  if (words.length === 1 && !findCommand(words)) return { kind: "help", about: findTopic(words) };
  const command = words.length === 0 ? defaultCommand : findCommand(words);
  if (!command) throw unknownCommand(words);
  return parseFor(command, args, words.length > 0);
}

function findTopic(words: readonly string[]): Command | readonly Command[] {
  if (words.length === 0) return commands;
  const below = words.length === 1 ? commandsBelow(words[0]) : [];
  const topic = findCommand(words) ?? (below.length > 0 ? below : undefined);
  if (!topic) throw unknownCommand(words);
  return topic;
}

function unknownCommand(words: readonly string[]): UsageError {
  const given = words.slice(0, commandsBelow(words[0]).length > 0 ? 2 : 1).join(" ");
  const names = commands.flatMap(({ name }) => [name, name.split(" ")[0] as string]);
  return new UsageError(`unknown command "${given}"${didYouMean(nearestName(given, names))}`);
}

function parseFor(command: Command, args: readonly string[], isNamed: boolean): CommandLine {
  const { values, positionals } = parseStrictly(command, args);
  const { json, help: _help, ...options } = values;
  const given = isNamed ? positionals.slice(command.name.split(" ").length) : positionals;
  const takes = Object.entries(command.arguments ?? {});
  const names = takes.map(([name]) => name);
  const [missing, argument] = takes[given.length] ?? [];
  if (missing !== undefined && !argument?.isOptional && !argument?.isRest)
    throw new UsageError(`${command.name} needs <${missing}>`);
  const hasRest = takes.at(-1)?.[1].isRest === true;
  if (given.length > names.length && !hasRest) throw unexpectedArgument(command, given[names.length] as string);
  const named = Object.fromEntries(
    takes.map(([name, { isRest }], index) => [name, isRest ? given.slice(index) : given[index]]),
  );
  for (const [name, { choices }] of takes) checkChoice(`<${name}>`, named[name], choices);
  for (const [name, option] of Object.entries(command.options ?? {})) {
    if (option.isRequired && options[name] === undefined) throw new UsageError(`${command.name} needs --${name}`);
    checkChoice(`--${name}`, options[name], option.choices);
  }
  return { kind: "run", command, arguments: named, options, isJson: json === true } as CommandLine;
}

function unexpectedArgument(command: Command, argument: string): UsageError {
  const [first] = command.name.split(" ");
  if (commandsBelow(first).length > 0 && command.name === first) return unknownCommand([first, argument]);
  return new UsageError(`${command.name} does not take the argument "${argument}"`);
}

function checkChoice(place: string, given: unknown, choices: readonly string[] | undefined): void {
  if (choices === undefined || given === undefined || choices.includes(given as string)) return;
  throw new UsageError(`${place} must be ${choices.join(", ").replace(/, ([^,]*)$/, " or $1")}`);
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

function parseStrictly(command: Command, args: readonly string[]): Parsed {
  const options = { ...sharedOptions, ...command.options };
  try {
    return parseArgs({ ...configOf(options), args: [...args] }) as Parsed;
  } catch (error) {
    const [message = ""] = (error as Error).message.split("\n");
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    const meant = unknown && nearestName(unknown, Object.keys(options));
    throw new UsageError(`${message.replace(/\. To specify.*/, "")}${didYouMean(meant && `--${meant}`)}`);
  }
}

function didYouMean(name: string | undefined): string {
  return name ? `; did you mean "${name}"?` : "";
}

function configOf(options: Options): ParseArgsConfig & { allowPositionals: true } {
  const shorts: Readonly<Record<string, string>> = { help: "h" };
  const typed = Object.entries({ ...sharedOptions, ...options }).map(([name, option]) => {
    const short = shorts[name];
    return [name, { type: takesValue(option) ? ("string" as const) : ("boolean" as const), ...(short && { short }) }];
  });
  return { options: Object.fromEntries(typed) as ParseArgsConfig["options"] & {}, allowPositionals: true };
}

/** Whether an option is followed by a value. */
export function takesValue({ value, choices }: Option): boolean {
  return value !== undefined || choices !== undefined;
}

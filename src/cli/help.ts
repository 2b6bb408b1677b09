import type { Argument, Command, Option } from "./command.js";
import { defaultCommand } from "./commands.js";
import { sharedOptions } from "./parse-command-line.js";

const exitCodes = "Exit codes: 0 done, 1 failed, 2 invalid usage.";

/** The `--help` text of one command or of several. */
export function formatHelp(about: Command | readonly Command[]): string {
  const lines = isSeveral(about) ? describeSeveral(about) : describeCommand(about);
  return `${[...lines, "", exitCodes].join("\n")}\n`;
}

/** Values of an option in the help; undefined for a flag. */
export function valueOf({ value, choices }: Option): string | undefined {
  return value ?? choices?.join("|");
}

function isSeveral(about: Command | readonly Command[]): about is readonly Command[] {
  return Array.isArray(about);
}

function describeSeveral(commands: readonly Command[]): string[] {
  const [first = ""] = commands[0]?.name.split(" ") ?? [];
  const isAll = commands.includes(defaultCommand);
  const title = isAll
    ? ["rootgate: a JSON-RPC gateway for Rootstock nodes", "", "Usage: rootgate [command] [options]"]
    : [`Usage: rootgate ${first} <command> [options]`];
  const rows = commands.map((command): [string, string] => [
    callOf(command),
    command === defaultCommand ? `${command.summary} (the default command)` : command.summary,
  ]);
  const hints = [
    "Every command takes --json and --help: rootgate <command> --help",
    "Settings come from environment variables: rootgate config shows them.",
  ];
  return [...title, "", ...alignRows(rows), "", ...hints];
}

function describeCommand(command: Command): string[] {
  const takes = Object.entries(command.arguments ?? {}).map(([name, argument]): [string, string] => [
    formOf(name, argument),
    withChoices(argument.summary, argument.choices),
  ]);
  const options = Object.entries({ ...command.options, ...sharedOptions }).map(([name, option]): [string, string] => [
    [`--${name}`, valueOf(option)].filter(Boolean).join(" "),
    option.summary,
  ]);
  return [
    `Usage: rootgate ${[callOf(command), ...requiredOf(command), "[options]"].join(" ")}`,
    "",
    command.summary,
    ...(command.details === undefined ? [] : ["", command.details]),
    ...(takes.length === 0 ? [] : ["", "Arguments:", ...alignRows(takes)]),
    "",
    "Options:",
    ...alignRows(options),
  ];
}

function requiredOf({ options = {} }: Command): string[] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.isRequired ? [`--${name} ${valueOf(option)}`] : [],
  );
}

function callOf({ name, arguments: takes = {} }: Command): string {
  return [name, ...Object.entries(takes).map(([argument, it]) => formOf(argument, it))].join(" ");
}

function formOf(name: string, { isOptional, isRest }: Argument): string {
  if (isRest) return `[${name}...]`;
  return isOptional ? `[${name}]` : `<${name}>`;
}

function withChoices(summary: string, choices: readonly string[] | undefined): string {
  return choices === undefined ? summary : `${summary}: ${choices.join(", ")}`;
}

function alignRows(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

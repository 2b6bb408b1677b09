import type { Settings } from "../config/settings.js";
import type { Terminal } from "./terminal.js";

/** A positional value of a command. */
export interface Argument {
  readonly summary: string;
  /** The allowed values. */
  readonly choices?: readonly string[];
  /** Only the last arguments may be optional. */
  readonly isOptional?: true;
  /** All further values; only the last argument may have any number of them. */
  readonly isRest?: true;
}

/** A named value of a command. */
export interface Option {
  readonly summary: string;
  /** Placeholder in the help, such as `N`; without it and without `choices` the option is a flag. */
  readonly value?: string;
  /** The allowed values. */
  readonly choices?: readonly string[];
  readonly isRequired?: true;
}

export type Arguments = Readonly<Record<string, Argument>>;
export type Options = Readonly<Record<string, Option>>;

type ArgumentValue<A extends Argument> = A extends { isRest: true }
  ? readonly string[]
  : A extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string;
type OptionValue<O extends Option> = O extends { choices: readonly (infer Choice)[] }
  ? Choice
  : O extends { value: string }
    ? string
    : true;

/** The process, as available to commands. */
export interface CommandContext<As extends Arguments = Arguments, Os extends Options = Options> {
  readonly arguments: {
    readonly [Name in keyof As]: ArgumentValue<As[Name]> | (As[Name] extends { isOptional: true } ? undefined : never);
  };
  readonly options: {
    readonly [Name in keyof Os]: OptionValue<Os[Name]> | (Os[Name] extends { isRequired: true } ? never : undefined);
  };
  readonly terminal: Terminal;
  /** Reads the environment. Rejects with an Error that lists what is wrong. */
  readonly settings: () => Promise<Settings>;
  /** Prints a result: as JSON with `--json`, else as text. */
  readonly print: (result: unknown, text: string) => void;
  /** Prints a part of a list: with `--json` one JSON object per line, else as text. */
  readonly printLines: (results: readonly unknown[], text: string) => void;
}

interface Declaration<As extends Arguments, Os extends Options> {
  /** One or two words. */
  readonly name: string;
  readonly summary: string;
  /** Details for the command's own help. */
  readonly details?: string;
  /** In their order. */
  readonly arguments?: As;
  readonly options?: Os;
  /** Loads its modules on demand, so that other commands and help start quickly. */
  run(context: CommandContext<As, Os>): Promise<void>;
}

/** A command, `rootgate <name>`. Parsing and help follow its declaration. */
export type Command = Declaration<Arguments, Options>;

/** Declares a command; `run` gets typed arguments and options. */
export function defineCommand<const As extends Arguments, const Os extends Options>(
  declaration: Declaration<As, Os>,
): Command {
  return declaration;
}

/** Invalid usage: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

import type { Settings } from "../config/settings.js";
import type { Terminal } from "./terminal.js";

/** A value that a command takes by its place, after the command's name. */
export interface Argument {
  readonly summary: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** Only the last ones may be left out. */
  readonly isOptional?: true;
}

/** A value that a command takes by name. */
export interface Option {
  readonly summary: string;
  /** What the help shows for the value, such as `N`; without it and without `choices` the option is a flag. */
  readonly value?: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  readonly isRequired?: true;
}

export type Arguments = Readonly<Record<string, Argument>>;
export type Options = Readonly<Record<string, Option>>;

type ArgumentValue<A extends Argument> = A extends { choices: readonly (infer Choice)[] } ? Choice : string;
type OptionValue<O extends Option> = O extends { choices: readonly (infer Choice)[] }
  ? Choice
  : O extends { value: string }
    ? string
    : true;

/** What a command gets to see of the process. */
export interface CommandContext<As extends Arguments = Arguments, Os extends Options = Options> {
  readonly arguments: {
    readonly [Name in keyof As]: ArgumentValue<As[Name]> | (As[Name] extends { isOptional: true } ? undefined : never);
  };
  readonly options: {
    readonly [Name in keyof Os]: OptionValue<Os[Name]> | (Os[Name] extends { isRequired: true } ? never : undefined);
  };
  readonly terminal: Terminal;
  /** Read from the environment when asked for. Rejects with an Error that lists what is wrong. */
  readonly settings: () => Promise<Settings>;
  /** Writes a result: as JSON when `--json` is given, else the text. */
  readonly print: (result: unknown, text: string) => void;
}

interface Declaration<As extends Arguments, Os extends Options> {
  /** One or two words. */
  readonly name: string;
  readonly summary: string;
  /** More about it, in the command's own help. */
  readonly details?: string;
  /** In their order. */
  readonly arguments?: As;
  readonly options?: Os;
  /** Loads what it needs by itself: other commands, help and completion need not wait for it. */
  run(context: CommandContext<As, Os>): Promise<void>;
}

/** Something that operators can do: `rootgate <name>`. Parsing, help and shell completion all follow its declaration. */
export type Command = Declaration<Arguments, Options>;

/** Declares a command; its `run` gets the declared arguments and options, typed. */
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

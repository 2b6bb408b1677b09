import type { ParseArgsConfig } from "node:util";
import type { Settings } from "../config/settings.js";

/** Options that a command takes, besides those that all take. */
export type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;

/** What a command gets to see of the process. */
export interface CommandContext {
  /** The arguments after the command's name. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Read from the environment when asked for. Throws an Error that lists what is wrong. */
  readonly settings: () => Settings;
  /** Writes a result: as JSON when `--json` is given, else the text. */
  readonly print: (result: unknown, text: string) => void;
}

/** Something that operators can do: `rootgate <name>`. */
export interface Command {
  /** One or two words. */
  readonly name: string;
  /** Arguments and options, as the help shows them after the name. */
  readonly usage: string;
  readonly summary: string;
  /** More about it, in the command's own help. */
  readonly details?: string;
  readonly options?: OptionsConfig;
  /** How many arguments it takes. */
  readonly arguments: number;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** The command line makes no sense: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

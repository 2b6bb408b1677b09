import type { Readable } from "node:stream";

/** The process as a command line sees it. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Standard input; `isTTY` where somebody types. */
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Aborts when the process is told to end, for a command that then has something to close. */
  readonly stopSignal?: AbortSignal;
}

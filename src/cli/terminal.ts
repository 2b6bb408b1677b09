import type { Readable } from "node:stream";

/** Streams, environment and stop signal of the process. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Standard input; `isTTY` if it is interactive. */
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Aborts at a stop signal, so that a command can close what it opened. */
  readonly stopSignal?: AbortSignal;
  /** Ends the process with open connections. Present only in the service's own process. */
  readonly exit?: () => void;
}

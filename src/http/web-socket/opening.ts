import type { Socket } from "node:net";
import type { Caller } from "../../accounts/caller.js";
import type { RequestOrigin } from "../../gateway/identify-caller.js";

/** Who opened a connection, and from where. */
export interface Opening {
  /** Of the handshake. */
  readonly requestId: string;
  /** The ID of the next message: its number after that of the handshake. */
  readonly nextRequestId: () => string;
  readonly keyText: string;
  /** Headers that the key is checked with, and the socket. */
  readonly origin: RequestOrigin & { readonly socket: Socket };
  readonly caller: Caller;
}

/** IDs of the messages of a connection. */
export function numberMessages(requestId: string): () => string {
  let count = 0;
  return () => `${requestId}.${++count}`;
}

import type { Socket } from "node:net";
import type { Caller } from "../../accounts/caller.js";
import type { RequestOrigin } from "../../gateway/identify-caller.js";

/** Who opened a connection, and from where. */
export interface Opening {
  readonly keyText: string;
  /** Headers that the key is checked with, and the socket. */
  readonly origin: RequestOrigin & { readonly socket: Socket };
  readonly caller: Caller;
}

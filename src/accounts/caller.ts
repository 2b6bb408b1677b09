import type { NetworkName } from "../config/networks.js";

/** Who is behind a key, as far as a call needs to know. */
export interface Caller {
  readonly userId: string;
  readonly keyId: string;
  readonly network: NetworkName;
}

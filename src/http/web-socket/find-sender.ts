import type { Caller } from "../../accounts/caller.js";
import type { IdentifyCaller } from "../../gateway/identify-caller.js";
import type { RpcError } from "../../rpc/rpc-error.js";
import { type ReportFailure, translateFailure } from "../../rpc/translate-failure.js";
import type { Sender } from "../call-transport.js";
import type { Opening } from "./opening.js";

export interface FindSenderParts {
  readonly identify: IdentifyCaller;
  readonly reportFailure: ReportFailure;
  /** The key permits the connection. */
  readonly onCaller: (caller: Caller) => void;
  /** The key has been revoked, or forbids the connection. */
  readonly onInvalidKey: (error: RpcError) => void;
}

/** Errors that say that a key does not permit the connection. */
const keyErrors: ReadonlySet<string> = new Set(["Unauthorized", "WrongNetwork", "Forbidden"]);

/** Who sends a message over a connection: the key is looked up for each, as for each HTTP request. */
export function findSender(
  { keyText, origin, requestId }: Opening,
  { identify, reportFailure, onCaller, onInvalidKey }: FindSenderParts,
): Sender | Promise<Sender> {
  const admit = (caller: Caller): Caller => {
    onCaller(caller);
    return caller;
  };
  const refuse = (error: unknown): RpcError => {
    const known = translateFailure(error, (failure) => reportFailure(failure, { requestId }));
    if (keyErrors.has(known.errorName)) onInvalidKey(known);
    return known;
  };
  try {
    const found = identify(keyText, origin);
    return found instanceof Promise ? found.then(admit).catch(refuse) : admit(found);
  } catch (error) {
    return refuse(error);
  }
}

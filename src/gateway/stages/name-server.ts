import type { Stage } from "../call.js";
import type { ServedDocument } from "../served-document.js";
import { discover } from "./look-up.js";

/** Names the caller's network as the only server of the document that `rpc.discover` gives. */
export const nameServer =
  (document: ServedDocument): Stage =>
  (next) =>
  (call) =>
    call.method === discover ? document.ofNetwork(call.caller.network, () => next(call)) : next(call);

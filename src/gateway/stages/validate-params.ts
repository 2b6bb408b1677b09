import { methods } from "../../../generated/methods.js";
import { RpcCall, type Stage } from "../call.js";
import { normaliseParams } from "../normalise-params.js";

/** Refuses params that are not what the document says, and hands on the others in their one normal form, defaults filled in. */
export const validateParams: Stage = (next) => (call) =>
  next(new RpcCall(call.method, normaliseParams(methods[call.method], call.params), call.context));

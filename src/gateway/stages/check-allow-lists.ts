import { checkAllowed } from "../../accounts/check-allowed.js";
import type { Stage } from "../call.js";
import { discover } from "./look-up.js";

/** Refuses calls that the key's owner has not allowed: other methods, other contracts. Browser origins are checked with the key. */
export const checkAllowLists: Stage = (next) => (call) => {
  const { allowed } = call.caller;
  if (allowed && call.method !== discover) checkAllowed(call, allowed);
  return next(call);
};

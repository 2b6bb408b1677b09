import type { Stage } from "../call.js";

/** Says in a header of the response that a method is deprecated, and since when (RFC 9745). */
export const warnOfDeprecation: Stage = (next) => (call) => {
  const { deprecation } = call.method;
  if (deprecation !== undefined) call.exchange.setHeader("deprecation", deprecation);
  return next(call);
};

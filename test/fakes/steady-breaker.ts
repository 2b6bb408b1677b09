import type { StoreBreaker } from "../../src/store/store-breaker.js";

/** A breaker whose store is always there: queries that fail do so for reasons of their own. */
export const steadyBreaker: StoreBreaker = {
  outage: () => undefined,
  report: async () => false,
  check: async () => false,
  close: () => undefined,
};

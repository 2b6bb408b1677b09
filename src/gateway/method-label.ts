import { methods } from "../../generated/methods.js";
import { isInvalid } from "../rpc/request.js";
import type { Arrival } from "./call.js";

const known: ReadonlySet<string> = new Set([...Object.keys(methods), "rpc.discover"]);

/** A request's method for counters: what callers make up is not a name of its own, so that names stay few. */
export function labelOf(arrival: Arrival): string {
  if (isInvalid(arrival)) return "invalid";
  return known.has(arrival.method) ? arrival.method : "unknown";
}

import { absentMethods } from "../../generated/absent-methods.js";

const instead = new Map(Object.entries(absentMethods));

/** What to do in the place of a well-known method that does not exist here; undefined where nothing is known of it. */
export function describeAbsent(method: string): string | undefined {
  return instead.get(method) ?? instead.get(`${method.slice(0, method.indexOf("_") + 1)}*`);
}

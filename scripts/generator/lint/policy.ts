import type { Method } from "../openrpc-document.js";
import type { Problem } from "./problem.js";

const values: Record<string, readonly unknown[]> = {
  answeredBy: ["gateway", "node"],
  idempotent: [true, false],
  cache: ["never", "head", "by-block", "immutable"],
  write: [true, false],
};

/** A method's x-policy: every member there, with a value that the code obeys, and no write that could be repeated or cached. */
export function checkPolicy(method: Method, methodPointer: string): Problem[] {
  const pointer = `${methodPointer}/x-policy`;
  const policy: Record<string, unknown> | undefined = method["x-policy"] && { ...method["x-policy"] };
  if (policy === undefined) return [{ pointer, message: `${method.name}: the x-policy is missing` }];
  const wrong = Object.entries(values).filter(([name, allowed]) => !allowed.includes(policy[name]));
  const problems = wrong.map(([name, allowed]) => `${name} must be one of ${allowed.join(", ")}`);
  const stray = Object.keys(policy).filter((name) => !Object.hasOwn(values, name));
  problems.push(...stray.map((name) => `${name} is not a member of a policy`));
  const isSafe = policy["write"] !== true || (policy["idempotent"] === false && policy["cache"] === "never");
  if (!isSafe) problems.push("a write is neither idempotent nor cached");
  return problems.map((message) => ({ pointer, message: `${method.name}: ${message}` }));
}

import type { Method, OpenRpcDocument, PolicyDeclaration } from "../openrpc-document.js";
import { checkPolicyPlaces } from "./policy-places.js";
import { type Problem, step } from "./problem.js";

const values: Partial<Record<keyof PolicyDeclaration, readonly unknown[]>> = {
  servedBy: ["gateway", "node", "devchain"],
  idempotent: [true, false],
  write: [true, false],
  cache: ["never", "head", "by-block", "immutable"],
  weight: ["light", "medium", "heavy"],
  needs: ["nothing", "hash", "block", "head", "every-node"],
};

const others: readonly string[] = ["part", "block", "addresses", "addressesOnlyIf", "resultBlock", "identity"];

/** A method's x-policy: every member there, with a value that the code obeys, and no write that could be repeated or cached. */
export function checkPolicy(document: OpenRpcDocument, method: Method, methodPointer: string): Problem[] {
  const pointer = `${methodPointer}/x-policy`;
  const policy: Record<string, unknown> | undefined = method["x-policy"] && { ...method["x-policy"] };
  if (policy === undefined) return [{ pointer, message: `${method.name}: the x-policy is missing` }];
  const at = (name: string, message: string): Problem => ({
    pointer: pointer + step(name),
    message: `${method.name}: ${message}`,
  });
  const wrong = Object.entries(values).filter(([name, allowed]) => !allowed.includes(policy[name]));
  const stray = Object.keys(policy).filter((name) => !Object.hasOwn(values, name) && !others.includes(name));
  const isSafe = policy["write"] !== true || (policy["idempotent"] === false && policy["cache"] === "never");
  const parts = ["core", ...Object.keys(document["x-policy-values"]?.["part"] ?? {})];
  return [
    ...(parts.includes(String(policy["part"])) ? [] : [at("part", `must be one of ${parts.join(", ")}`)]),
    ...wrong.map(([name, allowed]) => at(name, `must be one of ${allowed.join(", ")}`)),
    ...stray.map((name) => at(name, "is not a member of a policy")),
    ...(isSafe ? [] : [at("write", "a write is neither idempotent nor cached")]),
    ...checkPolicyPlaces(document, method, methodPointer),
  ];
}

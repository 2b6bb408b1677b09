import type { Method, OpenRpcDocument, Schema } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { splitResult } from "../result-cases.js";
import type { Problem } from "./problem.js";

/** A method whose result follows a param that it doesn't have, or varies in what its result doesn't have. */
export function checkResultCases(document: OpenRpcDocument, method: Method, pointer: string): Problem[] {
  const declared = method["x-result-cases"];
  if (!declared) return [];
  const problems: Problem[] = [];
  const demand = (isMet: boolean, message: string, place = "") => {
    if (!isMet) problems.push({ pointer: `${pointer}/x-result-cases${place}`, message: `${method.name}: ${message}` });
  };
  const params = method.params.map((entry) => resolve(document, entry));
  const schema = params.find(({ name }) => name === declared.param)?.schema;
  const isBoolean = schema !== undefined && resolve<Schema>(document, schema).type === "boolean";
  demand(isBoolean, `there is no boolean param ${declared.param}`, "/param");
  const { base, memberOptions } = splitResult(document, method, declared);
  demand(base !== undefined, `the result has no member ${declared.member}`, "/member");
  const options = memberOptions.map(({ $ref }) => $ref);
  for (const [index, { value, schema: option }] of declared.cases.entries()) {
    demand(typeof value === "boolean", "a case is for true or for false", `/cases/${index}/value`);
    demand(options.includes(option.$ref), `${declared.member} is never that`, `/cases/${index}/schema`);
  }
  return problems;
}

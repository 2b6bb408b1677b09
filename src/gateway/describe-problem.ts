import type { ParamEntry, Shape } from "../../generated/methods.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Method } from "./call.js";

/** Ethereum's tags that proof of work knows nothing of. */
const absentTags: readonly unknown[] = ["safe", "finalized"];

const noFinalityTags =
  'Rootstock has no "safe" and "finalized" blocks: use "latest", or a number below it, or let the API key use Ethereum\'s block tags';

/** InvalidParams for `values` that the method's validator has just refused: which param, and what would be right. */
export function describeProblem(method: Method, values: readonly unknown[]): RpcError {
  const missing = method.params.find((param, index) => param.required && values[index] === undefined);
  if (missing) return invalid(missing.name, `${missing.name} is required: ${missing.shape.expected}`);
  const [problem] = method.validateParams.errors ?? [];
  const [index, ...path] = (problem?.instancePath ?? "").split("/").slice(1);
  const param = method.params[Number(index)];
  if (!problem || !param) return new RpcError("InvalidParams", "the params are not what this method takes");
  const isMissing = problem.keyword === "required";
  if (isMissing) path.push(String(problem.params["missingProperty"]));
  const { name, shape } = locate(param, path);
  if (absentTags.includes(valueAt(values, problem.instancePath)) && shape.expected.includes(`"latest"`))
    return invalid(name, `${name} must be ${shape.expected}; ${noFinalityTags}`);
  if (problem.keyword === "not" && shape.kind === "object" && shape.not) {
    const member = `${name}.${shape.not.member}`;
    return invalid(member, `${member} must ${shape.not.expected}`);
  }
  return invalid(name, isMissing ? `${name} is required: ${shape.expected}` : `${name} must be ${shape.expected}`);
}

function invalid(param: string, detail: string): RpcError {
  return new RpcError("InvalidParams", detail, { data: { param } });
}

/** The value at a JSON pointer without escapes: an EIP-1898 object stands for its number. */
function valueAt(values: readonly unknown[], pointer: string): unknown {
  let value: unknown = values;
  for (const step of pointer.split("/").slice(1)) value = (value as Record<string, unknown> | undefined)?.[step];
  return value !== null && typeof value === "object" && "blockNumber" in value ? value.blockNumber : value;
}

interface ParamLocation {
  readonly name: string;
  readonly shape: Shape;
}

/** Walks the error's path down the param's shape, as far as the shape is known. */
function locate(param: ParamEntry, path: readonly string[]): ParamLocation {
  let place: ParamLocation = { name: param.name, shape: param.shape };
  for (const step of path) {
    const next = descend(place, step);
    if (!next) break;
    place = next;
  }
  return place;
}

function descend({ name, shape }: ParamLocation, step: string): ParamLocation | undefined {
  if (shape.kind === "list") return { name: `${name}[${step}]`, shape: shape.items };
  if (shape.kind === "map") return { name: `${name}.${step}`, shape: shape.values };
  if (shape.kind === "object") {
    const member = shape.members[step];
    return member && { name: `${name}.${step}`, shape: member };
  }
  // Ajv's first error is that of the first option.
  return shape.kind === "any-of" && shape.options[0] ? descend({ name, shape: shape.options[0] }, step) : undefined;
}

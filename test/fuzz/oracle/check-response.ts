import { errorCodes } from "./document.js";
import { codes, type ExpectedResponse } from "./expectation.js";
import { membersOf } from "./json-source.js";

/** What is wrong with one response object (JSON-RPC 2.0, section 5), given as JSON text; undefined if nothing is. */
export function checkResponse(source: string, expected: ExpectedResponse): string | undefined {
  const value: unknown = JSON.parse(source);
  if (!isObject(value)) return `a response that is no object: ${source.slice(0, 100)}`;
  const names = Object.keys(value).sort().join();
  if (names !== "id,jsonrpc,result" && names !== "error,id,jsonrpc") return `a response with the members ${names}`;
  if (value["jsonrpc"] !== "2.0") return `jsonrpc is ${JSON.stringify(value["jsonrpc"])}`;
  const id = membersOf(source).get("id");
  if (id !== expected.id) return `the id is ${id}, expected ${expected.id}`;
  return "result" in value ? checkResult(value["result"], expected) : checkError(value["error"], expected);
}

function checkResult(result: unknown, expected: ExpectedResponse): string | undefined {
  if (!expected.result) return `a result, expected an error of ${[...expected.codes].join()}`;
  return expected.result(result) ? undefined : `a result of ${expected.method} that the document does not allow`;
}

function checkError(error: unknown, expected: ExpectedResponse): string | undefined {
  if (!isObject(error)) return "an error that is no object";
  const { code, message, data, ...others } = error;
  if (Object.keys(others).length > 0) return `an error with the members ${Object.keys(error).join()}`;
  if (typeof code !== "number" || !errorCodes.has(code)) return `the code ${JSON.stringify(code)}`;
  if (isReset(code, message) && expected.result) return undefined;
  if (!expected.codes.has(code)) return `the error ${code} (${String(message)}), expected ${describe(expected)}`;
  if (typeof message !== "string" || message === "") return "an error without a message";
  if (!mayHaveData(data, code, expected))
    return `an error ${code} of ${expected.method} with the data ${JSON.stringify(data)}`;
  return leak.test(JSON.stringify(error)) ? `an error that says too much: ${JSON.stringify(error)}` : undefined;
}

/** Another request, of `hardhat_reset` or `evm_revert`, took the chain away under a call. */
function isReset(code: number, message: unknown): boolean {
  if (code === codes.invalidParams) return message === "block not found: the chain was reset while the call ran";
  return code === codes.internalError && typeof message === "string" && message.startsWith(chainMoved);
}

/** The beginning of the message where a result's parts are of two chains. */
export const chainMoved = "the chain was reorganised while it was read; try again";

/** Of these two only a revert carries `data`, its bytes: web3.py takes any object there for a revert. */
function mayHaveData(data: unknown, code: number, { method }: ExpectedResponse): boolean {
  if (method !== "eth_call" && method !== "eth_estimateGas") return true;
  return code === codes.executionReverted
    ? typeof data === "string" && /^0x(?:[0-9a-f]{2})*$/.test(data)
    : data === undefined;
}

/** A stack, a file, a URL of a node, an API key. */
const leak = /\\n +at |node_modules|\.[jt]s:\d|127\.0\.0\.1:|rg_(?:test|main|access)_\w{36}/;

function describe({ codes: allowed, result }: ExpectedResponse): string {
  return [...(result ? ["a result"] : []), ...allowed].join(" or ");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

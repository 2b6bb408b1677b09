import { RpcError } from "./rpc-error.js";

/** One JSON-RPC request object of the right shape. */
export interface RpcRequest {
  readonly method: string;
  readonly params: unknown;
  /** The id as JSON text, exactly as it came; undefined for a notification. */
  readonly id: string | undefined;
}

/** Why a value is no request, with the id to answer under (`null` where it has no usable one). */
export interface InvalidRequest {
  readonly error: RpcError;
  readonly id: string;
}

/** Checks the shape of one request; `idSource` gives the id's source text, so that escapes and long numbers survive. */
export function readRequest(value: unknown, idSource: () => string | undefined): RpcRequest | InvalidRequest {
  if (!isObject(value)) return invalid("a request must be an object", "null");
  const hasId = Object.hasOwn(value, "id");
  const id = hasId ? encodeId(value["id"], idSource) : undefined;
  if (hasId && id === undefined) return invalid("id must be a string, a number or null", "null");
  const problem = findProblem(value);
  if (problem) return invalid(problem, id ?? "null");
  return { method: value["method"] as string, params: value["params"] ?? [], id };
}

/** Tells the two outcomes of `readRequest` apart. */
export function isInvalid(request: RpcRequest | InvalidRequest): request is InvalidRequest {
  return "error" in request;
}

function findProblem(request: Record<string, unknown>): string | undefined {
  if (request["jsonrpc"] !== "2.0") return 'jsonrpc must be "2.0"';
  if (typeof request["method"] !== "string") return "method must be a string";
  const params = request["params"];
  if (params !== undefined && typeof params !== "object") return "params must be an array";
  return undefined;
}

function encodeId(id: unknown, idSource: () => string | undefined): string | undefined {
  if (typeof id === "string" || typeof id === "number") return idSource();
  return id === null ? "null" : undefined;
}

function invalid(detail: string, id: string): InvalidRequest {
  return { error: new RpcError("InvalidRequest", detail), id };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

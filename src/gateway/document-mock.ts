import { isInvalid } from "../rpc/request.js";
import { type OpenRpcDocument, RpcRouter } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import { type ReportFailure, translateFailure } from "../rpc/translate-failure.js";
import type { Call, Stage } from "./call.js";
import { type MockMethod, readMockMethods } from "./mock-document.js";
import { discover } from "./stages/look-up.js";

/**
 * A router of any OpenRPC document, in the mock mode of server-js: results are the document's examples, of the example with these
 * params or of the first one. Params are taken in a list and by name, and not checked.
 * @throws Error when `document` is none.
 */
export function createDocumentMock(document: unknown, reportFailure: ReportFailure): RpcRouter<Call> {
  const methods = readMockMethods(document);
  return new RpcRouter<Call>({
    // Without schemas, which mock mode does not need and which may contain themselves.
    document: { ...(document as OpenRpcDocument), methods: methods.map(printMethod), components: {} },
    methods: { mockMode: true },
    pipeline: findMethod(methods),
    adaptDiscover: () => document,
    adaptError: (error, { exchange: { requestId } }) =>
      translateFailure(error, (failure) => reportFailure(failure, { requestId, method: undefined })),
  });
}

/** Mock mode compares as many params as an example has: those with most come first, and the first one also fits every other call. */
function printMethod({ name, paramNames, examples }: MockMethod): OpenRpcDocument["methods"][number] {
  const printed = examples.map(({ params, result }) => ({
    name,
    params: params.map((value, index) => ({ name: paramNames[index] ?? String(index), value })),
    result: { name: "result", value: result },
  }));
  printed.sort((one, other) => other.params.length - one.params.length);
  const [first] = examples;
  const any = first ? [{ name: "Any params", params: [], result: { name: "result", value: first.result } }] : [];
  return { name, params: [], result: { name: "result", schema: {} }, examples: [...printed, ...any] };
}

function findMethod(methods: readonly MockMethod[]): Stage {
  const table = new Map(methods.map((method) => [method.name, method]));
  return (next) => (call) => {
    const { request } = call;
    if (isInvalid(request)) return request.error;
    const method = table.get(request.method);
    if (!method && request.method !== discover.name)
      return new RpcError("MethodNotFound", `the document has no method ${request.method.slice(0, 64)}`);
    if (method?.examples.length === 0)
      return new RpcError("CallRejected", `the document has no example of ${method.name}`);
    call.method = { ...discover, name: request.method };
    call.params = listParams(method?.paramNames ?? [], request.params);
    return next(call);
  };
}

function listParams(names: readonly string[], params: unknown): readonly unknown[] {
  if (Array.isArray(params)) return params;
  return names.map((name) => (params as Readonly<Record<string, unknown>>)[name]);
}

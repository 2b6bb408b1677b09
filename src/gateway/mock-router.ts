import { type MethodName, methods } from "../../generated/methods.js";
import { type OpenRpcDocument, RpcRouter } from "../rpc/router.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import { createAdaptError } from "./adapt-error.js";
import type { Call, Method } from "./call.js";
import { nameServer, pipe } from "./pipeline.js";
import type { ServedDocument } from "./served-document.js";
import { lookUp } from "./stages/look-up.js";
import { normaliseParams, validateParams } from "./stages/validate-params.js";

export interface MockParts {
  readonly document: ServedDocument;
  readonly reportFailure: ReportFailure;
}

/**
 * A router without a node, in the mock mode of server-js: results are the document's examples. Methods and params are checked as
 * the service checks them.
 */
export function createMockRouter({ document, reportFailure }: MockParts): RpcRouter<Call> {
  return new RpcRouter({
    document: withMockExamples(document.document),
    methods: { mockMode: true },
    pipeline: pipe(lookUp(document), validateParams),
    adaptDiscover: nameServer(document),
    adaptError: createAdaptError(reportFailure),
  });
}

/** An OpenRPC Example Pairing, in a document that has no references to examples. */
interface Example {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: unknown;
}

interface MethodExamples {
  readonly name: MethodName;
  readonly examples: readonly [Example, ...Example[]];
}

/**
 * The document with examples as mock mode compares them with calls: their params are what validateParams makes of them. A last one,
 * without params, fits every other call; mock mode would have random values there.
 */
function withMockExamples(document: OpenRpcDocument): OpenRpcDocument {
  const methods = (document.methods as unknown as readonly MethodExamples[]).map((method) => {
    const [first] = method.examples;
    const anyOther = { name: "Any other params", params: [], result: first.result };
    const examples = method.examples.map((example) => normalise(method.name, example));
    // Mock mode compares as many params as an example has.
    examples.sort((one, other) => other.params.length - one.params.length);
    return { ...method, examples: [...examples, anyOther] };
  });
  return { ...document, methods: methods as unknown as OpenRpcDocument["methods"] };
}

function normalise(methodName: MethodName, example: Example): Example {
  const method: Method = methods[methodName];
  const given = example.params.map(({ value }) => value);
  const params = normaliseParams(method, given).map((value, index) => ({
    name: method.params[index]?.name ?? "",
    value,
  }));
  return { ...example, params };
}

import { createRequire } from "node:module";
import { startTestService, type TestService } from "./start-test-service.js";

/** A call of the tool, and what it makes of the response. */
interface ToolCall {
  readonly methodName: string;
  readonly params: unknown[];
  readonly error?: { readonly code: number; readonly message: string };
  readonly reason?: string;
  valid?: boolean;
}

interface ToolRule {
  getTitle(): string;
  getCalls(document: object, method: object): ToolCall[];
  validateCall(call: ToolCall): ToolCall;
}

interface Method {
  readonly name: string;
  readonly errors: readonly { readonly code: number }[];
  readonly examples?: unknown;
}

// Required, not imported: their types lead to packages that are not installed, and to sources that don't pass our compiler's settings.
const { parseOpenRPCDocument } = require("@open-rpc/schema-utils-js") as {
  parseOpenRPCDocument: (document: unknown) => Promise<{ methods: Method[] }>;
};
const coverage = require("@open-rpc/test-coverage/build/coverage.js") as {
  default: (options: object) => Promise<ToolCall[]>;
};
const { default: ExamplesRule } = require("@open-rpc/test-coverage/build/rules/examples-rule.js") as RuleModule;
const { default: FakerRule } = require("@open-rpc/test-coverage/build/rules/json-schema-faker-rule.js") as RuleModule;

interface RuleModule {
  default: new (options?: object) => ToolRule;
}

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

/** The document as the service hands it out, without references, as the tool wants it. */
async function discover() {
  const { result } = await test.rpc("testnet", "rpc.discover");
  const document = await parseOpenRPCDocument(result);
  return { ...document, servers: [{ url: test.urls.testnet }] };
}

/** A rule of the tool that also takes an error for right when the method declares it. */
function withDeclaredErrors(rule: ToolRule, methods: readonly Method[]): ToolRule {
  const codes = new Map(methods.map(({ name, errors }) => [name, errors.map(({ code }) => code)]));
  return {
    getTitle: () => rule.getTitle(),
    getCalls: (document, method) => rule.getCalls(document, method),
    validateCall(call) {
      if (!call.error) return rule.validateCall(call);
      call.valid = codes.get(call.methodName)?.includes(call.error.code) ?? false;
      return call;
    },
  };
}

/** Runs the tool; the calls that it finds wrong, and how many there were. */
async function runTool(document: { methods: readonly Method[] }, rule: ToolRule) {
  const calls = await coverage.default({
    openrpcDocument: document,
    skip: [],
    only: [],
    reporters: [],
    rules: [withDeclaredErrors(rule, document.methods)],
    transport: async (_url: string, method: string, params: unknown[]) => test.rpc("testnet", method, params),
  });
  const wrong = calls.filter(({ valid }) => valid !== true);
  return {
    count: calls.length,
    wrong: wrong.map(({ methodName, params, error, reason }) => ({ methodName, params, error, reason })),
  };
}

describe("@open-rpc/test-coverage", () => {
  it("finds every example's call answered by a result of the schema or a declared error", async () => {
    const document = await discover();

    const { count, wrong } = await runTool(document, new ExamplesRule());

    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(document.methods.length);
  });

  it("finds every call that it makes up answered by a result of the schema or a declared error", async () => {
    const document = await discover();
    // Only for methods without examples does the tool make calls up.
    const methods = document.methods.map((method) => ({ ...method, examples: undefined }));
    const faker = createRequire(require.resolve("@open-rpc/test-coverage/build/coverage.js"))("json-schema-faker") as {
      option: (options: object) => void;
    };
    faker.option({ random: createRandom(7) });

    const { count, wrong } = await runTool({ ...document, methods }, new FakerRule({ numCalls: 10 }));

    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(150);
  });
});

/** The same numbers from 0 to 1 each time (Park and Miller's generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

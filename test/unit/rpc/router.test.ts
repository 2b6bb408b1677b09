import { cancelStream, collectBytes, JsonStream } from "../../../src/rpc/raw-json.js";
import { type Method, RpcRouter } from "../../../src/rpc/router.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";

type Failure = readonly [error: unknown, method: string];

/** A router of one method, "m", and what it reported. */
function routerOf(method: Method<string>): { router: RpcRouter<string>; reported: Failure[] } {
  const reported: Failure[] = [];
  const report = (error: unknown, name?: string): string => {
    reported.push([error, name ?? ""]);
    return `request-${reported.length}`;
  };
  const router = new RpcRouter({
    methods: new Map([["m", method]]),
    reportFailure: report,
    describeAbsent: (name) => (name === "n" ? "use m" : undefined),
    adaptError: (error, name) => (error.errorName === "CallRejected" ? new RpcError("CallRejected", name) : error),
    admit: (next) => next,
  });
  return { router, reported };
}

const throwing = (error: unknown) =>
  routerOf(() => {
    throw error;
  });

const streaming = (source: () => AsyncGenerator<Uint8Array>) => routerOf(() => new JsonStream(source()));
const streamOf = async (router: RpcRouter<string>) => ((await router.call("m", [])) as { result: JsonStream }).result;

describe("RpcRouter", () => {
  it("gives a method its params and its caller's context, and takes values and promises alike", async () => {
    const { router } = routerOf((params, context) => [...params, context]);
    expect(await router.call("m", [1], "me")).toEqual({ result: [1, "me"] });
    expect(await routerOf(async () => "later").router.call("m", [])).toEqual({ result: "later" });
  });

  it.each(["constructor", "toString", "__proto__", "hasOwnProperty", "", "M", "m ", "rpc.discover"])(
    "does not take %j for a method",
    async (name) => {
      const { router, reported } = routerOf(() => 1);
      expect(router.isMethodImplemented(name)).toBe(false);
      expect(await router.call(name, [])).toMatchObject({
        error: { code: -32601, message: `the method ${name} does not exist` },
      });
      expect(reported).toEqual([]);
    },
  );

  it("says what to do in the place of a method that does not exist, where something is known", async () => {
    expect(await routerOf(() => 1).router.call("n", [])).toMatchObject({
      error: { code: -32601, message: "the method n does not exist: use m" },
    });
  });

  it("adapts an error to the method that it is of", async () => {
    const { router } = throwing(new RpcError("CallRejected", "out of gas"));
    expect(await router.call("m", [])).toMatchObject({ error: { code: -32000, message: "m" } });
  });

  it("shortens what is no name at all", async () => {
    const { error } = (await routerOf(() => 1).router.call("x".repeat(10_000), [])) as { error: RpcError };
    expect(error.message).toBe(`the method ${"x".repeat(64)}… does not exist`);
  });

  it.each([[{}], ["x"], [undefined], [null], [5]])("refuses params that are %j", async (params) => {
    const { router } = routerOf(() => 1);
    expect(await router.call("m", params)).toMatchObject({
      error: { code: -32602, message: "params must be an array" },
    });
  });

  it("hands on an error of the document as it is, reporting nothing", async () => {
    const error = new RpcError("InvalidParams", "no", { data: { param: "x" } });
    const { router, reported } = throwing(error);
    expect(await router.call("m", [])).toEqual({ error });
    expect(reported).toEqual([]);
  });

  it.each([
    ["an Error", new TypeError("/srv/secret.ts: cannot read")],
    ["a string", "boom"],
    ["nothing", undefined],
    ["an object with a code", { code: 1, message: "x" }],
  ])("makes %s an InternalError with a request id; the cause goes to the log alone", async (_name, thrown) => {
    const { router, reported } = throwing(thrown);
    const { error } = (await router.call("m", [])) as { error: RpcError };
    expect(error).toMatchObject({
      code: -32603,
      message: "Internal error",
      data: { reason: "internal", requestId: "request-1" },
    });
    expect(error.cause).toBeUndefined();
    expect(reported).toEqual([[thrown, "m"]]);
  });

  it("keeps an InternalError's reason and words, and gives it a request id", async () => {
    const thrown = new RpcError("InternalError", "the blockchain node gave no answer", {
      data: { reason: "node_unavailable" },
      cause: new Error("ECONNREFUSED 10.0.0.1"),
    });
    const { router, reported } = throwing(thrown);
    expect(await router.call("m", [])).toMatchObject({
      error: {
        message: "the blockchain node gave no answer",
        data: { reason: "node_unavailable", requestId: "request-1" },
      },
    });
    expect(reported).toEqual([[thrown, "m"]]);
  });

  describe("a streamed result", () => {
    it("comes through whole", async () => {
      const { router } = streaming(async function* () {
        yield Buffer.from("[1,");
        yield Buffer.from("2]");
      });
      expect(Buffer.from(await collectBytes(await streamOf(router))).toString()).toBe("[1,2]");
    });

    it("that fails half-way fails as a call does", async () => {
      const cause = new Error("connection lost");
      const { router, reported } = streaming(async function* () {
        yield Buffer.from("[1,");
        throw cause;
      });
      await expect(collectBytes(await streamOf(router))).rejects.toMatchObject({
        code: -32603,
        data: { reason: "internal", requestId: "request-1" },
      });
      expect(reported).toEqual([[cause, "m"]]);
    });

    it("ends its source when nobody reads on", async () => {
      let isEnded = false;
      const { router } = streaming(async function* () {
        try {
          for (;;) yield Buffer.from("x");
        } finally {
          isEnded = true;
        }
      });
      await cancelStream(await streamOf(router));
      expect(isEnded).toBe(true);
    });
  });
});

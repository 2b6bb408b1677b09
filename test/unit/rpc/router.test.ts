import { ServerTransport } from "@open-rpc/server-js/build/transports/server-transport.js";
import { cancelStream, collectBytes, JsonStream } from "../../../src/json/raw-json.js";
import type { Outcome } from "../../../src/rpc/envelope.js";
import { type OpenRpcDocument, RpcRouter } from "../../../src/rpc/router.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";

const document: OpenRpcDocument = { openrpc: "1.3.2", info: { title: "t", version: "1.0.0" }, methods: [] };

interface TestCall {
  readonly methodName: string;
  readonly params: readonly unknown[];
  readonly caller: string;
}

const callOf = (methodName: string, params: readonly unknown[] = []): TestCall => ({
  methodName,
  params,
  caller: "me",
});

/** A router of one method, "m", behind a stage that notes what passes it. */
function routerOf(method: (this: TestCall, ...params: unknown[]) => unknown) {
  const passed: string[] = [];
  const router = new RpcRouter<TestCall>({
    document,
    methods: { m: method as () => Promise<unknown> },
    pipeline: (callMethod) => (call) => {
      passed.push(call.methodName);
      if (call.methodName === "absent") throw new RpcError("MethodNotFound");
      return callMethod(call);
    },
    adaptError: (error, { methodName }) => new RpcError("InternalError", `${methodName}: ${(error as Error).message}`),
  });
  return { router, passed };
}

const resultOf = async (outcome: Promise<Outcome>) => ((await outcome) as { result: unknown }).result;
const streaming = (source: () => AsyncGenerator<Uint8Array>) => {
  const { router } = routerOf(() => new JsonStream(source()));
  return resultOf(router.call("m", [callOf("m")])) as Promise<JsonStream>;
};

describe("RpcRouter", () => {
  it("calls a method with its params, and with its call as `this`, and takes values and promises alike", async () => {
    const { router } = routerOf(function (...params) {
      return [...params, this.caller];
    });
    expect(await router.call("m", [callOf("m", [1])])).toEqual({ result: [1, "me"] });
    const later = routerOf(async () => "later");
    expect(await later.router.call("m", [callOf("m")])).toEqual({ result: "later" });
  });

  it("has the stock rpc.discover, which gives the document", async () => {
    const { router } = routerOf(() => 1);
    expect(await resultOf(router.call("rpc.discover", [callOf("rpc.discover")]))).toBe(document);
  });

  it("gets every request of a stock transport, those of methods that don't exist too", async () => {
    class Transport extends ServerTransport {
      send(call: TestCall) {
        return this.routerHandler({ jsonrpc: "2.0", method: call.methodName, params: [call] });
      }
    }
    const { router, passed } = routerOf(() => 1);
    const transport = new Transport();
    transport.addRouter(router);
    expect(await transport.send(callOf("m"))).toMatchObject({ result: 1 });
    expect(await transport.send(callOf("absent"))).toMatchObject({ error: { code: -32603 } });
    expect(passed).toEqual(["m", "absent"]);
  });

  it("makes an error of whatever is thrown, at once or later", async () => {
    const failure = new TypeError("cannot read");
    for (const method of [
      () => {
        throw failure;
      },
      async () => Promise.reject(failure),
    ])
      expect(await routerOf(method).router.call("m", [callOf("m")])).toMatchObject({
        error: { code: -32603, message: "m: cannot read" },
      });
  });

  describe("a streamed result", () => {
    it("comes through whole", async () => {
      const stream = await streaming(async function* () {
        yield Buffer.from("[1,");
        yield Buffer.from("2]");
      });
      expect(Buffer.from(await collectBytes(stream)).toString()).toBe("[1,2]");
    });

    it("that fails half-way fails as a call does", async () => {
      const stream = await streaming(async function* () {
        yield Buffer.from("[1,");
        throw new Error("connection lost");
      });
      await expect(collectBytes(stream)).rejects.toMatchObject({ code: -32603, message: "m: connection lost" });
    });

    it("ends its source when nobody reads on", async () => {
      let isEnded = false;
      const stream = await streaming(async function* () {
        try {
          for (;;) yield Buffer.from("x");
        } finally {
          isEnded = true;
        }
      });
      await cancelStream(stream);
      expect(isEnded).toBe(true);
    });
  });
});

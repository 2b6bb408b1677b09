import { Router } from "@open-rpc/server-js/build/router.js";
import { ServerTransport } from "@open-rpc/server-js/build/transports/server-transport.js";

/*
 * What the stock router does wrong: the reasons of src/rpc/README.md for each part that is overridden. When one of these tests fails
 * after an update of @open-rpc/server-js, that part may no longer be needed.
 */

const document = {
  openrpc: "1.3.2",
  info: { title: "t", version: "1.0.0" },
  methods: [{ name: "echo", params: [{ name: "text", required: true, schema: { type: "string" } }] }],
} as unknown as ConstructorParameters<typeof Router>[0];

class Transport extends ServerTransport {
  send(request: object) {
    return this.routerHandler({ jsonrpc: "2.0", ...request } as Parameters<ServerTransport["routerHandler"]>[0]);
  }
}

function stockOf(echo: (text: string) => unknown = (text) => text) {
  const router = new Router(document, { echo: echo as () => Promise<unknown> });
  const transport = new Transport();
  transport.addRouter(router);
  return { router, transport };
}

describe("isMethodImplemented", () => {
  it("takes what every object has for a method", () => {
    expect(stockOf().router.isMethodImplemented("constructor")).toBe(true);
  });

  it("keeps a name that is none from the router, and gives it back however long it is", async () => {
    const { router, transport } = stockOf();
    const call = jest.spyOn(router, "call");
    const { error } = await transport.send({ method: "x".repeat(10_000), params: [] });
    expect(call).not.toHaveBeenCalled();
    expect(String(error?.data).length).toBeGreaterThan(10_000);
  });
});

describe("call", () => {
  it("rejects where params are missing, which ends a process that does not expect it", async () => {
    await expect(stockOf().transport.send({ method: "echo" })).rejects.toThrow(TypeError);
  });

  it("takes more params than the method has", async () => {
    expect(await stockOf().router.call("echo", ["a", "b"])).toEqual({ result: "a" });
  });

  it("has a code of its own for what is unexpected, and tells nobody what it was", async () => {
    const { router } = stockOf(() => {
      throw new Error("the database is away");
    });
    expect(await router.call("echo", ["a"])).toEqual({ error: { code: 6969, message: "unknown error" } });
  });

  it("leaves a method without its caller", async () => {
    const echo = jest.fn();
    await stockOf(echo).router.call("echo", ["a"]);
    expect(echo.mock.calls).toEqual([["a"]]);
  });
});

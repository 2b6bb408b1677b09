import { type MethodName, methods } from "../../../generated/methods.js";
import { networks } from "../../../src/config/networks.js";
import { createGateway } from "../../../src/gateway/gateway.js";
import type { Node } from "../../../src/node/node.js";
import type { RpcError } from "../../../src/rpc/rpc-error.js";
import { callContextOf } from "../../fakes/call-context.js";

const caller = { userId: "u", keyId: "k", network: "testnet" as const };

/** A gateway before a node that answers everything with one result, and what the node was asked. */
function gatewayBefore(result: string, { random = 1 }: { random?: number } = {}) {
  const asked: [MethodName, readonly unknown[]][] = [];
  const drifts: unknown[] = [];
  const node: Node = {
    call: async (method, params) => {
      asked.push([method, params]);
      return Buffer.from(result);
    },
    check: async () => undefined,
    close: async () => undefined,
  };
  const limits = {
    countRequest: () => undefined,
    rate: undefined,
    quota: { take: () => ({ isRefused: false as const, refund: () => undefined }) },
  };
  const gateway = createGateway({
    limits,
    contexts: {
      testnet: { node, network: networks.testnet, logBounds: { blocksPerCall: 5_000, maxBytes: 1_000_000 } },
    },
    documents: { testnet: Buffer.from('{"openrpc":"1.3.2"}') },
    reportFailure: () => "request-id",
    resultChecks: { ratio: 0.5, random: () => random, reportDrift: (drift) => drifts.push(drift) },
  });
  const call = (method: string, params: unknown) => gateway.call(method, params, callContextOf(caller));
  return { gateway, call, asked, drifts };
}

describe("the gateway", () => {
  it("has the document's methods and rpc.discover, and no other", () => {
    const { gateway } = gatewayBefore('"0x1"');
    for (const method of [...Object.keys(methods), "rpc.discover"])
      expect(gateway.isMethodImplemented(method)).toBe(true);
    for (const method of ["constructor", "__proto__", "toString", "", "rpc.", "eth_subscribe"])
      expect(gateway.isMethodImplemented(method)).toBe(false);
  });

  it("hands params to the handler in their normal form, defaults filled in", async () => {
    const { call, asked } = gatewayBefore('"0x1"');
    expect(await call("eth_getBalance", [`0x${"A".repeat(40)}`])).toEqual({ result: Buffer.from('"0x1"') });
    expect(asked).toEqual([["eth_getBalance", [`0x${"a".repeat(40)}`, "latest"]]]);
  });

  it("does not ask the node about wrong params", async () => {
    const { call, asked } = gatewayBefore('"0x1"');
    expect(await call("eth_getBalance", [])).toMatchObject({ error: { code: -32602 } });
    expect(asked).toEqual([]);
  });

  it.each([
    [
      "eth_feeHistory",
      "Rootstock has no EIP-1559: send a legacy transaction with a gasPrice, as eth_gasPrice suggests",
    ],
    ["debug_traceTransaction", "this service has no tracing: use your own Rootstock node"],
  ])("says what to do in the place of %s", async (method, instead) => {
    const { call, asked } = gatewayBefore("null");
    expect(await call(method, [])).toMatchObject({
      error: { code: -32601, message: `the method ${method} does not exist: ${instead}` },
    });
    expect(asked).toEqual([]);
  });

  it.each(["eth_callMany", "debug", "_", "*", "toString", "constructor_"])(
    "knows nothing to do in the place of %s",
    async (method) => {
      const { call } = gatewayBefore("null");
      expect(await call(method, [])).toMatchObject({
        error: { code: -32601, message: `the method ${method} does not exist` },
      });
    },
  );

  it("has data in a method's errors, but for those that libraries would take for a revert", async () => {
    const { call } = gatewayBefore("not JSON");
    expect(await call("eth_getBalance", [])).toMatchObject({ error: { data: { param: "address" } } });
    expect(await call("eth_call", [])).toMatchObject({ error: { code: -32602, data: undefined } });
    expect(await call("eth_estimateGas", [{ to: `0x${"a".repeat(40)}` }])).toMatchObject({
      error: { code: -32603, message: expect.stringMatching(/ \(request id request-id\)$/), data: undefined },
    });
  });

  it("gives out the document of the caller's network", async () => {
    const { call } = gatewayBefore("null");
    expect(await call("rpc.discover", [])).toEqual({ result: Buffer.from('{"openrpc":"1.3.2"}') });
    expect(await call("rpc.discover", [{}])).toMatchObject({ error: { code: -32602 } });
  });

  it("does not serve a caller of a network that is not there", async () => {
    const { gateway } = gatewayBefore('"0x1"');
    const outcome = await gateway.call("eth_gasPrice", [], callContextOf({ ...caller, network: "mainnet" }));
    expect((outcome as { error: RpcError }).error.code).toBe(-32021);
  });

  it("reports a result that is not what the document says, and answers it all the same", async () => {
    const { call, drifts } = gatewayBefore('{"gas":1}', { random: 0.4 });
    expect(await call("eth_gasPrice", [])).toEqual({ result: Buffer.from('{"gas":1}') });
    expect(drifts).toEqual([{ method: "eth_gasPrice", at: "", problem: "must be string" }]);
  });

  it("looks only at the sampled part of all results", async () => {
    const { call, drifts } = gatewayBefore('{"gas":1}', { random: 0.5 });
    await call("eth_gasPrice", []);
    expect(drifts).toEqual([]);
  });
});

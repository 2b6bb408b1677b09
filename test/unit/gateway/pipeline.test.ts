import { type MethodName, methods } from "../../../generated/methods.js";
import { type Part, parts } from "../../../generated/parts.js";
import type { NetworkName } from "../../../src/config/network-table.js";
import { networks } from "../../../src/config/networks.js";
import { createRouter } from "../../../src/gateway/pipeline.js";
import { ServedDocument } from "../../../src/gateway/served-document.js";
import type { Node } from "../../../src/node/node.js";
import { callOf } from "../../fakes/call-of.js";

const caller = { userId: "u", keyId: "k", network: "testnet" as const };

interface RouterOptions {
  readonly random?: number;
  readonly served?: readonly Part[];
  readonly controlled?: readonly NetworkName[];
}

/** A router before a node that has one result for everything, and what the node was asked. */
function routerBefore(result: string, { random = 1, served = parts, controlled = [] }: RouterOptions = {}) {
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
    rates: undefined,
    quota: { take: () => ({ isRefused: false as const, refund: () => undefined }) },
  };
  const router = createRouter({
    limits,
    contexts: {
      testnet: {
        node,
        network: networks.testnet,
        logBounds: { blocksPerCall: 5_000, maxBytes: 1_000_000 },
        filterStore: undefined as never,
      },
    },
    document: new ServedDocument({ testnet: { name: "Testnet", url: "http://testnet.example/" } }, served, controlled),
    reportFailure: () => "request-id",
    resultChecks: { ratio: 0.5, random: () => random, reportDrift: (drift) => drifts.push(drift) },
  });
  const call = (method: string, params: unknown, network: NetworkName = "testnet") =>
    router.call(method, [callOf({ method, params, id: "1", bytes: 0 }, { ...caller, network })]);
  return { router, call, asked, drifts };
}

describe("the pipeline", () => {
  it.each(["constructor", "__proto__", "toString", "hasOwnProperty", "", "rpc.", "eth_gasprice", "eth_gasPrice "])(
    "does not take %j for a method",
    async (method) => {
      const { call, asked } = routerBefore('"0x1"');
      expect(await call(method, [])).toMatchObject({
        error: { code: -32601, message: `the method ${method} does not exist` },
      });
      expect(asked).toEqual([]);
    },
  );

  it("serves the methods of the chosen parts only, and says so, and describes no others", async () => {
    const { call, asked } = routerBefore('"0x3e"', { served: ["core"] });

    expect(await call("eth_protocolVersion", [])).toEqual({ result: Buffer.from('"0x3e"') });
    expect(await call("rsk_protocolVersion", [])).toMatchObject({
      error: {
        code: -32601,
        message: "the method rsk_protocolVersion is switched off: METHODS of this service does not include rootstock",
      },
    });
    expect(asked).toEqual([["eth_protocolVersion", []]]);
    const { result } = (await call("rpc.discover", [])) as { result: Buffer };
    const described = JSON.parse(result.toString()).methods as { name: MethodName }[];
    expect(described).toHaveLength(26);
    expect(described.every(({ name }) => methods[name].policy.part === "core")).toBe(true);
  });

  describe("development methods", () => {
    const given = ["0x2f318c334780961fb129d2a6c30d0763d9a5c970", "0x1"];

    it("are there where callers may control the chain, also under Anvil's names", async () => {
      const { call, asked } = routerBefore("true", { controlled: ["testnet"] });

      expect(await call("anvil_setBalance", given)).toEqual({ result: Buffer.from("true") });
      expect(await call("hardhat_setBalance", given)).toEqual({ result: Buffer.from("true") });
      expect(asked).toEqual([1, 2].map(() => ["hardhat_setBalance", given]));
      const { result } = (await call("rpc.discover", [])) as { result: Buffer };
      expect(JSON.parse(result.toString()).methods).toHaveLength(Object.keys(methods).length);
    });

    it("are named for one that the devchain doesn't have", async () => {
      const { call } = routerBefore("true", { controlled: ["testnet"] });
      const { error } = (await call("anvil_setRpcUrl", [])) as { error: Error };

      expect(error.message).toMatch(
        /^the method anvil_setRpcUrl does not exist: of these, the devchain has anvil_mine, /,
      );
    });

    it.each([
      ["evm_mine", /for development chains: start one with rootgate devchain$/],
      ["anvil_setBalance", /for development chains: start one with rootgate devchain$/],
      ["eth_sendTransaction", /this service holds no private keys: /],
    ])("do not reach any other node: %s", async (method, message) => {
      const { call, asked } = routerBefore("true");

      expect(await call(method, given)).toMatchObject({
        error: { code: -32601, message: expect.stringMatching(message) },
      });
      expect(asked).toEqual([]);
    });
  });

  it("shortens what is no name at all", async () => {
    expect(await routerBefore("null").call("x".repeat(10_000), [])).toMatchObject({
      error: { message: `the method ${"x".repeat(64)}… does not exist` },
    });
  });

  it.each([[{}], ["x"], [null], [5]])("refuses params that are %j", async (params) => {
    expect(await routerBefore("null").call("eth_gasPrice", params)).toMatchObject({
      error: { code: -32602, message: "params must be an array" },
    });
  });

  it("hands params to the handler in their normal form, defaults filled in", async () => {
    const { call, asked } = routerBefore('"0x1"');
    expect(await call("eth_getBalance", [`0x${"A".repeat(40)}`])).toEqual({ result: Buffer.from('"0x1"') });
    expect(asked).toEqual([["eth_getBalance", [`0x${"a".repeat(40)}`, "latest"]]]);
  });

  it("does not ask the node about wrong params", async () => {
    const { call, asked } = routerBefore('"0x1"');
    expect(await call("eth_getBalance", [])).toMatchObject({ error: { code: -32602 } });
    expect(asked).toEqual([]);
  });

  it.each([
    [
      "eth_maxPriorityFeePerGas",
      "Rootstock has no EIP-1559: send a legacy transaction with a gasPrice, as eth_gasPrice suggests",
    ],
    [
      "debug_traceCall",
      "Rootstock nodes trace only what is mined: debug_traceTransaction, debug_traceBlockByNumber, debug_traceBlockByHash",
    ],
  ])("says what to do in the place of %s", async (method, instead) => {
    const { call, asked } = routerBefore("null");
    expect(await call(method, [])).toMatchObject({
      error: { code: -32601, message: `the method ${method} does not exist: ${instead}` },
    });
    expect(asked).toEqual([]);
  });

  it.each(["eth_unheardOf", "debug", "_", "*", "toString", "constructor_"])(
    "knows nothing to do in the place of %s",
    async (method) => {
      const { call } = routerBefore("null");
      expect(await call(method, [])).toMatchObject({
        error: { code: -32601, message: `the method ${method} does not exist` },
      });
    },
  );

  it("has data in a method's errors, but for those that libraries would take for a revert", async () => {
    const { call } = routerBefore("not JSON");
    expect(await call("eth_getBalance", [])).toMatchObject({ error: { data: { param: "address" } } });
    expect(await call("eth_call", [])).toMatchObject({ error: { code: -32602, data: undefined } });
    expect(await call("eth_estimateGas", [{ to: `0x${"a".repeat(40)}` }])).toMatchObject({
      error: { code: -32603, message: expect.stringMatching(/ \(request id request-id\)$/), data: undefined },
    });
  });

  it("gives out the document with the caller's network as its only server", async () => {
    const { call } = routerBefore("null");
    const outcome = (await call("rpc.discover", [])) as { result: Buffer };
    const { servers, methods: described } = JSON.parse(outcome.result.toString());
    expect(servers).toEqual([{ name: "Testnet", url: "http://testnet.example/" }]);
    const ofNodes = Object.values(methods).filter(({ policy }) => policy.part !== "development");
    expect(described).toHaveLength(ofNodes.length);
    expect(((await call("rpc.discover", [])) as typeof outcome).result).toBe(outcome.result);
    expect(await call("rpc.discover", [{}])).toMatchObject({ error: { code: -32602 } });
  });

  it.each(["eth_gasPrice", "rpc.discover"])(
    "does not serve %s to a caller of a network that is not there",
    async (method) => {
      const { call } = routerBefore('"0x1"');
      expect(await call(method, [], "mainnet")).toMatchObject({ error: { code: -32021 } });
    },
  );

  it("reports a result that is not what the document says, and answers it all the same", async () => {
    const { call, drifts } = routerBefore('{"gas":1}', { random: 0.4 });
    expect(await call("eth_gasPrice", [])).toEqual({ result: Buffer.from('{"gas":1}') });
    expect(drifts).toEqual([{ method: "eth_gasPrice", at: "", problem: "must be string" }]);
  });

  it("looks only at the sampled part of all results", async () => {
    const { call, drifts } = routerBefore('{"gas":1}', { random: 0.5 });
    await call("eth_gasPrice", []);
    expect(drifts).toEqual([]);
  });
});

import type { Node } from "../../../../src/node/node.js";
import { nodeUnavailable } from "../../../../src/node/upstream/node-unavailable.js";
import { withChainCheck } from "../../../../src/node/upstream/with-chain-check.js";

const signal = new AbortController().signal;
const unavailable = { code: -32603, data: { reason: "node_unavailable" } };

let checks: number;
let isRight: boolean;
let isAway: boolean;
let time: number;
let warnings: unknown[];
let guarded: Node;

beforeEach(() => {
  [checks, isRight, isAway, time, warnings] = [0, true, false, 0, []];
  const node: Node = {
    call: async () => {
      if (isAway) throw nodeUnavailable("away");
      return Buffer.from('"0x1"');
    },
    check: async () => {
      checks++;
      if (!isRight) throw new Error("wrong chain");
    },
    close: async () => undefined,
  };
  const log = { info: () => undefined, warn: (details: unknown) => void warnings.push(details) };
  guarded = withChainCheck(node, { recheckMs: 1_000 }, { now: () => time, log });
});

it("checks once before the first calls", async () => {
  await Promise.all([call(), call(), call()]);
  await call();

  expect(checks).toBe(1);
});

it("refuses every call while the chain is wrong, and says so in the log once", async () => {
  isRight = false;

  await expect(call()).rejects.toMatchObject({ ...unavailable, cause: { message: "wrong chain" } });
  await expect(call()).rejects.toMatchObject(unavailable);
  expect(warnings).toHaveLength(1);

  isRight = true;
  await expect(call()).resolves.toBeDefined();
});

it("takes out a node whose chain is seen to be wrong later", async () => {
  await call();
  isRight = false;

  time = 999;
  await expect(call()).resolves.toBeDefined();
  expect(checks).toBe(1);

  time = 1_000;
  await expect(call()).resolves.toBeDefined();
  await expect(call()).rejects.toMatchObject(unavailable);
});

it("checks again after the node was away", async () => {
  await call();
  isAway = true;
  await expect(call()).rejects.toMatchObject(unavailable);
  [isAway, isRight] = [false, false];

  await expect(call()).rejects.toMatchObject({ cause: { message: "wrong chain" } });
});

it("lets a caller go who gives up during the check", async () => {
  const stuck = withChainCheck({
    call: () => new Promise(() => undefined),
    check: () => new Promise(() => undefined),
    close: async () => undefined,
  });
  const caller = new AbortController();
  const answer = stuck.call("eth_blockNumber", [], caller.signal);
  const reason = new Error("the caller is gone");

  caller.abort(reason);

  await expect(answer).rejects.toBe(reason);
});

function call(): Promise<unknown> {
  return guarded.call("eth_blockNumber", [], signal);
}

import type { MethodName } from "../../generated/methods.js";
import { networks } from "../../src/config/networks.js";
import type { HandlerContext } from "../../src/methods/handler.js";
import type { Node } from "../../src/node/node.js";

/** What a fake node answers to each method; a thrown error is its refusal. */
export type NodeAnswers = Partial<Record<MethodName, (...params: never[]) => unknown>>;

export interface AnsweringNode extends Node {
  /** The calls it got, in order. */
  readonly calls: readonly (readonly [MethodName, readonly unknown[]])[];
  /** How often it was asked for a method. */
  readonly count: (method: MethodName) => number;
}

/** A node that answers by functions of the params. */
export function nodeAnswering(answers: NodeAnswers): AnsweringNode {
  const calls: [MethodName, readonly unknown[]][] = [];
  return {
    calls,
    count: (wanted) => calls.filter(([method]) => method === wanted).length,
    async call(method, params, signal) {
      signal.throwIfAborted();
      calls.push([method, params]);
      const answer = answers[method];
      if (!answer) throw new Error(`the test's node is not asked for ${method}`);
      return Buffer.from(JSON.stringify(answer(...(params as never[]))));
    },
    check: async () => {},
    close: async () => {},
  };
}

/** For handlers that have nothing to do with filters. */
const noFilters = undefined as unknown as HandlerContext["filters"];

/** What a handler gets to see of `node`, on the test network. */
export function contextOf(node: Node, signal = new AbortController().signal): HandlerContext {
  const logBounds = { blocksPerCall: 5_000, maxBytes: 1_000_000 };
  const common = { node, network: networks.testnet, logBounds, estimates: "specified", signal } as const;
  return { ...common, filters: noFilters, modules: [], hold: () => undefined };
}

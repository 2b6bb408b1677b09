import type { Shape } from "../../../generated/methods.js";
import { readJson } from "../../json/raw-json.js";
import type { OpenedNetwork } from "../../methods/handler.js";
import type { Call, Stage } from "../call.js";
import type { Contexts } from "../pipeline.js";

/**
 * For API keys that use Ethereum's block tags: in params, `safe` and `finalized` become the heights of the blocks that they stand for,
 * as many blocks below the latest one as the network's table says.
 */
export function resolveBlockTags(contexts: Contexts): Stage {
  return (next) => (call) => {
    if (call.caller.blockTags !== "ethereum" || !hasTag(call.params)) return next(call);
    const served = contexts[call.caller.network];
    return served ? resolveThen(next, call, served) : next(call);
  };
}

async function resolveThen(next: (call: Call) => unknown, call: Call, { node, network }: OpenedNetwork) {
  const head = Number(await readJson(await node.call("eth_blockNumber", [], call.signal)));
  const toHeight = (tag: string): string => {
    const depth = network.tagDepths[tag as keyof typeof network.tagDepths];
    return `0x${Math.max(head - depth, 0).toString(16)}`;
  };
  call.params = call.params.map((value, index) => {
    const shape = call.method.params[index]?.shape;
    return shape ? replaceTags(shape, value, toHeight) : value;
  });
  return next(call);
}

/** A quick look: params are small, and most have no tag at all. */
function hasTag(params: readonly unknown[]): boolean {
  return params.some((value) => isTag(value) || (isObject(value) && Object.values(value).some(isTag)));
}

/** Replaces tags where a block is expected, also in members of an object. */
function replaceTags(shape: Shape, value: unknown, toHeight: (tag: string) => string): unknown {
  if (isTag(value)) return takesBlock(shape) ? toHeight(value) : value;
  if (shape.kind === "block" && isObject(value) && isTag(value["blockNumber"]))
    return { ...value, blockNumber: toHeight(value["blockNumber"]) };
  if (shape.kind !== "object" || !isObject(value)) return value;
  const replaced = Object.entries(value).map(([name, member]) => {
    const inner = Object.hasOwn(shape.members, name) ? shape.members[name] : undefined;
    return [name, inner && isTag(member) && takesBlock(inner) ? toHeight(member) : member];
  });
  return Object.fromEntries(replaced);
}

function takesBlock(shape: Shape): boolean {
  return shape.kind === "block" || (shape.kind === "any-of" && shape.options.some(({ kind }) => kind === "tag"));
}

function isTag(value: unknown): value is "safe" | "finalized" {
  return value === "safe" || value === "finalized";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

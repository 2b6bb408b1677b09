import { limits } from "../../generated/limits.js";
import { createBlockReader } from "../events/block-reader.js";
import { UnknownBranchError } from "../events/changes-since.js";
import type { RawJson } from "../json/raw-json.js";
import { asNodeUnavailable } from "../node/node-unavailable.js";
import type { Node } from "../node/node.js";
import { RpcError } from "../rpc/rpc-error.js";
import { filterNotFound } from "./filters/caller-filters.js";
import { readChanges } from "./filters/read-changes.js";
import { readHead } from "./filters/read-head.js";
import type { FilterContent, StoredFilter } from "./filters/stored-filter.js";
import type { Handler, HandlerContext } from "./handler.js";
import { bufferThenStream } from "./logs/buffer-then-stream.js";

/** How often a poll begins again because other polls of the filter were faster. */
const maxAttempts = 8;
const retryAfterMs = 1_000;

/** What is new since the last poll of a filter. */
export const eth_getFilterChanges: Handler<"eth_getFilterChanges"> = async ([id], context) => {
  const { filters, signal } = context;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const filter = await filters.find(id);
    const { events, state } = await readNew(filter, context);
    if (state === filter.state) {
      await filters.touch(filter);
      return [];
    }
    // What a caller that is gone, or out of time, would have got remains for the next poll.
    signal.throwIfAborted();
    // Only the poll that records its events reports them.
    if (await filters.move(filter, state)) return toJson(events);
  }
  throw new RpcError("RateLimited", "other polls of this filter are running", { data: { retryAfterMs } });
};

interface NewEvents {
  /** JSON of each. */
  readonly events: readonly string[];
  /** The filter's own if there is nothing new. */
  readonly state: FilterContent["state"];
}

async function readNew(filter: StoredFilter, context: HandlerContext): Promise<NewEvents> {
  if (filter.kind === "transactions") return readTransactions(filter.state, context);
  const criteria = filter.kind === "logs" ? filter.criteria : undefined;
  try {
    return await readChanges(filter.state, await openSource(context), criteria);
  } catch (error) {
    if (!(error instanceof UnknownBranchError)) throw asNodeUnavailable(error);
    await context.filters.remove(filter.id);
    throw filterNotFound(": no node has the blocks any more that it has reported");
  }
}

type Position = Extract<StoredFilter, { kind: "transactions" }>["state"];

async function readTransactions(state: Position, { filters, events }: HandlerContext): Promise<NewEvents> {
  events?.pending.listenFor(limits.filterIdleMinutes * 60_000);
  const sent = await filters.readSent(state.position);
  const last = sent.at(-1);
  return { events: sent.map(({ hash }) => JSON.stringify(hash)), state: last ? { position: last.position } : state };
}

/** The canonical chain. */
async function openSource(context: HandlerContext) {
  const { node, signal } = context;
  const call: Node["call"] = async (method, params, stop) =>
    node.known?.(method, params) ?? node.call(method, params, stop);
  const head = await readHead(context);
  return { ...createBlockReader({ call }, { signal }), head, hold: (bytes: number) => context.hold(bytes) };
}

/** A long list streams at its reader's pace. */
function toJson(events: readonly string[]): Promise<RawJson> {
  return bufferThenStream(pieces(events));
}

async function* pieces(events: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`[${events.join(",")}]`);
}

import { methods } from "../../generated/methods.js";
import { JsonStream, type RawJson } from "../json/raw-json.js";
import { keyOf } from "../node/call-key.js";
import type { HeadFeed } from "../node/head-feed.js";
import type { NodeCall } from "../node/node-call.js";
import type { NodeEvents } from "../node/node-events.js";
import type { Node } from "../node/node.js";
import { untilAborted } from "../node/until-aborted.js";
import { type CallSignal, laneOf } from "../turns/call-signal.js";

export interface DedupeParts {
  readonly heads: HeadFeed;
  readonly events?: NodeEvents;
  /** Whether calls of a lane wait for their turn. */
  readonly isWaiting?: (lane: string) => boolean;
}

interface ReadUnderWay {
  readonly result: Promise<RawJson>;
  /** Of the first caller. */
  readonly signal: CallSignal;
}

/** A read's place among those under way: emptied at its end, since a table that the map has outgrown may keep it for seconds. */
interface SharedRead {
  read: ReadUnderWay | undefined;
}

/**
 * Shares one result among identical concurrent reads, except for streams. A read is not joined after a new head, a reorganisation or an
 * accepted transaction, which may change its result. If the first caller leaves, the others repeat the read together. Reads of a lane
 * with waiting calls are not joined: the joiner's own lane may come first.
 */
export function withDedupe(node: Node, { heads, events = {}, isWaiting = () => false }: DedupeParts): Node {
  const underWay = new Map<string, SharedRead>();
  const forget = (): void => underWay.clear();
  const stopListening = [heads.onHead(forget), heads.onReorg(forget)];

  /** The asker's own signal goes along: one of our own, for all who join, would cost more than all else here. */
  function begin(key: string, { method, params }: NodeCall, signal: CallSignal): Promise<RawJson> {
    const result = node.call(method, params, signal);
    keepUntilOver(underWay, key, { result, signal });
    return result;
  }

  async function join(other: ReadUnderWay, { method, params }: NodeCall, signal: CallSignal): Promise<RawJson> {
    events.onCoalesced?.(method);
    signal.span?.set({ "rootgate.shared": true });
    try {
      const result = await untilAborted(other.result, signal);
      // A stream has one reader.
      return result instanceof JsonStream ? node.call(method, params, signal) : result;
    } catch (error) {
      if (signal.aborted || !other.signal.aborted) throw error;
      return read({ method, params }, signal);
    }
  }

  function read(call: NodeCall, signal: CallSignal): Promise<RawJson> {
    const key = keyOf(call);
    const other = underWay.get(key)?.read;
    return other && canJoin(other, signal, isWaiting) ? join(other, call, signal) : begin(key, call, signal);
  }

  return {
    call(method, params, signal) {
      if (methods[method].policy.write) return node.call(method, params, signal).finally(forget);
      return read({ method, params }, signal);
    },
    check: (signal) => node.check(signal),
    close() {
      for (const stop of stopListening) stop();
      return node.close();
    },
  };
}

function keepUntilOver(underWay: Map<string, SharedRead>, key: string, read: ReadUnderWay): void {
  const own: SharedRead = { read };
  underWay.set(key, own);
  const over = (): void => {
    if (underWay.get(key) === own) underWay.delete(key);
    own.read = undefined;
  };
  read.result.then(over, over);
}

function canJoin(other: ReadUnderWay, signal: CallSignal, isWaiting: (lane: string) => boolean): boolean {
  const lane = laneOf(other.signal);
  return !other.signal.aborted && (lane === laneOf(signal) || !isWaiting(lane));
}

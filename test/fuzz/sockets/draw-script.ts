import type { Random } from "../../simulation/random.js";
import { pickWeighted, randomOfCase } from "../case-random.js";
import type { ServicePaths } from "../service/start-service.js";
import { drawBroken } from "./broken-requests.js";
import { drawExchange, plainCall } from "./draw-exchange.js";
import type { Exchange } from "./exchange.js";

/** How a client goes once it has sent its bytes: it waits, ends its side, or is gone. */
export type Leaving = "waits" | "half-closes" | "closes" | "resets";

/** What one client does with one connection. */
export interface SocketScript {
  readonly exchanges: readonly Exchange[];
  /** What comes behind them: nothing, what is no HTTP, or a part of another request. */
  readonly rest: "none" | "broken" | "cut";
  /** The bytes of all that, in the pieces in which they are written. */
  readonly pieces: readonly Buffer[];
  /** Between two pieces: none, a turn of the event loop, or a time. */
  readonly pauseMs: number;
  /** How long nothing is read at first. */
  readonly deafMs: number;
  readonly leaving: Leaving;
  /** Sent when all is answered, to see whether the connection still works. */
  readonly last: Exchange;
}

/** What the client with this number does, always the same for a seed. */
export function drawScript(seed: number, index: number, paths: ServicePaths): SocketScript {
  const random = randomOfCase(seed, "socket", index);
  const place = (at: number | string) => ({ paths, name: `${seed}-${index}-${at}` });
  const count = pickWeighted(random, [
    [5, 1],
    [4, random.integer(2, 6)],
    [1, random.integer(7, 40)],
  ]);
  const all = untilLast(Array.from({ length: count }, (_, at) => drawExchange(random, place(at))));
  const broken = random.chance(0.2) && !all.at(-1)?.isLast ? [drawBroken(random, paths.testnet)] : [];
  const bytes = Buffer.concat([...all.map((exchange) => exchange.bytes), ...broken]);
  const leaving = pickWeighted<Leaving>(random, [
    [7, "waits"],
    [1.5, "half-closes"],
    [1, "closes"],
    [0.5, "resets"],
  ]);
  const isCut = leaving !== "waits" && random.chance(0.5);
  const sent = isCut ? bytes.subarray(0, random.integer(1, bytes.length - 1)) : bytes;
  const exchanges = wholeIn(sent, all);
  return {
    exchanges,
    rest: exchanges.length < all.length ? "cut" : broken.length > 0 ? "broken" : "none",
    leaving,
    pieces: split(random, sent),
    pauseMs: random.pick([0, 0, 0, 0, 1, 5]),
    deafMs: random.chance(0.1) ? random.integer(1, 50) : 0,
    last: plainCall(random, place("last")),
  };
}

/** Those that are sent as a whole. */
function wholeIn(sent: Buffer, exchanges: readonly Exchange[]): readonly Exchange[] {
  let end = 0;
  return exchanges.filter(({ bytes }) => (end += bytes.length) <= sent.length);
}

function untilLast(exchanges: readonly Exchange[]): readonly Exchange[] {
  const last = exchanges.findIndex(({ isLast }) => isLast);
  return last === -1 ? exchanges : exchanges.slice(0, last + 1);
}

const maxDripped = 200;

/** All at once, cut anywhere, or byte by byte. */
function split(random: Random, bytes: Buffer): Buffer[] {
  const kind = random.integer(0, 9);
  if (kind < 4) return [bytes];
  const count = kind < 8 ? random.integer(1, 10) : Math.min(bytes.length, maxDripped);
  const start = kind < 8 ? 0 : random.integer(0, bytes.length - count);
  const cuts =
    kind < 8
      ? Array.from({ length: count }, () => random.integer(0, bytes.length)).sort((a, b) => a - b)
      : Array.from({ length: count }, (_, at) => start + at);
  return [0, ...cuts]
    .map((from, at) => bytes.subarray(from, cuts[at] ?? bytes.length))
    .filter(({ length }) => length > 0);
}

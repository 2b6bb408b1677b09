import * as fc from "fast-check";
import type { Cut, Ending, Fault, Script } from "../fakes/acting-server/script.js";
import type { Caller, Reader } from "./upstream-caller.js";

/** Callers who all use one upstream, and what its server does meanwhile. */
export interface Storm {
  readonly isBatching: boolean;
  /** What the server does with each request that comes, over and over. */
  readonly scripts: readonly Script[];
  readonly callers: readonly Caller[];
  /** When the upstream is closed amid it all, if it is. */
  readonly closeMs: number | undefined;
}

const ms = fc.integer({ min: 0, max: 5 });
const share = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1_000);
const cut: fc.Arbitrary<Cut> = fc.record({ at: share, pauseMs: ms });
const fault: fc.Arbitrary<Fault | undefined> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("reset", "end"), at: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("reset", "end"), at: share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("stall"), at: fc.oneof(fc.constant(0), share) }) },
);
const ending: fc.Arbitrary<Ending> = fc.oneof(
  { weight: 10, arbitrary: fc.constant("keep") },
  { weight: 2, arbitrary: fc.constantFrom("close", "half-close") },
  { weight: 2, arbitrary: fc.constant("cut the next") },
  { weight: 2, arbitrary: fc.constantFrom("say close and close", "say close and linger") },
  { weight: 1, arbitrary: fc.constantFrom("send junk", "answer twice") },
);
const script: fc.Arbitrary<Script> = fc.record({
  status: fc.oneof({ weight: 10, arbitrary: fc.constant(200) }, fc.constantFrom(500, 429)),
  resultBytes: fc.oneof(
    { weight: 5, arbitrary: fc.constant(20) },
    { weight: 5, arbitrary: fc.integer({ min: 3_900, max: 40_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 59_900, max: 90_000 }) },
  ),
  framing: fc.constantFrom("length", "length", "chunked", "until-close"),
  chunkCount: fc.integer({ min: 1, max: 6 }),
  hasInterim: fc.boolean(),
  cuts: fc.array(cut, { maxLength: 5, size: "max" }),
  fault,
  ending,
  endingMs: ms,
});

/** Now and then longer than any silence of the server's may be. */
const waitMs = fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, fc.constant(700));
const reader: fc.Arbitrary<Reader> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("reads"), waitMs, pauseMs: fc.oneof(fc.constant(0), ms) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("stops"), pieces: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("waits", "cancels"), waitMs: fc.nat(20) }) },
);
const caller: fc.Arbitrary<Caller> = fc.record({
  method: fc.constantFrom("eth_getCode", "eth_getCode", "eth_call", "eth_call", "eth_sendRawTransaction"),
  startMs: fc.nat(30),
  abortMs: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.nat(20)),
  reader,
});

/** Any storm at all. */
export const storm: fc.Arbitrary<Storm> = fc.record({
  isBatching: fc.boolean(),
  scripts: fc.array(script, { minLength: 1, maxLength: 8, size: "max" }),
  callers: fc.array(caller, { minLength: 1, maxLength: 16, size: "max" }),
  closeMs: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.nat(50)),
});

import { BehindError } from "../../../../src/node/behind-error.js";
import { nodeUnavailable } from "../../../../src/node/node-unavailable.js";
import {
  createPooledUpstreams,
  noteResponse,
  type PooledUpstream,
} from "../../../../src/pool/model/pooled-upstream.js";
import { Tries } from "../../../../src/pool/routing/tries.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";

let nowMs: number;
let tries: Tries;
let failing: PooledUpstream;
let behind: PooledUpstream;

beforeEach(() => {
  nowMs = 0;
  const clients = ["failing", "behind"].map((name) => ({ name, weight: 1 }) as unknown as Upstream);
  const options = { concurrency: 1, queueLength: 1, now: () => nowMs };
  [failing, behind] = createPooledUpstreams(clients, options) as [PooledUpstream, PooledUpstream];
  tries = new Tries(() => nowMs, 2);
});

/** It fails the read, then responds to others. */
function failOnce(): void {
  tries.note(failing, nodeUnavailable("broken"));
  nowMs += 100;
  noteResponse(failing, nowMs, 1);
}

it("asks a node again that fails a read, while it responds to others, until it is likely to be the read's fault", () => {
  for (let times = 1; times < 6; times++) {
    failOnce();
    expect([tries.isSpent(failing), tries.isHopeful(failing)]).toEqual([false, true]);
  }
  failOnce();
  expect([tries.isSpent(failing), tries.isHopeful(failing)]).toEqual([true, false]);
});

it("has hope for a node that is merely behind, however often others failed", () => {
  for (let times = 0; times < 6; times++) failOnce();
  tries.note(behind, new BehindError());
  expect([tries.isSpent(behind), tries.isHopeful(behind)]).toEqual([true, true]);
  nowMs += 100;
  expect([tries.isSpent(behind), tries.isHopeful(behind)]).toEqual([false, true]);
});

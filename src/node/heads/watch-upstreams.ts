import { CallStop } from "../../rpc/call-signal.js";
import type { Log } from "../../telemetry/log.js";
import type { Head } from "../head-feed.js";
import type { NodeEvents } from "../node-events.js";
import { isInService, type Member } from "../pooled-upstream.js";
import type { Timers } from "../timers.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import type { ChainView } from "./canonical-chain.js";
import { createHeadJudge } from "./head-plausibility.js";
import { createHeadFollower } from "./head-tracker.js";
import { createProbe, type Sighting } from "./probe.js";

export interface WatchOptions {
  /** How often each upstream is looked at. */
  readonly headPollMs: number;
  readonly probeTimeoutMs: number;
  /** Further behind than this, an upstream is out of service. */
  readonly maxLagBlocks: number;
}

export interface WatchParts {
  readonly view: ChainView;
  readonly timers: Timers;
  readonly log: Pick<Log, "warn" | "info">;
  readonly events: NodeEvents;
  /** Called after anything that may let a waiting call go on. */
  readonly onChange: () => void;
}

/** Keeps an eye on the members of a pool. */
export interface Watch {
  /** Looks at one now (afresh: not by a look that is under way); resolves when all is taken in, with whether it told its head. */
  readonly look: (member: Member) => Promise<boolean>;
  readonly lookAfresh: (member: Member) => Promise<boolean>;
  /** Takes in that a member's state may have changed. */
  readonly review: (member: Member, cause?: unknown) => void;
  /** Shows callers the best head of those in service. */
  readonly followBest: () => Promise<void>;
  readonly close: () => void;
}

/** A node that has just told a new head itself needs looking at this much less often. */
const TELLING_FACTOR = 10;

/** How often a node is looked at that may be about to come back. */
const RECOVERY_LOOK_MS = 200;

/** How soon the others are looked at when one has a new head. */
const CATCH_UP_LOOK_MS = 50;

export function watchMembers(members: readonly Member[], options: WatchOptions, parts: WatchParts): Watch {
  const { view, timers, log, events, onChange } = parts;
  const { now } = timers;
  const closing = new CallStop();
  const heads = createHeadJudge(members, options, {
    shown: () => view.current(),
    headNow: async (member) => ofMember(member)?.headNow(),
  });
  const follower = createHeadFollower(members, options, {
    view,
    signal: closing,
    timers,
    onShown: (behind) => behind.forEach((member) => ofMember(member)?.hurry()),
  });
  const watched = members.map((member) => watchOne(member));

  function watchOne(member: Member) {
    const probe = createProbe(member.upstream, { timers, timeoutMs: options.probeTimeoutMs });
    let cancelNext: (() => void) | undefined;
    let looking: Promise<boolean> | undefined;
    let state = "not probed yet";
    /** Whether callers may have answers of it that have not been taken back. */
    let hasServed = false;

    function schedule(delayMs: number): void {
      cancelNext?.();
      if (!closing.aborted) cancelNext = timers.after(delayMs, () => void look());
    }

    function nextLookMs(): number {
      const { headPollMs } = options;
      if (isInService(member)) return headPollMs * (member.upstream.isTellingHeads() ? TELLING_FACTOR : 1);
      // It does well again: a few more looks will tell.
      return member.health.isRecovering() ? Math.min(headPollMs, RECOVERY_LOOK_MS) : headPollMs;
    }

    function look(): Promise<boolean> {
      looking ??= probeTimed()
        .then((sighting) => takeIn(sighting))
        .finally(() => {
          looking = undefined;
          schedule(nextLookMs());
        });
      return looking;
    }

    /** What a look takes counts like a call: a node that was slow once is asked again when it isn't any more. */
    async function probeTimed(): Promise<Sighting> {
      const startedAt = now();
      const sighting = await probe(closing);
      if ("head" in sighting) member.latency.record(now() - startedAt);
      return sighting;
    }

    async function takeIn(sighting: Sighting): Promise<boolean> {
      const outcome = "head" in sighting ? await heads.judge(member, sighting.head) : sighting.problem;
      if (closing.aborted) return false;
      if ("head" in sighting) noteHead(member, sighting.head);
      member.health.recordProbe(outcome);
      review("cause" in sighting ? sighting.cause : undefined);
      await follower.follow(member);
      onChange();
      return "head" in sighting;
    }

    /** Says what became of the member, once per change. */
    function review(cause?: unknown): void {
      const next = member.health.outReason() ?? "in";
      if (next === state) return;
      state = next;
      events.onUpstreamState?.(member.name, next);
      const fields = { upstream: member.name, ...(cause === undefined ? {} : { err: cause }) };
      if (next === "in") log.info(fields, "a node is in service");
      else log.warn({ ...fields, reason: next }, "a node is out of service");
      if (next === "unreachable" || next === "wrong chain" || next === "distrusted")
        for (const stop of member.running) stop.abort(nodeUnavailable(cause ?? new Error(next)));
      if (next === "in") hasServed = true;
      else if (hasServed && (next === "wrong chain" || next === "distrusted")) {
        hasServed = false;
        follower.disown(member);
      }
      onChange();
    }

    const stopListening = member.upstream.onHead((head) => {
      if (heads.isDoubtful(member, head)) {
        // A look finds out more; a node that is out is looked at anyway.
        if (isInService(member)) void look();
        return;
      }
      noteHead(member, head);
      void follower.follow(member).then(onChange);
    });
    void look();
    return {
      look,
      lookAfresh: () => Promise.resolve(looking).then(look),
      /** Its head, without anything being made of it. */
      headNow: async () => {
        const sighting = await probe(closing);
        return "head" in sighting ? sighting.head : undefined;
      },
      review,
      hurry: () => {
        if (!looking) schedule(CATCH_UP_LOOK_MS);
      },
      close() {
        cancelNext?.();
        stopListening();
      },
    };
  }

  function noteHead(member: Member, head: Head): void {
    if (member.head?.hash !== head.hash) events.onUpstreamHead?.(member.name, head.number);
    follower.note(member, head);
  }

  const ofMember = (member: Member) => watched[members.indexOf(member)];
  return {
    look: async (member) => (await ofMember(member)?.look()) ?? false,
    lookAfresh: async (member) => (await ofMember(member)?.lookAfresh()) ?? false,
    followBest: () => follower.follow(),
    review: (member, cause) => ofMember(member)?.review(cause),
    close() {
      closing.abort(new Error("the pool is closed"));
      for (const one of watched) one.close();
    },
  };
}

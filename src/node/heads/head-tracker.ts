import type { CallSignal } from "../../rpc/call-signal.js";
import type { Head } from "../head-feed.js";
import { isInService, type Member } from "../pooled-upstream.js";
import { usableOf } from "../routing/choose-upstream.js";
import type { Timers } from "../timers.js";
import type { ChainView } from "./canonical-chain.js";
import { heightOf } from "./head-plausibility.js";
import { readBlockOf } from "./read-block-of.js";

export interface FollowOptions {
  /** Longest wait for a block that shows how a head follows. */
  readonly probeTimeoutMs: number;
}

export interface FollowParts {
  readonly view: ChainView;
  /** Ends all reading of blocks. */
  readonly signal: CallSignal;
  readonly timers: Timers;
  /** Called when a member's head is shown, with those in service that are behind it. */
  readonly onShown: (behind: readonly Member[]) => void;
}

/** Chooses whose head callers are shown. */
export interface HeadFollower {
  /** Takes in what a member tells to be its head. */
  note(member: Member, head: Head): void;
  /** Shows callers the best head there is; `member` has just been looked at. */
  follow(member?: Member): Promise<void>;
  /** Nothing is believed any more of what a member told: its head gives way to a lower one where nobody else has it. */
  disown(member: Member): void;
}

export function createHeadFollower(
  members: readonly Member[],
  { probeTimeoutMs: timeoutMs }: FollowOptions,
  { view, signal, timers, onShown }: FollowParts,
): HeadFollower {
  /** Who told the head that is shown, and whether that one is disowned. */
  let teller: Member | undefined;
  let isDisowned = false;
  /** Heads of which their nodes couldn't show how they follow. */
  const strays = new WeakSet<Head>();

  const serving = (): readonly Member[] => usableOf(members).filter(({ head }) => head);
  const isHeld = ({ hash }: Head): boolean => serving().some(({ head }) => head?.hash === hash);

  /** Whether callers should be shown this head: not one that only lies behind the one they know. */
  function isBetter(head: Head): boolean {
    const current = view.current();
    if (!current || head.number > current.number) return true;
    if (isHeld(current)) return false;
    const isLeft = serving().some(({ leftHash }) => leftHash === current.hash);
    const isLower = head.number < current.number;
    // A height that callers were shown stays theirs, unless a node that was there has gone over to a chain that is no longer.
    return isDisowned || ((isLeft || !isLower) && !view.has(head));
  }

  /** Whether it is settled what callers are shown of a member's head. */
  async function show(member: Member, head: Head): Promise<boolean> {
    // What callers know, and who is believed, may have changed when its turn comes.
    const isWanted = (): boolean => usableOf(members).includes(member) && isBetter(head);
    try {
      await view.follow(head, readBlockOf(member, { signal, timeoutMs, timers }), isWanted);
    } catch {
      // The member's next look will tell more.
      strays.add(head);
      return false;
    }
    if (view.current() !== head) return true;
    [teller, isDisowned] = [member, false];
    onShown(members.filter((other) => isInService(other) && heightOf(other) < head.number));
    return true;
  }

  return {
    note(member, head) {
      const { head: last } = member;
      if (last?.hash === head.hash) return;
      member.head = head;
      // It was on the chain shown and is on another one now: a witness of a reorganisation. One that just fell back is none.
      if (last && last.hash === view.current()?.hash && view.hasOther(head)) member.leftHash = last.hash;
    },
    async follow(member) {
      if (member?.head) strays.delete(member.head);
      for (const best of serving().toSorted((left, right) => heightOf(right) - heightOf(left))) {
        const head = best.head as Head;
        if (strays.has(head)) continue;
        if (head.hash === view.current()?.hash || !isBetter(head) || (await show(best, head))) return;
      }
    },
    disown(member) {
      const shown = view.current();
      isDisowned ||= teller === member && shown !== undefined && !isHeld(shown);
      view.doubtAll();
    },
  };
}

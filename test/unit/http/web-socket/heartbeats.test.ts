import { Heartbeats } from "../../../../src/http/web-socket/heartbeats.js";
import { createManualClock } from "../../../fakes/manual-clock.js";

const createMember = () => {
  const member = { beats: 0, beat: () => void member.beats++ };
  return member;
};

describe("heartbeats", () => {
  it("come once in 30 seconds, the first after a whole period", () => {
    const clock = createManualClock();
    const heartbeats = new Heartbeats(clock);
    const first = createMember();
    heartbeats.add(first);
    clock.advance(7_000);
    const second = createMember();
    heartbeats.add(second);

    const seen: number[][] = [];
    for (const ms of [22_999, 1, 6_999, 1, 23_000]) {
      clock.advance(ms);
      seen.push([first.beats, second.beats]);
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it("of many members are spread as their starts are", () => {
    const clock = createManualClock();
    const heartbeats = new Heartbeats(clock);
    const members = Array.from({ length: 300 }, createMember);
    members.forEach((member, index) => {
      heartbeats.add(member);
      if (index % 10 === 9) clock.advance(1_000);
    });
    const beats = () => members.reduce((sum, { beats: count }) => sum + count, 0);
    for (let second = 0; second < 60; second++) {
      const before = beats();
      clock.advance(1_000);
      expect(beats() - before).toBe(10);
    }
  });

  it("end for a member that is removed", () => {
    const clock = createManualClock();
    const heartbeats = new Heartbeats(clock);
    const [removed, other] = [createMember(), createMember()];
    const remove = heartbeats.add(removed);
    heartbeats.add(other);
    remove();
    remove();
    clock.advance(60_000);
    expect([removed.beats, other.beats]).toEqual([0, 2]);
  });
});

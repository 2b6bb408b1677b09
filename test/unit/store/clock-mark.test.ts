import { type ClockMark, nextMark } from "../../../src/store/clock-mark.js";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const seenMs = Date.parse("2026-11-21T12:00:00.000Z");
const seen: ClockMark = { seenMs, doubtedMs: undefined };
const unseen: ClockMark = { seenMs: undefined, doubtedMs: undefined };

describe("the mark of the store's clock", () => {
  it.each([
    ["the first time", unseen, 0, 0],
    ["a later time", seen, hourMs, hourMs],
    ["a time after a week without the service", seen, 7 * dayMs, 7 * dayMs],
    ["a time an hour behind, without going back", seen, -hourMs, 0],
  ])("follows %s", (_case, mark, aheadMs, expectedMs) => {
    expect(nextMark(mark, seenMs + aheadMs)).toEqual({ seenMs: seenMs + expectedMs, doubtedMs: undefined });
  });

  it.each([
    ["more than a week ahead", 7 * dayMs + 1],
    ["450 days ahead", 450 * dayMs],
    ["450 days behind", -450 * dayMs],
  ])("doubts a time %s, keeps the latest one, and believes it after a day", (_case, aheadMs) => {
    const doubtedMs = seenMs + aheadMs;
    const doubted = nextMark(seen, doubtedMs);
    expect(doubted).toEqual({ seenMs, doubtedMs });
    expect(nextMark(doubted, doubtedMs + dayMs - 1)).toEqual({ seenMs, doubtedMs });
    expect(nextMark(doubted, doubtedMs + dayMs)).toEqual({ seenMs: doubtedMs + dayMs, doubtedMs: undefined });
  });

  it("doubts a time more than an hour behind", () => {
    expect(nextMark(seen, seenMs - hourMs - 1)).toEqual({ seenMs, doubtedMs: seenMs - hourMs - 1 });
  });

  it("believes a clock at once when it is set right, and doubts it again when it jumps again", () => {
    const doubted = nextMark(seen, seenMs + 450 * dayMs);
    expect(nextMark(doubted, seenMs + hourMs)).toEqual({ seenMs: seenMs + hourMs, doubtedMs: undefined });
    expect(nextMark(doubted, seenMs + 900 * dayMs)).toEqual({ seenMs, doubtedMs: seenMs + 900 * dayMs });
  });
});

import { reconnectDelay } from "../../../src/upstream/web-socket.js";

describe("the delay before a WebSocket to a node is opened again", () => {
  it("doubles with each failure, up to 30 s", () => {
    const longest = [0, 1, 2, 6, 7, 8, 10_000].map((failures) => reconnectDelay(failures, () => 1));
    expect(longest).toEqual([250, 500, 1_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it("leaves up to half of it to chance", () => {
    expect([0, 0.5, 1].map((random) => reconnectDelay(2, () => random))).toEqual([500, 750, 1_000]);
  });
});

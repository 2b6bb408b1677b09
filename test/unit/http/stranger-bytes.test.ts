import type { RequestOrigin } from "../../../src/gateway/identify-caller.js";
import { createStrangerHolds, maxStrangerBytes, maxStrangerBytesPerAddress } from "../../../src/http/stranger-bytes.js";
import { createManualClock } from "../../fakes/manual-clock.js";

/** A request from an address; `addressOf` below reads it back. */
const from = (address: string) =>
  ({ headers: { address }, socket: { bytesRead: 0, destroy: () => undefined } }) as unknown as RequestOrigin;

describe("bodies of strangers", () => {
  const clock = createManualClock();
  const open = () => createStrangerHolds({ addressOf: ({ headers }) => String(headers["address"]), clock });

  it("are bounded per IP address, and what has ended is free again", () => {
    const openHold = open();
    const first = openHold(from("a"));
    expect(first.take(maxStrangerBytesPerAddress)).toBe(true);
    expect(openHold(from("a")).take(1)).toBe(false);
    expect(openHold(from("b")).take(1)).toBe(true);
    first.close();
    expect(openHold(from("a")).take(1)).toBe(true);
  });

  it("are bounded in all", () => {
    const openHold = open();
    for (let held = 0; held < maxStrangerBytes; held += maxStrangerBytesPerAddress)
      expect(openHold(from(`address ${held}`)).take(maxStrangerBytesPerAddress)).toBe(true);
    expect(openHold(from("another")).take(1)).toBe(false);
  });

  it("give way when nothing of them has arrived for a second", () => {
    const openHold = open();
    const request = from("a");
    const destroy = jest.spyOn(request.socket, "destroy");
    openHold(request).take(maxStrangerBytesPerAddress);
    clock.advance(999);
    expect(openHold(from("a")).take(1)).toBe(false);
    clock.advance(1);
    expect(openHold(from("a")).take(1)).toBe(true);
    expect(destroy).toHaveBeenCalledTimes(1);
  });

  it("stay while they arrive", () => {
    const openHold = open();
    const request = from("a");
    openHold(request).take(maxStrangerBytesPerAddress);
    clock.advance(1_000);
    Object.assign(request.socket, { bytesRead: 1 });
    expect(openHold(from("a")).take(1)).toBe(false);
  });
});

import { once } from "node:events";
import { PassThrough, type Writable } from "node:stream";
import * as ws from "ws";
import { eventFrame } from "../../../../src/http/web-socket/event-frame.js";

// Not in the types.
const { Receiver } = ws as unknown as { readonly Receiver: new (options: object) => Writable };
const id = `0x${"5".repeat(32)}`;

/** What ws makes of a frame. */
async function read({ head, payload }: ReturnType<typeof eventFrame>): Promise<unknown> {
  const receiver = new Receiver({ isServer: false });
  new PassThrough().end(Buffer.concat([head, payload])).pipe(receiver);
  const [message, isBinary] = (await once(receiver, "message")) as [Buffer, boolean];
  expect(isBinary).toBe(false);
  return JSON.parse(String(message));
}

it.each([0, 1, 15, 16, 17, 100, 65_400, 65_440, 65_450, 70_000, 1_000_000])(
  "an event with %d letters is one text message, whatever its length",
  async (length) => {
    const result = { text: "ü".padEnd(length, "x") };
    expect(await read(eventFrame(id, JSON.stringify(result)))).toEqual({
      jsonrpc: "2.0",
      method: "eth_subscription",
      params: { subscription: id, result },
    });
  },
);

it("subscriptions share an event's bytes", () => {
  const json = JSON.stringify({ number: "0x1" });
  const [one, other] = [eventFrame(id, json), eventFrame(`0x${"6".repeat(32)}`, json)];
  expect(one.payload).toBe(other.payload);
  expect(one.head.equals(other.head)).toBe(false);
});

it("the next event has bytes of its own", () => {
  const [one, other] = [eventFrame(id, "1"), eventFrame(id, "2")];
  expect([String(one.payload), String(other.payload)]).toEqual(['","result":1}}', '","result":2}}']);
});

import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import type { PlainRequest } from "../../../src/http/plain/plain-request.js";
import { maxRefusedBytes, readRefusedBody, refusedBodyMs } from "../../../src/http/refused-body.js";
import { createManualClock } from "../../fakes/manual-clock.js";

const turn = () => new Promise((resolve) => setImmediate(resolve));

function start(headers: IncomingMessage["headers"] = {}, maxBytes = Number.POSITIVE_INFINITY) {
  const request = Object.assign(new PassThrough(), { headers });
  const clock = createManualClock();
  const done: (string | undefined)[] = [];
  let takenBytes = 0;
  const hold = { take: (bytes: number) => takenBytes + bytes <= maxBytes && (takenBytes += bytes) > 0 };
  readRefusedBody(request as unknown as IncomingMessage, { hold, clock }, (body) => done.push(body?.toString()));
  return { request, clock, done, takenBytes: () => takenBytes };
}

describe("the body of a refused request", () => {
  it("is read as a whole, however it is cut", async () => {
    const { request, clock, done } = start();
    request.write("a");
    await turn();
    request.end("b");
    await turn();
    clock.advance(refusedBodyMs);
    expect(done).toEqual(["ab"]);
  });

  it("may have 64 KiB", async () => {
    const fits = start();
    fits.request.end("a".repeat(maxRefusedBytes));
    const over = start();
    over.request.end("a".repeat(maxRefusedBytes + 1));
    await turn();
    expect(fits.done).toEqual(["a".repeat(maxRefusedBytes)]);
    expect(over.done).toEqual([undefined]);
  });

  it("is not waited for when its length says that it is too large", () => {
    expect(start({ "content-length": String(maxRefusedBytes + 1) }).done).toEqual([undefined]);
  });

  it("is waited for a second, after which it takes no more memory", async () => {
    const { request, clock, done, takenBytes } = start();
    request.write("a");
    await turn();
    clock.advance(refusedBodyMs - 1);
    expect(done).toEqual([]);
    clock.advance(1);
    expect(done).toEqual([undefined]);
    const before = takenBytes();
    request.end("b".repeat(50_000));
    await turn();
    expect(takenBytes()).toBe(before);
    expect(done).toEqual([undefined]);
  });

  it("is given up without memory, however small it is", async () => {
    const { request, done } = start({}, 0);
    request.write("a");
    await turn();
    expect(done).toEqual([undefined]);
  });

  it("is given up when its sender hangs up", async () => {
    const { request, done } = start();
    request.write("a");
    await turn();
    request.destroy();
    await turn();
    expect(done).toEqual([undefined]);
  });

  it("may be there already, as a plain request's", () => {
    const read = (bytes: number): number | undefined => {
      const request = { body: Buffer.alloc(bytes) } as PlainRequest;
      let length: number | undefined;
      const parts = { hold: { take: () => false }, clock: createManualClock() };
      readRefusedBody(request, parts, (body) => (length = body?.length));
      return length;
    };
    expect([read(maxRefusedBytes), read(maxRefusedBytes + 1)]).toEqual([maxRefusedBytes, undefined]);
  });
});

import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { BodyCutShort, findRefusal, readBody } from "../../../src/http/read-body.js";

const json = "application/json";

describe("findRefusal", () => {
  it.each([
    [{}],
    [{ "content-type": "" }],
    [{ "content-type": json }],
    [{ "content-type": "APPLICATION/JSON ; charset=latin1" }],
    [{ "content-type": "application/json-rpc" }],
    [{ "content-type": json, "content-encoding": "" }],
    [{ "content-type": json, "content-encoding": " Identity " }],
  ])("takes %j", (headers) => {
    expect(findRefusal(headers)).toBeUndefined();
  });

  it.each([
    [{ "content-type": "text/plain" }, "the content type must be application/json"],
    [{ "content-type": "application/json-seq" }, "the content type must be application/json"],
    [{ "content-type": "text/plain", "content-encoding": "gzip" }, "the content type must be application/json"],
    [{ "content-encoding": "gzip" }, "the body must not be compressed"],
    [{ "content-type": json, "content-encoding": "identity, br" }, "the body must not be compressed"],
  ])("refuses %j with 415: %s", (headers, message) => {
    expect(findRefusal(headers)).toMatchObject({ status: 415, code: -32600, message });
  });
});

describe("readBody", () => {
  const bytes = 60_000;
  const send = (headers: IncomingMessage["headers"]) => Object.assign(new PassThrough(), { headers });
  const read = (request: ReturnType<typeof send>, bounds: Parameters<typeof readBody>[1]) =>
    new Promise<Buffer | Error>((resolve) => readBody(request as unknown as IncomingMessage, bounds, resolve));
  const collectGarbage = (): void => {
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as () => void)();
  };
  const memoryBytes = (): number => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };

  it("reads 256 KiB of all bodies in a turn of the event loop, and the rest in later turns", async () => {
    const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
    await nextTurn();
    await nextTurn();
    const chunk = Buffer.alloc(65_536);
    const requests = Array.from({ length: 6 }, () => send({ "content-length": String(2 * chunk.length) }));
    const bodies = requests.map((request) => read(request, { maxBytes: 2 * chunk.length }));
    for (const request of requests) request.write(chunk);
    expect(requests.map((request) => request.isPaused())).toEqual([false, false, false, false, true, true]);
    for (const request of requests) request.end(chunk);
    for (const body of await Promise.all(bodies)) expect(body).toHaveLength(2 * chunk.length);
  });

  it("costs less than twice the body and 256 KiB for a body in chunks of one byte", async () => {
    const requests = Array.from({ length: 8 }, () => send({}));
    let takenBytes = 0;
    const hold = { take: (taken: number) => (takenBytes += taken) > 0 };
    const bodies = requests.map((request) => read(request, { maxBytes: 65_536, hold, freeBytes: 0 }));
    const beforeBytes = memoryBytes();
    for (let sent = 0; sent < bytes; sent++) {
      for (const request of requests) request.write(Buffer.from("a"));
      if (sent % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await new Promise((resolve) => setImmediate(resolve));
    // The other memory of the process, such as newly compiled code, is shared by all bodies.
    expect((memoryBytes() - beforeBytes) / requests.length).toBeLessThan(2 * bytes + 262_144);
    for (const request of requests) request.end();
    for (const body of await Promise.all(bodies)) expect(body).toEqual(Buffer.alloc(bytes, "a"));
    expect(takenBytes).toBeGreaterThanOrEqual(requests.length * bytes);
    expect(takenBytes).toBeLessThanOrEqual(requests.length * 65_536);
  });

  it.each([
    [4_096, 4_096],
    [4_097, 8_192],
  ])("accounts for %i bytes as the %i that they take", async (size, taken) => {
    const request = send({});
    let takenBytes = 0;
    const body = read(request, { maxBytes: 65_536, hold: { take: (more) => (takenBytes += more) > 0 }, freeBytes: 0 });
    for (let at = 0; at < size; at++) request.write(Buffer.from("a"));
    request.end();
    expect((await body) as Buffer).toHaveLength(size);
    expect(takenBytes).toBe(taken);
  });

  it("refuses a body without memory, and says when the client left", async () => {
    const refused = send({ "content-length": "100" });
    const first = read(refused, { maxBytes: 1_000, hold: { take: () => false }, freeBytes: 0 });
    refused.write(Buffer.alloc(1));
    expect(await first).toMatchObject({ errorName: "RateLimited" });
    const left = send({ "content-length": "100" });
    const second = read(left, { maxBytes: 1_000 });
    left.destroy();
    expect(await second).toBeInstanceOf(BodyCutShort);
  });
});

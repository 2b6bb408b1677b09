import { EventEmitter } from "node:events";
import { Readers } from "../../../../src/http/response/readers.js";
import { createManualClock } from "../../../fakes/manual-clock.js";

const limits = { timeoutMs: 8_000, minBytesPerSecond: 100 };

/** A client that takes a piece only when the test says so. */
function responseOf() {
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    isReady: false,
    write: () => response.isReady,
    end: () => undefined,
    destroy() {
      response.destroyed = true;
      response.emit("close");
    },
  });
  return response;
}

function setUp() {
  const clock = createManualClock();
  const onDisconnect = jest.fn();
  const readers = new Readers(limits, { clock, onDisconnect });
  const response = responseOf();
  return { clock, onDisconnect, response, reader: readers.open(response) };
}

const piece = (bytes: number) => Buffer.alloc(bytes);

describe("the reader of a large response", () => {
  it("is waited for until it has taken what was written, or is gone", async () => {
    const { response, reader } = setUp();
    for (const event of ["drain", "close"]) {
      const written = reader.write(piece(1_000));
      expect(reader.isWaitedFor).toBe(true);
      response.emit(event);
      await written;
      expect(reader.isWaitedFor).toBe(false);
    }
    response.isReady = true;
    expect(reader.write(piece(1_000))).toBeUndefined();
  });

  it("says for how long it has taken nothing", () => {
    const { clock, response, reader } = setUp();
    clock.advance(500);
    expect(reader.stalledMs).toBe(0);
    void reader.write(piece(1_000));
    clock.advance(700);
    expect(reader.stalledMs).toBe(700);
    response.emit("drain");
    expect(reader.stalledMs).toBe(0);
  });

  it("is disconnected once it has taken nothing for the time it has, and not before", async () => {
    const { clock, onDisconnect, response, reader } = setUp();
    const written = reader.write(piece(1_000_000));
    clock.advance(7_999);
    expect(response.destroyed).toBe(false);
    clock.advance(2_001);
    expect(response.destroyed).toBe(true);
    expect(onDisconnect).toHaveBeenCalledTimes(1);
    await written;
  });

  it("may take nothing for as long as nothing waits for it", () => {
    const { clock, response, reader } = setUp();
    void reader.write(piece(1_000));
    response.emit("drain");
    clock.advance(1_000_000);
    expect(response.destroyed).toBe(false);
  });

  it.each([
    ["above the least pace", 300, false],
    ["below it", 190, true],
  ])("that takes something every two seconds %s: %i bytes, disconnected: %s", (_name, bytes, isSlow) => {
    const { clock, response, reader } = setUp();
    for (let taken = 0; taken < 20 && !response.destroyed; taken++) {
      void reader.write(piece(bytes));
      clock.advance(2_000);
      if (!response.destroyed) response.emit("drain");
    }
    expect(response.destroyed).toBe(isSlow);
  });

  it("does not live on what it took long ago", () => {
    const { clock, response, reader } = setUp();
    void reader.write(piece(100_000_000));
    clock.advance(1_000);
    response.emit("drain");
    for (let taken = 0; taken < 20 && !response.destroyed; taken++) {
      void reader.write(piece(10));
      clock.advance(2_000);
      if (!response.destroyed) response.emit("drain");
    }
    expect(response.destroyed).toBe(true);
  });

  it("is not blamed for the time in which it was not waited for", () => {
    const { clock, response, reader } = setUp();
    for (let taken = 0; taken < 20; taken++) {
      void reader.write(piece(10));
      clock.advance(50);
      response.emit("drain");
      clock.advance(10_000);
    }
    expect(response.destroyed).toBe(false);
  });

  it("has to take the end too", () => {
    const { clock, response, reader } = setUp();
    response.isReady = true;
    void reader.write(piece(1_000));
    reader.end();
    clock.advance(10_000);
    expect(response.destroyed).toBe(true);
  });
});

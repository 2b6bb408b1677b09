import { GrowingBuffer } from "../../../src/json/growing-buffer.js";

describe("GrowingBuffer", () => {
  it("holds all bytes in order, in less than twice their size", () => {
    const buffer = new GrowingBuffer(1_000_000);
    const parts = Array.from({ length: 300 }, (_, index) => Buffer.alloc(index, index));
    for (const part of parts) {
      buffer.add(part);
      expect(buffer.capacity).toBeLessThan(Math.max(2 * buffer.size, 4_097));
    }
    expect(buffer.read()).toEqual(Buffer.concat(parts));
  });

  it("never grows past its maximum", () => {
    const buffer = new GrowingBuffer(10_000);
    for (let size = 0; size < 10_000; size++) buffer.add(Buffer.from("a"));
    expect(buffer.capacity).toBe(10_000);
  });

  it("says in advance what it takes", () => {
    const buffer = new GrowingBuffer(10_000);
    const capacity = buffer.capacityWith(5_000);
    buffer.add(Buffer.alloc(5_000));
    expect(buffer.capacity).toBe(capacity);
  });

  it("has the size that is expected, up to its maximum, and grows past it", () => {
    const buffer = new GrowingBuffer(10_000);
    buffer.expect(7);
    buffer.add(Buffer.from("seven b"));
    expect(buffer.capacity).toBe(7);

    buffer.add(Buffer.from("ytes"));
    expect(buffer.read().toString()).toBe("seven bytes");

    const full = new GrowingBuffer(10_000);
    full.expect(10_001);
    expect(full.capacity).toBe(10_000);
  });
});

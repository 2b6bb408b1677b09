import { createByteStore } from "../../../src/cache/byte-store.js";
import { fc } from "../../seeded-fast-check.js";

const bytes = (length: number) => new Uint8Array(length).fill(1);

describe("a byte store", () => {
  it("never takes more than its bound, whatever is put in", () => {
    const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2_000 })), {
      maxLength: 300,
    });
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 60_000 }), (puts, maxBytes) => {
        const store = createByteStore({ maxBytes });
        for (const [key, length] of puts) {
          store.set(String(key), bytes(length), key);
          expect(store.sizeBytes()).toBeLessThanOrEqual(maxBytes);
        }
        store.dropAbove(-1);
        expect(store.sizeBytes()).toBe(0);
      }),
    );
  });

  it("evicts the least recently used entries", () => {
    const evicted: number[] = [];
    const store = createByteStore({ maxBytes: 100_000, onEvict: (size) => evicted.push(size) });
    store.set("used", bytes(650), 1);
    for (let count = 0; count < 1_000; count++) {
      expect(store.get("used")).toBeDefined();
      store.set(`${count}`, bytes(650), 1);
    }
    expect(store.get("0")).toBeUndefined();
    expect(store.get("999")).toBeDefined();
    expect(evicted.length).toBeGreaterThan(850);
  });

  it("takes no result that is larger than a 64th of it", () => {
    const store = createByteStore({ maxBytes: 64_000 });
    store.set("a", bytes(649), 1);
    expect(store.has("a")).toBe(true);
    store.set("b", bytes(650), 1);
    expect(store.has("b")).toBe(false);
  });

  it("keeps a copy, not the large buffer that a result came in", () => {
    const store = createByteStore({ maxBytes: 640_000 });
    const large = bytes(100_000);
    store.set("a", large.subarray(10, 20), 1);
    large.fill(2);
    expect(store.get("a")).toEqual(bytes(10));
    expect(store.get("a")?.buffer.byteLength).toBe(10);
  });

  it("drops exactly what depends on blocks above a height", () => {
    const store = createByteStore({ maxBytes: 640_000 });
    for (const height of [1, 5, 6, 9]) store.set(`${height}`, bytes(1), height);
    expect(store.dropAbove(5)).toBe(2);
    expect([1, 5, 6, 9].filter((height) => store.has(`${height}`))).toEqual([1, 5]);
    expect(store.dropAbove(5)).toBe(0);
  });
});

import { KeyAuthenticator } from "../../../src/accounts/authenticate-key.js";
import { KeyMemory } from "../../../src/accounts/key-memory.js";
import { createKeyText } from "../../../src/accounts/key-text.js";
import type { FoundCaller } from "../../../src/accounts/read-callers.js";
import { createStoreBreaker } from "../../../src/store/store-breaker.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";

const address = "203.0.113.1";
const unknownKeysPerMinute = 150;

/** A well-formed key's text of its own for each number. */
function textOf(index: number): string {
  let salt = index;
  return createKeyText("testnet", (size) =>
    Uint8Array.from({ length: size }, () => {
      salt = (salt * 1_103_515_245 + 12_345) % 2_147_483_648;
      return salt % 248;
    }),
  );
}

/** A finder on a store that a test holds in its hands. */
function setUp() {
  const clock = createManualClock();
  const keys = new Map<string, FoundCaller>();
  const queries: string[][] = [];
  const store = { isAway: false, failures: 0 };
  let answer: (() => void) | undefined;
  const held = { isHeld: false, answer: () => answer?.() };
  const ask = async (): Promise<void> => {
    if (held.isHeld) await new Promise<void>((resolve) => (answer = resolve));
    if (store.isAway || store.failures-- > 0) throw new Error("connection refused");
  };
  const read = async (texts: readonly string[]): Promise<ReadonlyMap<string, FoundCaller>> => {
    queries.push([...texts]);
    const found = new Map([...keys].filter(([text]) => texts.includes(text)));
    await ask();
    return found;
  };
  const log = { error: () => undefined, info: () => undefined };
  const breaker = createStoreBreaker({ clock, log, probe: async () => void (store.isAway && (await ask())) });
  const finder = new KeyAuthenticator({ outageGraceMs: 600_000, unknownKeysPerMinute }, { read, breaker, clock });
  const add = (text: string, keyId = text): FoundCaller => {
    const found = { caller: { userId: `user of ${keyId}`, keyId, network: "testnet" } } as const;
    keys.set(text, found);
    return found;
  };
  const goAway = async (): Promise<void> => {
    store.isAway = true;
    await breaker.report(new Error("connection refused"));
  };
  return { finder, clock, keys, queries, store, held, add, goAway };
}

describe("a key's look-up", () => {
  it("is one query, however many ask at once", async () => {
    const { finder, queries, add } = setUp();
    const { caller } = add(textOf(1));
    const found = await Promise.all(Array.from({ length: 200 }, () => finder.lookUp(textOf(1), address)));

    expect(found).toEqual(Array(200).fill(caller));
    expect(queries).toEqual([[textOf(1)]]);
  });

  it("refuses a key that expires while its query is under way", async () => {
    const { finder, clock, keys, held, add } = setUp();
    const expiresAtMs = clock.nowMs() + 1_000;
    for (const index of [1, 2]) keys.set(textOf(index), { ...add(textOf(index)), expiresAtMs: expiresAtMs + index });
    held.isHeld = true;
    const found = [1, 2].map((index) => finder.lookUp(textOf(index), address));
    await settle();
    clock.advance(1_001);
    held.answer();

    expect(await Promise.all(found)).toEqual(["nobody", keys.get(textOf(2))?.caller]);
  });

  it("shares a query of up to 100 keys with others, one query at a time", async () => {
    const { finder, queries, held, add } = setUp();
    for (let index = 0; index < 202; index++) add(textOf(index));
    held.isHeld = true;
    const found = Array.from({ length: 202 }, (_, index) => finder.lookUp(textOf(index), address));
    await settle();
    expect(queries.map((texts) => texts.length)).toEqual([100]);
    held.answer();
    await settle();
    expect(queries.map((texts) => texts.length)).toEqual([100, 100]);
    held.isHeld = false;
    held.answer();
    await Promise.all(found);

    expect(queries.map((texts) => texts.length)).toEqual([100, 100, 2]);
  });

  it("is made again after a lost connection, once", async () => {
    const { finder, store, add } = setUp();
    const { caller } = add(textOf(1));
    store.failures = 1;
    expect(await finder.lookUp(textOf(1), address)).toEqual(caller);
    store.failures = 2;
    await expect(finder.lookUp(textOf(2), address)).rejects.toThrow("connection refused");
    expect(await finder.lookUp(textOf(2), address)).toBe("nobody");
  });

  it("is refused when ten thousand keys wait already", async () => {
    const { finder, held } = setUp();
    held.isHeld = true;
    const lookUp = (index: number) =>
      finder.lookUp(textOf(index), `198.51.100.${index % 250}`).catch((error: { data: unknown }) => error.data);
    const first = Array.from({ length: 100 }, (_, index) => lookUp(index));
    await settle();
    const others = Array.from({ length: 10_000 }, (_, index) => lookUp(100 + index));
    await settle();
    const last = finder.lookUp(textOf(20_000), address);
    await expect(last).rejects.toMatchObject({ errorName: "RateLimited", data: { retryAfterMs: 1_000 } });
    held.isHeld = false;
    held.answer();

    expect(new Set(await Promise.all([...first, ...others]))).toEqual(new Set(["nobody"]));
  });
});

describe("a known key", () => {
  it("is answered from memory at any time while it is used, and looked up again behind its calls", async () => {
    const { finder, clock, queries, add } = setUp();
    const { caller } = add(textOf(1));
    await finder.lookUp(textOf(1), address);
    for (let second = 0; second < 120; second++) {
      clock.advance(1_000);
      expect(finder.recall(textOf(1))).toBe(caller);
      await settle();
    }

    expect(queries.length).toBeGreaterThan(2);
    expect(queries.length).toBeLessThan(6);
  });

  it("is one of 128,000 at most: past them the one that was confirmed longest ago is forgotten", () => {
    const memory = new KeyMemory();
    const caller = { keyId: "k", userId: "u", network: "testnet", estimates: "specified" } as const;
    const remember = (text: string) => memory.remember(text, { caller }, { generation: 0, elapsedMs: 0 });
    for (let key = 0; key < 128_000; key++) remember(`key ${key}`);
    remember("key 0");
    expect(memory.known("key 1")).toBeDefined();
    remember("one more");

    expect(["key 0", "key 1", "key 2"].map((text) => memory.known(text) !== undefined)).toEqual([true, false, true]);
  });

  it("that was removed by hand in the store works for one call more", async () => {
    const { finder, clock, keys, add } = setUp();
    add(textOf(1));
    await finder.lookUp(textOf(1), address);
    keys.delete(textOf(1));
    clock.advance(59_000);
    expect(finder.recall(textOf(1))).toMatchObject({ keyId: textOf(1) });
    await settle();

    expect(finder.recall(textOf(1))).toBe("nobody");
  });

  it("is waited for when it was not used for a minute", async () => {
    const { finder, clock, add } = setUp();
    const { caller } = add(textOf(1));
    await finder.lookUp(textOf(1), address);
    clock.advance(60_000);

    expect(finder.recall(textOf(1))).toBeUndefined();
    expect(await finder.lookUp(textOf(1), address)).toEqual(caller);
    expect(finder.recall(textOf(1))).toEqual(caller);
  });

  it("is looked up again at once when it has changed, and only it", async () => {
    const { finder, queries, keys, add } = setUp();
    add(textOf(1));
    add(textOf(2));
    await Promise.all([finder.lookUp(textOf(1), address), finder.lookUp(textOf(2), address)]);
    keys.delete(textOf(1));
    finder.forget({ keyId: textOf(1) });
    expect(finder.recall(textOf(1))).toBeUndefined();
    expect(finder.recall(textOf(2))).toMatchObject({ keyId: textOf(2) });
    await settle();

    expect(queries.at(-1)).toEqual([textOf(1)]);
    expect(finder.recall(textOf(1))).toBe("nobody");
  });

  it("is not remembered as the store had it before a change", async () => {
    const { finder, keys, held, add } = setUp();
    add(textOf(1));
    held.isHeld = true;
    const found = finder.lookUp(textOf(1), address);
    await settle();
    keys.delete(textOf(1));
    finder.forget({ keyId: textOf(1) });
    held.isHeld = false;
    held.answer();
    await found;

    expect(finder.recall(textOf(1))).toBeUndefined();
    expect(await finder.lookUp(textOf(1), address)).toBe("nobody");
  });
});

it("a key that was revoked is not served to those who come after, though a query from before is still running", async () => {
  const { finder, keys, queries, held, add } = setUp();
  const { caller } = add(textOf(1));
  held.isHeld = true;
  const before = finder.lookUp(textOf(1), address);
  await settle();
  keys.delete(textOf(1));
  finder.forget({ keyId: textOf(1) });
  const after = [finder.lookUp(textOf(1), address), finder.lookUp(textOf(1), address)];
  held.isHeld = false;
  held.answer();

  expect(await before).toEqual(caller);
  expect(await Promise.all(after)).toEqual(["nobody", "nobody"]);
  expect(queries).toEqual([[textOf(1)], [textOf(1)]]);
  expect(finder.recall(textOf(1))).toBe("nobody");
});

describe("an unknown key", () => {
  it("is remembered as such, and one of a user who is enabled again is not", async () => {
    const { finder, queries, add } = setUp();
    expect(await finder.lookUp(textOf(1), address)).toBe("nobody");
    expect(finder.recall(textOf(1))).toBe("nobody");
    add(textOf(1), "k1");
    finder.forget({ keyId: "another" });
    expect(finder.recall(textOf(1))).toBe("nobody");
    finder.forget({ userId: "user of k1" });

    expect(await finder.lookUp(textOf(1), address)).toMatchObject({ keyId: "k1" });
    expect(queries).toHaveLength(2);
  });

  it("pushes no real key out of memory, however many there are", async () => {
    const { finder, clock, queries, add } = setUp();
    add(textOf(1));
    await finder.lookUp(textOf(1), address);
    for (let index = 0; index < 20_000; index++)
      await finder.lookUp(textOf(2 + index), `198.51.${index >> 8}.${index % 256}`);
    queries.length = 0;

    expect(finder.recall(textOf(1))).toMatchObject({ keyId: textOf(1) });
    // Nor does the memory of unknown keys grow: the oldest have to be looked up again.
    expect(finder.recall(textOf(20_001))).toBe("nobody");
    expect(finder.recall(textOf(10_002))).toBe("nobody");
    expect(finder.recall(textOf(10_001))).toBeUndefined();
    expect(clock.elapsedMs()).toBe(0);
  });

  it("is looked up so often for a client address, which other addresses and real keys don't notice", async () => {
    const { finder, clock, queries, add } = setUp();
    for (let index = 0; index < unknownKeysPerMinute; index++)
      expect(await finder.lookUp(textOf(index), address)).toBe("nobody");
    const { caller } = add(textOf(1_000));
    const before = queries.length;

    await expect(finder.lookUp(textOf(2_000), address)).rejects.toMatchObject({
      errorName: "RateLimited",
      data: { retryAfterMs: 60_000 / unknownKeysPerMinute },
    });
    expect(queries).toHaveLength(before);
    expect(await finder.lookUp(textOf(1_000), "203.0.113.2")).toEqual(caller);
    expect(finder.recall(textOf(1_000))).toEqual(caller);
    clock.advance(60_000 / unknownKeysPerMinute);
    expect(await finder.lookUp(textOf(2_000), address)).toBe("nobody");
    await expect(finder.lookUp(textOf(2_001), address)).rejects.toMatchObject({ errorName: "RateLimited" });
  });

  it("costs an address at most one query more than it has", async () => {
    const { finder, queries } = setUp();
    const outcomes = await Promise.all(
      Array.from({ length: 5_000 }, (_, index) => finder.lookUp(textOf(index), address).catch(() => "refused")),
    );

    expect(outcomes.filter((outcome) => outcome === "nobody")).toHaveLength(200);
    expect(queries).toHaveLength(2);
  });

  it("costs an address nothing when it is a real one after all", async () => {
    const { finder, add } = setUp();
    for (let index = 0; index < 1_000; index++) {
      add(textOf(index));
      await finder.lookUp(textOf(index), address);
    }
    expect(await finder.lookUp(textOf(2_000), address)).toBe("nobody");
  });
});

describe("while the store is away", () => {
  it("a known key works at once and without a query, until the grace is over", async () => {
    const { finder, clock, queries, add, goAway } = setUp();
    const { caller } = add(textOf(1));
    await finder.lookUp(textOf(1), address);
    clock.advance(3_600_000);
    await goAway();
    const before = queries.length;
    expect(finder.recall(textOf(1))).toEqual(caller);
    clock.advance(599_999);
    expect(finder.recall(textOf(1))).toEqual(caller);
    clock.advance(1);

    expect(() => finder.recall(textOf(1))).toThrow(
      expect.objectContaining({ data: { reason: "store_unavailable", requestId: expect.any(String) } }),
    );
    expect(queries).toHaveLength(before);
  });

  it("a known key works though its own look-up is what finds the store away", async () => {
    const { finder, clock, store, add } = setUp();
    const { caller } = add(textOf(1));
    await finder.lookUp(textOf(1), address);
    clock.advance(60_000);
    store.isAway = true;

    expect(await finder.lookUp(textOf(1), address)).toEqual(caller);
  });

  it("a key that was revoked before stays revoked", async () => {
    const { finder, clock, keys, add, goAway } = setUp();
    add(textOf(1));
    await finder.lookUp(textOf(1), address);
    keys.delete(textOf(1));
    finder.forget({ keyId: textOf(1) });
    await settle();
    await goAway();
    clock.advance(300_000);

    expect(finder.recall(textOf(1))).toBe("nobody");
  });

  it("a key that was revoked while the store went away is not served", async () => {
    const { finder, add, goAway, store } = setUp();
    add(textOf(1));
    await finder.lookUp(textOf(1), address);
    store.isAway = true;
    finder.forget({ keyId: textOf(1) });
    await goAway();
    await settle();

    expect(finder.recall(textOf(1))).toBeUndefined();
    await expect(finder.lookUp(textOf(1), address)).rejects.toMatchObject({ data: { reason: "store_unavailable" } });
  });

  it("a key that nobody has used gets no answer, and no query", async () => {
    const { finder, queries, add, goAway } = setUp();
    add(textOf(1));
    await goAway();

    await expect(finder.lookUp(textOf(1), address)).rejects.toMatchObject({
      errorName: "InternalError",
      data: { reason: "store_unavailable" },
    });
    expect(queries).toEqual([]);
  });

  it("keys are looked up again once it is back", async () => {
    const { finder, clock, store, add, goAway } = setUp();
    await goAway();
    store.isAway = false;
    for (let second = 0; second < 2; second++) {
      clock.advance(1_000);
      await settle();
    }
    const { caller } = add(textOf(1));

    expect(await finder.lookUp(textOf(1), address)).toEqual(caller);
  });
});

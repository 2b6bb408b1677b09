import {
  cancelStream,
  collectBytes,
  createByteBudget,
  isNull,
  isRawJson,
  JsonStream,
  limitStream,
  readJson,
} from "../../../src/json/raw-json.js";

/** A stream of texts that knows whether its source was let go. */
function streamOf(...texts: string[]): { stream: JsonStream; isEnded: () => boolean } {
  let isEnded = false;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for (const text of texts) yield Buffer.from(text);
    } finally {
      isEnded = true;
    }
  }
  return { stream: new JsonStream(chunks()), isEnded: () => isEnded };
}

describe("raw JSON", () => {
  it("is bytes or a stream", () => {
    expect([Buffer.from("1"), new Uint8Array(), streamOf().stream].map(isRawJson)).toEqual([true, true, true]);
    expect(["1", 1, null, undefined, [], {}].map(isRawJson)).toEqual([false, false, false, false, false, false]);
  });

  it("is null or not", () => {
    expect(isNull(Buffer.from("null"))).toBe(true);
    expect(["", "1", "true", '"null"', "[null]", "{}"].map((text) => isNull(Buffer.from(text)))).not.toContain(true);
    expect(isNull(streamOf("null").stream)).toBe(false);
  });

  it("is read as JSON, also from a part of a larger buffer", async () => {
    expect(await readJson(Buffer.from('xx{"a":1}yy').subarray(2, 9))).toEqual({ a: 1 });
    expect(await readJson(streamOf('{"a"', ":1}").stream)).toEqual({ a: 1 });
  });
});

describe("limitStream", () => {
  it("lets exactly the limit through", async () => {
    expect(await collectBytes(limitStream(streamOf("abc", "de").stream, createByteBudget(5)))).toEqual(
      Buffer.from("abcde"),
    );
  });

  it("fails one byte past it and lets the source go", async () => {
    const { stream, isEnded } = streamOf("abc", "def", "ghi");
    await expect(collectBytes(limitStream(stream, createByteBudget(5)))).rejects.toMatchObject({ code: -32011 });
    expect(isEnded()).toBe(true);
  });

  it("leaves to others what was drawn by a stream that comes to nothing", async () => {
    const budget = createByteBudget(5);
    const { stream: tooLong } = streamOf("abc", "def");
    await expect(collectBytes(limitStream(tooLong, budget))).rejects.toMatchObject({ code: -32011 });
    const { stream: broken } = streamOf("abc", undefined as never);
    await expect(collectBytes(limitStream(broken, budget))).rejects.toThrow("first argument");
    expect(await collectBytes(limitStream(streamOf("abcde").stream, budget))).toEqual(Buffer.from("abcde"));
  });
});

describe("cancelStream", () => {
  it("lets the source go, though nobody has read from it", async () => {
    const { stream, isEnded } = streamOf("abc", "def");
    await cancelStream(stream);
    expect(isEnded()).toBe(true);
  });

  it("takes a source that fails for one that has ended", async () => {
    const { stream } = streamOf(undefined as never);
    await expect(cancelStream(stream)).resolves.toBeUndefined();
  });
});

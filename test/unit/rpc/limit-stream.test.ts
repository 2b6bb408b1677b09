import { collectBytes } from "../../../src/json/raw-json.js";
import { createByteBudget, limitStream } from "../../../src/rpc/limit-stream.js";
import { streamOf } from "../json/stream-of.js";

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

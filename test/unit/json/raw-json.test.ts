import { cancelStream, isNull, isRawJson, readJson } from "../../../src/json/raw-json.js";
import { streamOf } from "./stream-of.js";

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

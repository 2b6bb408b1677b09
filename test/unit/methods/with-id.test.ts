import { JsonStream } from "../../../src/json/raw-json.js";
import { withId } from "../../../src/methods/with-id.js";

const hash = "0x359f6010957a25b885387e3201c9262c71f91e47ff487c49e5168a54fa8ddb50";
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe("withId", () => {
  it("adds the first 24 digits of the hash, and keeps the rest", async () => {
    const answer = withId(Promise.resolve(json({ hash, nonce: "0x1", blockHash: null })));
    await expect(answer).resolves.toEqual({ _id: "359f6010957a25b885387e32", hash, nonce: "0x1", blockHash: null });
  });

  it("reads an answer that comes in pieces", async () => {
    const bytes = json({ hash });
    const chunks = (async function* () {
      yield bytes.subarray(0, 10);
      yield bytes.subarray(10);
    })();
    await expect(withId(Promise.resolve(new JsonStream(chunks)))).resolves.toMatchObject({
      _id: "359f6010957a25b885387e32",
    });
  });

  it("leaves null as it is, and passes a failure on", async () => {
    await expect(withId(Promise.resolve(json(null)))).resolves.toBeNull();
    const failure = new Error("gone");
    await expect(withId(Promise.reject(failure))).rejects.toBe(failure);
  });
});

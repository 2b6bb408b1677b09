import { collectBytes, JsonStream } from "../../../../src/json/raw-json.js";
import { joinArrays } from "../../../../src/methods/logs/join-arrays.js";
import { fc } from "../../../seeded-fast-check.js";

async function* chunksOf(text: string, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((left, right) => left - right), bytes.length];
  for (const [index, place] of places.slice(1).entries()) yield bytes.subarray(places[index], place);
}

const join = async (texts: readonly string[], cuts: readonly number[] = []): Promise<string> => {
  const streams = texts.map((text) => new JsonStream(chunksOf(text, cuts)));
  return Buffer.from(await collectBytes(new JsonStream(joinArrays(streams)))).toString();
};

describe("joinArrays", () => {
  it("makes one array of all items, wherever the chunks end", async () => {
    const log = fc.record({ data: fc.string(), topics: fc.array(fc.string(), { maxLength: 2 }) });
    const array = fc.tuple(fc.array(log, { maxLength: 3 }), fc.constantFrom(undefined, 1, "\t"));
    const arrays = fc.array(array, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(arrays, fc.array(fc.nat(500), { maxLength: 8 }), async (given, cuts) => {
        const texts = given.map(
          ([logs, space]) => `${space ? " " : ""}${JSON.stringify(logs, null, space)}${space ? "\n" : ""}`,
        );
        expect(JSON.parse(await join(texts, cuts))).toEqual(given.flatMap(([logs]) => logs));
      }),
    );
  });

  it.each([["[{}", "[1]"], [""], ["null"], ["[1", "2]"]])("fails at what is no whole array: %s", async (...texts) => {
    await expect(join(texts)).rejects.toThrow("no complete JSON array");
  });
});

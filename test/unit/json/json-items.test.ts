import { itemsOf } from "../../../src/json/json-items.js";
import { JsonStream } from "../../../src/json/raw-json.js";
import { fc } from "../../seeded-fast-check.js";

async function parseAll(items: AsyncIterable<Uint8Array>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(JSON.parse(Buffer.from(item).toString()));
  return all;
}

async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const end = at + (sizes[turn % sizes.length] ?? 1);
    yield bytes.subarray(at, end);
    at = end;
  }
}

describe("itemsOf", () => {
  it("finds every object of an array, whatever is in it and wherever its chunks end", async () => {
    const items = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }), { maxLength: 8 });
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(items, sizes, fc.constantFrom(0, 2), async (expected, lengths, indent) => {
        const bytes = Buffer.from(JSON.stringify(expected, undefined, indent));
        const sent: unknown = JSON.parse(bytes.toString());
        expect(await parseAll(itemsOf(bytes))).toEqual(sent);
        expect(await parseAll(itemsOf(new JsonStream(cut(bytes, lengths))))).toEqual(sent);
      }),
    );
  });

  it("reads no more of a stream than is wanted, and ends it", async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield Buffer.from('[{"a":"]"}');
        for (;;) yield Buffer.from(',{"a":"\\"}"}');
      } finally {
        isEnded = true;
      }
    }
    const found: string[] = [];
    for await (const item of itemsOf(new JsonStream(endless()))) {
      found.push(Buffer.from(item).toString());
      if (found.length === 3) break;
    }
    expect(found).toEqual(['{"a":"]"}', '{"a":"\\"}"}', '{"a":"\\"}"}']);
    expect(isEnded).toBe(true);
  });
});

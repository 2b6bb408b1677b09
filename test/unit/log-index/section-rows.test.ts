import { createSectionRows, isIntact } from "../../../src/log-index/section-rows.js";
import { chunkDataBytes, sectionBlocks } from "../../../src/log-index/section.js";
import { bloomBitsOf, bloomOf } from "../../../src/rootstock/logs-bloom.js";

const contract = `0x${"a1".repeat(20)}` as const;
const event = `0x${"b2".repeat(32)}` as const;
const bloom = bloomOf([{ address: contract, topics: [event] }]);

/** The columns whose bit is set in a row. */
function columnsOf(chunk: Buffer): number[] {
  const columns: number[] = [];
  for (let column = 0; column < sectionBlocks; column++)
    if (((chunk[column >> 3] as number) >> (column & 7)) & 1) columns.push(column);
  return columns;
}

it("has a bit for each block in the rows of its filter's bits, and in no other", () => {
  const rows = createSectionRows();
  for (const column of [0, 7, 8, sectionBlocks - 1]) rows.add(column, bloom);
  const bits = new Set([...bloomBitsOf(contract), ...bloomBitsOf(event)]);

  for (let bit = 0; bit < 2_048; bit++)
    expect(columnsOf(rows.chunk(bit))).toEqual(bits.has(bit) ? [0, 7, 8, sectionBlocks - 1] : []);
});

it("is empty again once it was cleared", () => {
  const rows = createSectionRows();
  rows.add(5, bloom);
  rows.clear();

  expect(bloomBitsOf(contract).flatMap((bit) => columnsOf(rows.chunk(bit)))).toEqual([]);
});

it.each(["0x", "0x00", `0x${"0".repeat(510)}`, `0x${"g".repeat(512)}`])("refuses a filter that is none: %s", (text) => {
  expect(() => createSectionRows().add(0, text)).toThrow("not 256 bytes");
});

it("shows when a stored row was changed", () => {
  const rows = createSectionRows();
  rows.add(0, bloom);
  const chunk = Buffer.from(rows.chunk(bloomBitsOf(contract)[0]));
  expect(isIntact(chunk)).toBe(true);
  for (const at of [0, chunkDataBytes - 1, chunkDataBytes]) {
    const changed = Buffer.from(chunk);
    changed[at]! ^= 1;
    expect(isIntact(changed)).toBe(false);
  }
  expect(isIntact(Buffer.alloc(chunk.length))).toBe(false);
});

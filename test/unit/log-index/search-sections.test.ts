import { searchSections } from "../../../src/log-index/search-sections.js";
import type { SectionFile } from "../../../src/log-index/section-file.js";
import { createSectionRows } from "../../../src/log-index/section-rows.js";
import { chunkBytes, sectionBlocks } from "../../../src/log-index/section.js";

const SECTIONS = 3;
const all = `0x${"ff".repeat(256)}`;
const terms = [[[1, 2, 3]]] as const;

/** A file of like sections, in which every filter has all of its bits set in the blocks given by their place in the section. */
function fileWith(columns: Iterable<number>): SectionFile {
  const rows = createSectionRows();
  for (const column of columns) rows.add(column, all);
  const chunk = Buffer.from(rows.chunk(1));
  const unused = () => Promise.reject(new Error("not used"));
  return {
    readRow: async (_bit, _slot, count) => Buffer.alloc(count * chunkBytes, chunk),
    readEntries: unused,
    write: unused,
    drop: unused,
    close: unused,
  };
}

async function search(columns: Iterable<number>, range = { from: 0, to: SECTIONS * sectionBlocks - 1 }) {
  const added: [number, number][] = [];
  const found = { add: (from: number, to: number) => void added.push([from, to]), ranges: () => [] };
  const run = { file: fileWith(columns), first: 0, count: SECTIONS };
  expect(await searchSections(run, { terms, range }, found)).toEqual([]);
  return added;
}

it("finds single blocks in each section", async () => {
  const [first, second, third] = [0, sectionBlocks, 2 * sectionBlocks];
  expect(await search([31, 64])).toEqual(
    [first, second, third].flatMap((start) => [
      [start + 31, start + 31],
      [start + 64, start + 64],
    ]),
  );
});

it("takes no more steps where all blocks match than a 32nd of them, which keeps the event loop free", async () => {
  const added = await search(Array.from({ length: sectionBlocks }, (_, column) => column));

  expect(added.length).toBeLessThanOrEqual((SECTIONS * sectionBlocks) / 32);
  expect([added[0], added.at(-1)]).toEqual([
    [0, 31],
    [SECTIONS * sectionBlocks - 32, SECTIONS * sectionBlocks - 1],
  ]);
});

it("finds nothing outside of the range, to the block", async () => {
  expect(await search([10, 20, 30], { from: 11, to: 29 })).toEqual([[11, 29]]);
  expect(await search([10, 20], { from: 11, to: 19 })).toEqual([[11, 19]]);
  expect(await search([10, 20], { from: 21, to: sectionBlocks + 9 })).toEqual([]);
});

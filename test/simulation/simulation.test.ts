import { runs } from "../runs.js";
import { foundContentsSeeds, foundSeeds } from "./found-seeds.js";
import { runSeed } from "./run-seed.js";

it("does the same for the same seed", async () => {
  const lines: string[][] = [[], []];
  const [one, other] = [await runSeed(7, { trace: (line) => lines[0]?.push(line) }), await runSeed(7)];
  await runSeed(7, { trace: (line) => lines[1]?.push(line) });

  expect(other).toEqual(one);
  expect(lines[1]).toEqual(lines[0]);
  expect(one.calls).toBeGreaterThan(20);
});

const CHUNK = 25;

/** More are for `npm run simulate`. */
it.each(Array.from({ length: runs(10) }, (_, part) => part))("keeps all promises, part %d", async (part) => {
  const results = [];
  for (let seed = part * CHUNK + 1; seed <= (part + 1) * CHUNK; seed++) results.push(await runSeed(seed));

  expect(results.filter(({ findings }) => findings.length > 0)).toEqual([]);
});

it.each(Array.from({ length: runs(4) }, (_, part) => part))(
  "keeps all promises beside a process that shares its probes, part %d",
  async (part) => {
    const results = [];
    for (let seed = part * CHUNK + 1; seed <= (part + 1) * CHUNK; seed++)
      results.push(await runSeed(seed, { hasNeighbour: true }));

    expect(results.filter(({ findings }) => findings.length > 0)).toEqual([]);
  },
);

it.each(Array.from({ length: runs(4) }, (_, part) => part))(
  "keeps all promises before nodes that leave out what blocks contain or make it up, part %d",
  async (part) => {
    const results = [];
    for (let seed = part * CHUNK + 1; seed <= (part + 1) * CHUNK; seed++)
      results.push(await runSeed(seed, { hasUntrueContents: true }));

    expect(results.filter(({ findings }) => findings.length > 0)).toEqual([]);
  },
);

it.each(Object.entries(foundSeeds))("keeps all promises for seed %d, for which %s", async (seed) => {
  expect(await runSeed(Number(seed))).toMatchObject({ findings: [] });
});

it.each(Object.entries(foundContentsSeeds))(
  "keeps all promises for contents of seed %d, for which %s",
  async (seed) => {
    expect(await runSeed(Number(seed), { hasUntrueContents: true })).toMatchObject({ findings: [] });
  },
);

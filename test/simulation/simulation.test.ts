import { runSeed } from "./run-seed.js";

it("does the same for the same seed", async () => {
  const lines: string[][] = [[], []];
  const [one, other] = [await runSeed(7, { trace: (line) => lines[0]?.push(line) }), await runSeed(7)];
  await runSeed(7, { trace: (line) => lines[1]?.push(line) });

  expect(other).toEqual(one);
  expect(lines[1]).toEqual(lines[0]);
  expect(one.calls).toBeGreaterThan(20);
});

import { join } from "node:path";
import { killLeftPrograms, runProgram } from "./run-program.js";

afterEach(killLeftPrograms);

it("2 GB of buffers let the program collect its whole heap a few times at most, and V8 complain of nothing", async () => {
  const { ended, output } = runProgram({ NODE_OPTIONS: `--require=${join(__dirname, "make-buffers.cjs")}` }, ["help"]);

  await expect(ended).resolves.toBe(0);

  const [, count] = /^(\d+) collections\n$/.exec(output.stderr) ?? [];
  // By itself Node.js 24 does so 21 times. Node.js 20, which has no such flag, does so up to 12 times.
  expect(Number(count)).toBeLessThan(18);
});

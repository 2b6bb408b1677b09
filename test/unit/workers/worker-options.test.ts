import { workerOptions } from "../../../src/workers/worker-options.js";

it("gives worker processes more room for young objects, besides the options of their primary", () => {
  expect(workerOptions({ execArgv: ["--enable-source-maps"], nodeOptions: "" })).toEqual([
    "--enable-source-maps",
    "--max-semi-space-size=32",
  ]);
});

it.each([
  [["--max-semi-space-size=8"], ""],
  [["--max_semi_space_size", "8"], ""],
  [[], "--no-warnings --max-semi-space-size=8"],
])("leaves it where it was chosen: %p, NODE_OPTIONS=%p", (execArgv, nodeOptions) => {
  expect(workerOptions({ execArgv, nodeOptions })).toEqual(execArgv);
});

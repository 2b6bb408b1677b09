import { cpSync } from "node:fs";
import { join } from "node:path";
import { killLeftPrograms } from "../e2e/run-program.js";
import { installProgram, programFolder, searchPath } from "./harness/install-program.js";
import { runCommand } from "./harness/run-command.js";
import { type MatrixService, startService } from "./harness/start-service.js";

// Installs the clients.
let service: MatrixService;
let folder: string;

beforeAll(async () => {
  folder = await installProgram("rpc-clients");
  cpSync(join(programFolder("rpc-clients"), "program.mjs"), join(folder, "program.mjs"));
  service = await startService();
});
afterAll(async () => {
  await service?.stop();
  killLeftPrograms();
});

it("clients that match responses by id show why a key is refused", async () => {
  const env = { PATH: searchPath(folder), ...service.environments.testnet[0] };
  const { exitCode, output } = await runCommand(["node", "--test-reporter=tap", "program.mjs"], { cwd: folder, env });

  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringMatching(/^# pass 3$/m) });
});

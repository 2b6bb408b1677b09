import { join } from "node:path";
import { findFreePort } from "../fakes/find-free-port.js";
import { createDashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { killLeftPrograms } from "./run-program.js";
import { makeDataDir, startProgram } from "./start-program.js";

const folder = makeDataDir();

afterAll(() => {
  killLeftPrograms();
  folder.remove();
});

it("a log-in leaves promises unhooked: calls cost what they did before", async () => {
  const preload = join(__dirname, "tell-promise-hooks.cjs");
  const settings = { PORT: String(await findFreePort()), NODE_OPTIONS: `--require ${preload}` };
  const { origin, run, stop } = await startProgram({ DATA_DIR: folder.dataDir, ...settings });
  const client = createDashboardClient(origin);
  await joinAsSomebody(client);
  await Promise.all(Array.from({ length: 5 }, () => client.get("/api/me")));

  process.kill(run.pid, "SIGUSR2");
  await run.untilOutput(({ stdout }) => stdout.includes("promises are"));
  expect(run.output.stdout).toContain("promises are free");
  await stop();
});

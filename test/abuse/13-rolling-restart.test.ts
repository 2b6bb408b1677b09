import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readBanner } from "../e2e/read-banner.js";
import { killLeftPrograms, type ProgramRun, runProgram } from "../e2e/run-program.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { killLeftProcesses, startProcess } from "./harness/processes.js";
import { type Nginx, startNginx } from "./harness/start-nginx.js";
import type { BystanderOptions, Observation } from "./processes/bystander.js";

/** Each call takes 20 ms at the node, so that some are under way whenever a process is told to stop. */
const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x${"1".repeat(40)}","data":"0x00000014"},"latest"]}`;

let dataDir: string;
let nginx: Nginx | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "rootgate-restart-"));
});
afterEach(async () => {
  killLeftProcesses();
  killLeftPrograms();
  await nginx?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts one of the processes; all share the store. */
async function start(port: number, nodePort: number): Promise<ProgramRun> {
  const run = runProgram({
    PORT: String(port),
    DATA_DIR: dataDir,
    NETWORKS: "testnet",
    TESTNET_NODE_URL: `http://127.0.0.1:${nodePort}`,
    SHUTDOWN_DELAY_MS: "1000",
    DAILY_REQUESTS: "1000000000",
  });
  await run.untilOutput(({ stdout }) => /^ *curl /m.test(stdout) && stdout.endsWith("\n\n"));
  return run;
}

/** Resolves when a process answers requests that come from now on. */
async function untilUsed(port: number, proxy: Nginx): Promise<void> {
  const before = proxy.requests().length;
  const isUsed = (): boolean =>
    proxy
      .requests()
      .slice(before)
      .some((request) => request.port === port);
  while (!isUsed()) await sleep(50);
}

it("two processes restarted one after the other behind nginx fail no request", async () => {
  const nodePort = await startProcess("slow-node").receive<number>();
  const controlUrl = `http://127.0.0.1:${await startProcess("control").receive<number>()}`;
  const ports = [await findFreePort(), await findFreePort()];
  const runs = new Map<number, ProgramRun>();
  for (const port of ports) runs.set(port, await start(port, nodePort));
  const proxy = (nginx = await startNginx(ports));
  const banner = readBanner((runs.get(ports[0] as number) as ProgramRun).output.stdout);
  const url = `http://127.0.0.1:${proxy.port}${new URL(banner.urls.testnet).pathname}`;
  const options: BystanderOptions = { url, controlUrl, body, callsPerSecond: 100 };
  const client = startProcess("bystander", options);

  for (const [port, run] of runs) {
    await untilUsed(port, proxy);
    expect(await run.end("SIGTERM")).toBe(0);
    runs.set(port, await start(port, nodePort));
    await untilUsed(port, proxy);
  }
  client.send("report");
  const { service } = await client.receive<Observation>();
  // The system resets connections that it holds when the listener closes: the more, the longer the process waits for a core just then.
  const repeated = proxy.brokenConnections().length;
  process.stdout.write(
    `${service.count} requests, failed ${JSON.stringify(service.failures)}; ${repeated} repeated by nginx\n`,
  );

  expect(service.failures).toEqual({});
}, 240_000);

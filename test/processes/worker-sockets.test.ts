import { untilTrue } from "../e2e/until-true.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { closeWebSockets, openWebSocket, type SocketClient } from "../integration/web-socket-client.js";
import { pidsOf, startWorkers, WORKERS } from "./start-workers.js";

const folder = useDataDir();

afterEach(closeWebSockets);

/** Calls one after the other over a WebSocket; when it is closed, the request that has no response is repeated over another. */
function keepCallingOverSockets(url: string) {
  const outcome = { served: 0, failed: 0, closings: [] as number[] };
  const stop = new AbortController();
  const callOver = async (client: SocketClient): Promise<void> => {
    while (!stop.signal.aborted) {
      client.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}');
      if ("result" in (await client.nextJson())) outcome.served++;
      else outcome.failed++;
    }
  };
  const calling = (async () => {
    while (!stop.signal.aborted) {
      const client = await openWebSocket(url).catch(() => undefined);
      if (!client) {
        // The worker was killed during the handshake.
        outcome.closings.push(1_006);
        continue;
      }
      await callOver(client).catch(async () => outcome.closings.push((await client.closed).code));
      client.socket.terminate();
    }
  })();
  // Reported by stop().
  calling.catch(() => undefined);
  return {
    outcome,
    stop: async () => {
      stop.abort();
      await calling;
      return outcome;
    },
  };
}

it("responds to every request over WebSockets while workers are replaced or killed, at most after another connection", async () => {
  const program = await startWorkers({ DATA_DIR: folder.dataDir, SHUTDOWN_DELAY_MS: "500" });
  const { urls, run, stop } = program;
  const callers = Array.from({ length: 6 }, () => keepCallingOverSockets(urls.testnet));
  const untilMore = async (): Promise<void> => {
    const before = callers.map(({ outcome }) => outcome.served);
    await untilTrue(async () => callers.every(({ outcome }, index) => outcome.served > (before[index] ?? 0) + 10));
  };
  await untilMore();
  process.kill(run.pid, "SIGUSR2");
  await run.untilOutput(({ stderr }) => stderr.includes("all worker processes have been replaced"));
  await untilMore();
  // Twice where the next connection was to a worker that was yet to be replaced.
  for (const { outcome } of callers) expect([[1_001], [1_001, 1_001]]).toContainEqual(outcome.closings);
  const [killed = 0] = pidsOf(program, "listening");
  process.kill(killed, "SIGKILL");
  await untilTrue(async () => pidsOf(program, "listening").length === 2 * WORKERS + 1);
  await untilMore();
  for (const caller of callers) expect(await caller.stop()).toMatchObject({ failed: 0 });
  // Only those of the killed worker had to connect again.
  const broken = callers.flatMap(({ outcome }) => outcome.closings).filter((code) => code === 1_006);
  expect(broken.length).toBeGreaterThan(0);
  expect(broken.length).toBeLessThan(callers.length);
  await stop();
});

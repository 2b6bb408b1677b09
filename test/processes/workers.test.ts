import { writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createWalletClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstockTestnet } from "viem/chains";
import { type Answer, ask } from "../e2e/ask.js";
import type { PrintedAccount } from "../e2e/read-banner.js";
import { runProgram } from "../e2e/run-program.js";
import { makeDataDir, type StartedProgram, startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { openWebSocket } from "../integration/web-socket-client.js";
import { pidsOf, startWorkers, WORKERS } from "./start-workers.js";

interface Event {
  readonly params: { readonly result: unknown };
}

const folder = useDataDir();

const start = (settings: Readonly<Record<string, string>> = {}): Promise<StartedProgram> =>
  startWorkers({ DATA_DIR: folder.dataDir, ...settings });

/** The value of a metric, over all labels that begin so. */
async function metric({ origin }: StartedProgram, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const lines = text.split("\n").filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** Longer than any call takes: it would wait for ever. */
const HUNG_MS = 20_000;

/** Calls one after the other, on a connection that is kept or on one for each: an error, or a connection that breaks, is a failure. */
function keepCalling(url: string, { keepAlive = true } = {}) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const outcome = { served: 0, failed: 0, hung: 0 };
  const stop = new AbortController();
  const callOnce = (): Promise<void> =>
    new Promise((resolve) => {
      const failed = (): void => {
        outcome.failed++;
        resolve();
      };
      const call = request(
        url,
        { method: "POST", agent, headers: { "content-type": "application/json" } },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (part: string) => (text += part));
          response.once("error", failed).once("end", () => {
            if ("result" in (JSON.parse(text) as Answer)) outcome.served++;
            else outcome.failed++;
            resolve();
          });
        },
      );
      call.setTimeout(HUNG_MS, () => {
        outcome.hung++;
        call.destroy();
      });
      call.once("error", failed).end('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}');
    });
  const calling = (async () => {
    while (!stop.signal.aborted) await callOnce();
    agent.destroy();
  })();
  return {
    outcome,
    stop: async () => {
      stop.abort();
      await calling;
      return outcome;
    },
  };
}

it("serves one devchain over all workers, each counted by itself in the metrics of all", async () => {
  const program = await start();
  const { urls, accounts, stop } = program;
  const body = { to: accounts.testnet[1]?.address, from: accounts.testnet[0]?.address, value: "0x1" };
  // Each on a connection of its own, so that all workers get some.
  const estimates = await Promise.all(Array.from({ length: 20 }, () => ask(urls.testnet, "eth_estimateGas", [body])));
  expect(new Set(estimates.map(({ result }) => result))).toEqual(new Set(["0x5208"]));
  expect(await metric(program, "rootgate_requests_total")).toBe(20);
  expect(await metric(program, "nodejs_active_resources_total")).toBeGreaterThan(0);
  expect(program.run.output.stdout.match(/rootgate is ready/g)).toHaveLength(1);
  await stop();
});

it("tells the subscribers of every worker of each block and each transaction", async () => {
  const { urls, accounts, stop } = await start();
  // Workers take connections in turn.
  const sockets = await Promise.all(Array.from({ length: 2 * WORKERS }, () => openWebSocket(urls.testnet)));
  for (const socket of sockets) {
    for (const kind of ["newPendingTransactions", "newHeads"]) {
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: [kind] }));
      expect(await socket.nextJson()).toMatchObject({ result: expect.stringMatching(/^0x/) });
    }
  }
  const [from, to] = accounts.testnet as [PrintedAccount, PrintedAccount];
  const account = privateKeyToAccount(from.privateKey);
  const wallet = createWalletClient({ account, chain: rootstockTestnet, transport: http(urls.testnet) });
  const hash = await wallet.sendTransaction({ to: to.address, value: 1n });
  for (const socket of sockets) {
    const events = [await socket.nextJson<Event>(), await socket.nextJson<Event>()];
    expect(events.map(({ params: { result } }) => result)).toEqual([hash, expect.objectContaining({ number: "0x1" })]);
    socket.socket.terminate();
  }
  await stop();
});

it("serves exactly the quota of a day, of 30,000 requests over all workers", async () => {
  const program = await start();
  const { urls, stop } = program;
  const batch = JSON.stringify(
    Array.from({ length: 100 }, (_, id) => ({ jsonrpc: "2.0", id, method: "eth_chainId", params: [] })),
  );
  // Each on a connection of its own, so that workers take them in turn.
  const send = async (): Promise<number> => {
    const response = await fetch(urls.testnet, {
      method: "POST",
      headers: { "content-type": "application/json", connection: "close" },
      body: batch,
    });
    return ((await response.json()) as Answer[]).filter(({ result }) => result !== undefined).length;
  };
  let served = 0;
  for (let round = 0; round < 15; round++)
    for (const count of await Promise.all(Array.from({ length: 20 }, send))) served += count;
  expect(served).toBe(25_000);
  expect(await metric(program, "rootgate_requests_total")).toBe(30_000);
  await stop();
});

it.each([0, 50, 150])("ends in order %i ms after the first worker listens, while others start", async (ms) => {
  const settings = { DATA_DIR: folder.dataDir, WORKERS: "3", PORT: String(await findFreePort()) };
  const program = await startProgram(settings);
  await sleep(ms);
  await expect(program.stop()).resolves.toBeUndefined();
});

it("replaces a worker that is killed, and its totals stay", async () => {
  const program = await start();
  const { urls, run, stop } = program;
  const callers = Array.from({ length: 12 }, (_, index) => keepCalling(urls.testnet, { keepAlive: index < 4 }));
  await untilTrue(async () => callers.every(({ outcome }) => outcome.served > 10));
  const before = await metric(program, "rootgate_requests_total");
  const [killed = 0] = pidsOf(program, "listening");
  process.kill(killed, "SIGKILL");
  await run.untilOutput(({ stderr }) => stderr.includes("ended by SIGKILL: starting another"));
  await untilTrue(async () => pidsOf(program, "listening").length === WORKERS + 1);
  expect(await metric(program, "rootgate_requests_total")).toBeGreaterThanOrEqual(before);
  for (const caller of callers) {
    const { failed, hung } = await caller.stop();
    // At most the call under way, and the next one on a connection that was just handed on.
    expect([failed <= 2, hung]).toEqual([true, 0]);
  }
  await stop();
});

it("replaces all workers at SIGUSR2 without a failed request", async () => {
  const program = await start({ SHUTDOWN_DELAY_MS: "500" });
  const { urls, run, stop } = program;
  const callers = Array.from({ length: 4 }, () => keepCalling(urls.testnet));
  await untilTrue(async () => callers.every(({ outcome }) => outcome.served > 10));
  process.kill(run.pid, "SIGUSR2");
  await run.untilOutput(({ stderr }) => stderr.includes("all worker processes have been replaced"));
  for (const caller of callers) expect(await caller.stop()).toMatchObject({ failed: 0, hung: 0 });
  expect(new Set(pidsOf(program, "listening")).size).toBe(2 * WORKERS);
  await stop();
});

it("reloads the file of settings without a failed request, and keeps the old ones where the new ones are wrong", async () => {
  const file = join(folder.dataDir, "rootgate.json");
  const write = (settings: object): void => writeFileSync(file, JSON.stringify(settings));
  write({ DAILY_REQUESTS: 100_000, SHUTDOWN_DELAY_MS: 500 });
  const program = await start({ ROOTGATE_CONFIG: file });
  const { urls, run, stop } = program;
  const reload = async (message: string): Promise<void> => {
    process.kill(run.pid, "SIGUSR2");
    await run.untilOutput(({ stderr }) => stderr.includes(message));
  };
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
  const headers = { "content-type": "application/json" };
  const readPolicy = async () =>
    (await fetch(urls.testnet, { method: "POST", headers, body })).headers.get("ratelimit-policy");
  const callers = Array.from({ length: 4 }, () => keepCalling(urls.testnet));
  write({ DAILY_REQUESTS: 200_000, SHUTDOWN_DELAY_MS: 600 });
  await reload("a change of these settings needs a restart: SHUTDOWN_DELAY_MS");
  const command = async (): Promise<unknown> => {
    const { ended, output } = runProgram({ DATA_DIR: folder.dataDir, PORT: "0", ROOTGATE_CONFIG: file }, ["reload"]);
    return [await ended, output.stdout, output.stderr];
  };
  const refusal = "a change of these settings needs a restart: SHUTDOWN_DELAY_MS";
  expect(await command()).toEqual([1, "", `rootgate: ${refusal}\n`]);
  const policies = [await readPolicy()];
  write({ DAILY_REQUESTS: 200_000, CONCURRENT_CALLS: 7, SHUTDOWN_DELAY_MS: 500 });
  expect(await command()).toEqual([0, "All worker processes have been replaced.\n", ""]);
  policies.push(await readPolicy());
  for (const caller of callers) expect(await caller.stop()).toMatchObject({ failed: 0, hung: 0 });
  expect(policies).toEqual([expect.stringContaining("q=100000"), expect.stringContaining("q=200000")]);
  await stop();
});

describe("with a node", () => {
  let node: FakeRskj;

  beforeEach(async () => {
    node = await createFakeRskj({ chainId: 31 });
  });
  afterEach(() => node.close());

  it("ends all workers when the primary process is killed", async () => {
    const program = await start({ NETWORKS: "testnet", TESTNET_NODE_URL: node.url });
    // One of them serves before the others say that they listen.
    await untilTrue(async () => pidsOf(program, "listening").length === WORKERS);
    const workers = pidsOf(program, "listening");
    await program.run.end("SIGKILL");
    await untilTrue(async () => workers.every((pid) => !isRunning(pid)));
    expect(workers).toHaveLength(WORKERS);
  });

  it("probes it about as often as one process does", async () => {
    const pollMs = 100;
    const probes = () => node.requests.filter(({ body }) => body.includes('"latest"')).length;
    const program = await start({
      WORKERS: "4",
      NETWORKS: "testnet",
      TESTNET_NODE_URL: node.url,
      HEAD_POLL_MS: String(pollMs),
    });
    const [probesBefore, startedAt] = [probes(), performance.now()];
    await untilTrue(async () => probes() - probesBefore >= 30);

    // Four by themselves need no more than 8 turns.
    expect(performance.now() - startedAt).toBeGreaterThan(20 * pollMs);
    await program.stop();
  });

  it("fails to start when a worker can't", async () => {
    const held = await start({ NETWORKS: "testnet", TESTNET_NODE_URL: node.url });
    const PORT = new URL(held.origin).port;
    const other = makeDataDir();
    const starting = startProgram({ DATA_DIR: other.dataDir, WORKERS: "2", PORT, TESTNET_NODE_URL: node.url });
    await expect(starting).rejects.toThrow(/EADDRINUSE[^]*ended with exit code 1 before it listened/);
    other.remove();
    await held.stop();
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

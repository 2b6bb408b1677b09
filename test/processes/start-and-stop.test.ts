import { execFile, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { workerCountOf } from "../../src/config/workers.js";
import { ask } from "../e2e/ask.js";
import { killLeftPrograms, type ProgramRun, runProgram } from "../e2e/run-program.js";
import { makeDataDir, startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";

let folder: ReturnType<typeof makeDataDir>;
let fake: FakeRskj | undefined;

beforeEach(() => {
  folder = makeDataDir();
});
afterEach(async () => {
  killLeftPrograms();
  await fake?.close();
  fake = undefined;
  folder.remove();
});

const start = (settings: Readonly<Record<string, string>> = {}, args: readonly string[] = []) =>
  startProgram({ DATA_DIR: folder.dataDir, ...settings }, args);

/** Runs a line as pasted into a shell; without curl, makes the request that the line describes. */
async function paste(line: string): Promise<string> {
  if (spawnSync("curl", ["--version"]).status === 0) return (await promisify(execFile)("sh", ["-c", line])).stdout;
  const [, url = "", header = "", body = ""] = /^curl -s (\S+) -H '(.+)' -d '(.+)'$/.exec(line) ?? [];
  const headers = [header.split(": ") as [string, string]];
  return (await fetch(url, { method: "POST", headers, body })).text();
}

/** Opens a connection and says something, or nothing, on it. */
async function openConnection(origin: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1").on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  if (text !== "") socket.write(text);
  return socket;
}

/** Whether nothing listens there any more. On a connection of its own, which waits for no other call of this process. */
function isRefused(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${origin}/healthz`, { agent: false }, (response) => {
      response.resume().once("close", () => resolve(false));
    }).once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "ECONNREFUSED"));
  });
}

describe("a start", () => {
  it("prints addresses, accounts and a curl line that works when pasted", async () => {
    const { urls, accounts, curlLine, stop } = await start();
    expect(await ask(urls.testnet, "eth_chainId")).toMatchObject({ result: "0x1f" });
    expect(await ask(urls.mainnet, "eth_chainId")).toMatchObject({ result: "0x1e" });
    expect([accounts.testnet.length, accounts.mainnet.length]).toEqual([5, 5]);
    expect(JSON.parse(await paste(curlLine))).toEqual({ jsonrpc: "2.0", id: 1, result: "0x0" });
    await stop();
  });

  it("leaves nothing on disk that others may read, whatever the umask", async () => {
    const dataDir = join(folder.dataDir, "made by the start");
    const program = ["sh", "-c", 'umask 0; exec "$@"', "sh"];
    const run = runProgram({ DATA_DIR: dataDir, PORT: "0", NETWORKS: "testnet" }, [], program);
    await run.untilOutput(({ stderr }) => stderr.includes("listening"));
    const paths = ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })];
    const readable = paths.filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0);
    await run.end("SIGTERM");

    expect(paths).toEqual(expect.arrayContaining(["rootgate.sqlite", "rootgate.sqlite-wal", "master-secret"]));
    expect(readable).toEqual([]);
  });

  it("prints the same keys and accounts the second time", async () => {
    const first = await start();
    await first.stop();
    const second = await start();
    await second.stop();
    const pathsOf = ({ urls }: typeof first) => Object.values(urls).map((url) => new URL(url).pathname);
    expect(pathsOf(second)).toEqual(pathsOf(first));
    expect(second.accounts).toEqual(first.accounts);
    expect(second.accounts.testnet[0]).not.toEqual(second.accounts.mainnet[0]);
  });

  it("keeps keys out of the log", async () => {
    const { run, urls, accounts, stop } = await start({ LOG_LEVEL: "debug" });
    await ask(urls.testnet, "eth_blockNumber");
    await ask(urls.testnet, "eth_sendRawTransaction", ["0x00"]);
    await ask(`${urls.mainnet}x`, "eth_blockNumber");
    await fetch(urls.testnet, { method: "POST", body: "not JSON", headers: { "content-type": "text/plain" } });
    await stop();
    const keys = Object.values(urls).map((url) => new URL(url).pathname.slice(1));
    const secrets = [...keys, ...Object.values(accounts).flatMap((list) => list.map(({ privateKey }) => privateKey))];
    expect(run.output.stderr).toContain("listening");
    expect(secrets.filter((secret) => run.output.stderr.includes(secret))).toEqual([]);
  });

  it("prints nothing but its log in production", async () => {
    const settings = {
      MODE: "production",
      DEVCHAIN: "true",
      MASTER_SECRET: "x".repeat(32),
      PORT: "0",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "no-reply@example.org",
    };
    const run = runProgram({ ...settings, DATA_DIR: folder.dataDir });
    // By default, all cores of this machine.
    const workers = workerCountOf({ MODE: "production", WORKERS: undefined });
    await run.untilOutput(({ stderr }) => stderr.includes(workers > 1 ? `"workers":${workers},` : "listening"));
    const [, port] = /"port":(\d+)/.exec(run.output.stderr) ?? [];
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([status, await run.end("SIGTERM"), run.output.stdout]).toEqual([200, 0, ""]);
  });
});

describe("a stop", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("on %s waits for no connection that is merely open", async (signal) => {
    const { run, origin, urls } = await start();
    await ask(urls.testnet, "eth_blockNumber"); // fetch keeps its connection
    const silent = await openConnection(origin, "");
    const slow = await openConnection(origin, "POST /");
    const kept = await openConnection(origin, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await new Promise((resolve) => kept.once("data", resolve));
    // 1 where it took as long as running calls get to finish.
    expect(await run.end(signal)).toBe(0);
    for (const socket of [silent, slow, kept]) socket.destroy();
  });

  it("waits for no thread that searches the documentation", async () => {
    const { run, origin } = await start();
    const params = { name: "search_docs", arguments: { query: "logs" } };
    const response = await fetch(`${origin}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    expect(await response.text()).toContain("eth_getLogs");
    expect(await run.end("SIGTERM")).toBe(0);
  });

  it("lets a running call finish, and takes no new ones", async () => {
    const node = (fake = await createFakeRskj({ chainId: 31 }));
    const { run, origin, urls } = await start({ TESTNET_NODE_URL: node.url });
    await ask(urls.testnet, "eth_blockNumber"); // the first call has the node's chain checked
    const over = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      // Probes get no response meanwhile. A call that shared a batch with a probe is sent again alone.
      node.fault = (response, id) => {
        if (!node.requests.at(-1)?.body.includes("eth_gasPrice")) return;
        const respond = () => response.end(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1234" }));
        if (over.signal.aborted) respond();
        else over.signal.addEventListener("abort", respond);
        resolve();
      };
    });
    const running = ask(urls.testnet, "eth_gasPrice").catch((cause: Error) => {
      throw new Error(`the call failed; the program's log:\n${run.output.stderr}`, { cause });
    });
    await arrived;
    const ended = run.end("SIGTERM");
    await untilTrue(() => isRefused(origin));
    over.abort();
    expect(await running).toMatchObject({ result: "0x1234" });
    expect(await ended).toBe(0);
  });

  it("serves on until load balancers have noticed, one log line per step, and lets go of the port", async () => {
    const { run, origin, urls } = await start({ SHUTDOWN_DELAY_MS: "6000" });
    const readiness = (): Promise<number> => fetch(`${origin}/readyz`).then(({ status }) => status);
    expect(await readiness()).toBe(200);
    const ended = run.end("SIGTERM");
    await untilTrue(async () => (await readiness()) === 503);
    expect(await ask(urls.testnet, "eth_chainId")).toMatchObject({ result: "0x1f" });

    expect(await ended).toBe(0);
    await expect(readiness()).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
    const lines = run.output.stderr
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(lines.slice(lines.indexOf("listening") + 1)).toEqual([
      "shutting down: not ready any more, requests are still served",
      "no longer listening: waiting for running requests",
      "no requests are left: returning quota, closing nodes and store",
      "shut down",
    ]);
  });

  it("cuts off what takes longer than the timeout, and ends all the same", async () => {
    const node = (fake = await createFakeRskj({ chainId: 31 }));
    const { run, urls } = await start({ TESTNET_NODE_URL: node.url, SHUTDOWN_TIMEOUT_MS: "100" });
    await ask(urls.testnet, "eth_blockNumber");
    // Not at a probe, which may come before the call.
    const arrived = new Promise<void>((resolve) => {
      node.fault = () => void (node.requests.at(-1)?.body.includes("eth_gasPrice") && resolve());
    });
    const outcome = ask(urls.testnet, "eth_gasPrice").then(
      () => "answered",
      () => "cut off",
    );
    await arrived;
    expect(await run.end("SIGTERM")).toBe(0);
    expect(await outcome).toBe("cut off");
    expect(run.output.stderr).toContain("running requests were cut off");
  });

  it("is over at once when a second signal comes", async () => {
    const { run, origin } = await start({ SHUTDOWN_DELAY_MS: "3600000" });
    void run.end("SIGTERM");
    await untilTrue(async () => (await fetch(`${origin}/readyz`)).status === 503);
    let isOver = false;
    void run.ended.then(() => (isOver = true));
    // The first half second counts as the same signal.
    await untilTrue(async () => {
      if (!isOver) process.kill(run.pid, "SIGINT");
      return isOver;
    });
    expect(await run.ended).toBe(130);
  });

  it("as soon as the program watches for signals, before it is loaded, is a stop, and leaves nothing behind", async () => {
    const script =
      'process.on("newListener",(name)=>name==="SIGTERM"&&queueMicrotask(()=>process.kill(process.pid,"SIGTERM")))';
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
    const run = runProgram({ PORT: "0", DATA_DIR: join(folder.dataDir, "made"), NODE_OPTIONS });
    expect(await run.ended).toBe(0);
    expect(run.output.stderr).toContain("stopped before it was ready");
    expect(existsSync(join(folder.dataDir, "made"))).toBe(false);
  });

  it.each(["the database is there", "the devchains are there", "it listens"])(
    "while the program is still starting, when %s, is a stop",
    async (moment) => {
      const run = runProgram({ PORT: "0", DATA_DIR: folder.dataDir });
      await untilTrue(async () => hasReached(run, moment));
      expect(await run.end("SIGTERM")).toBe(0);
      const again = await start();
      expect(await ask(again.urls.testnet, "eth_blockNumber")).toMatchObject({ result: "0x0" });
      await again.stop();
    },
  );
});

/** How far a start has come. */
function hasReached({ output }: ProgramRun, moment: string): boolean {
  if (moment === "it listens") return output.stderr.includes("listening");
  return existsSync(join(folder.dataDir, moment === "the database is there" ? "rootgate.sqlite" : "testnet.chain"));
}

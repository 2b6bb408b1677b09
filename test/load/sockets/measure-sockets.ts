import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Wallet } from "ethers";
import { readCpuUs, readMemoryBytes } from "../measure/process-usage.js";
import { formatNumber, formatTable } from "../report/format-table.js";
import { type StartedProcess, startProcess } from "../start-process.js";
import { startGateway } from "../targets/start-gateway.js";
import type { StartedTarget } from "../targets/target.js";
import type { Arrivals, ClientsOptions } from "./socket-clients.js";

/*
 * Many WebSockets on one process, each with a subscription to newHeads and one to logs: `npm run bench:sockets`. Each block has one log.
 * `--peer "PROGRAM ARGS" --peer-url http://127.0.0.1:PORT/` measures another program instead, in front of the gateway: README.md.
 */

const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "10000" },
    blocks: { type: "string", default: "30" },
    peer: { type: "string" },
    "peer-url": { type: "string", default: "" },
  },
});
const connections = Number(values.connections);
const blocks = Number(values.blocks);
const clientProcesses = 2;
const blockTimeoutMs = 60_000;
/** Of a contract whose constructor emits a log of 32 bytes. */
const emitLog = "0x60206000a000";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rootgate-sockets-"));
const gateway = await startGateway({
  program: at("../../../bundle/main.js"),
  folder,
  settings: {
    WEBSOCKETS_PER_USER: "20000",
    WEBSOCKETS_PER_ADDRESS: "20000",
    DEVCHAIN_BLOCK_DELAY_MS: "0",
    // No further blocks after that of a transaction.
    DEVCHAIN_CONFIRMATIONS: "0",
    CONCURRENT_CALLS: "10000",
    // Some peers make all subscriptions on one connection.
    SUBSCRIPTIONS_PER_CONNECTION: "30000",
  },
});
const started: StartedProcess[] = [];
try {
  const measured = values.peer ? await startPeer(values.peer) : gateway;
  const { pid } = measured.process;
  const wallet = new Wallet(/0x[\da-f]{64}/.exec(gateway.process.output)?.[0] ?? "");
  for (let nonce = 0; nonce < 3; nonce++) await mine(wallet, nonce);
  await sleep(1_000);
  const idleBytes = readMemoryBytes(pid);
  const subscribing = performance.now();
  const clients = await Promise.all(Array.from({ length: clientProcesses }, () => startClients(measured.url)));
  started.push(...clients);
  const subscribedMs = performance.now() - subscribing;
  await sleep(3_000);
  const bytesEach = (readMemoryBytes(pid) - idleBytes) / connections;

  const [first, last, cpuUs]: [number[], number[], number[]] = [[], [], []];
  for (let block = 0; block < blocks; block++) {
    const arrivals = clients.map(nextArrivals);
    const cpuBefore = readCpuUs(pid) ?? 0;
    const sentMs = performance.timeOrigin + performance.now();
    await mine(wallet, 3 + block);
    const all = await Promise.all(arrivals);
    first.push(Math.min(...all.map(({ firstMs }) => firstMs)) - sentMs);
    last.push(Math.max(...all.map(({ lastMs }) => lastMs)) - sentMs);
    cpuUs.push(((readCpuUs(pid) ?? 0) - cpuBefore) / connections / 2);
    await sleep(100);
  }
  const rows = [
    ["Memory of each connection", `${formatNumber(bytesEach / 1_000)} kB`],
    ["Memory of the process, after the blocks", `${formatNumber(readMemoryBytes(pid) / 1e6)} MB`],
    ["Time to open and subscribe all", `${formatNumber(subscribedMs / 1_000)} s`],
    ["From sending a transaction to the first event of its block, p50, p99", describe(first)],
    ["From sending it to the last delivery, p50, p99", describe(last)],
    ["CPU of each event, the block's execution included, p50", `${formatNumber(quantile(cpuUs, 0.5))} µs`],
  ];
  process.stdout.write(`${connections} connections, ${blocks} blocks\n\n${formatTable(["what", "found"], rows)}\n`);
} finally {
  await Promise.all([gateway.process, ...started].map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
}

/** Another program before the gateway, whose URLs are in its environment. It is ready when it has printed something and listens. */
async function startPeer(command: string): Promise<Pick<StartedTarget, "url" | "process">> {
  const url = values["peer-url"];
  const env = { UPSTREAM_URL: gateway.url, UPSTREAM_WS_URL: gateway.url.replace("http:", "ws:") };
  const process = await startProcess({ command: ["sh", "-c", `exec ${command}`], env, readyPattern: /./ });
  started.push(process);
  const { hostname, port } = new URL(url);
  for (let attempt = 0; !(await isListening(hostname, Number(port))); attempt++) {
    if (attempt === 100) throw new Error(`nothing listens at ${url}`);
    await sleep(100);
  }
  return { url, process };
}

async function isListening(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

function startClients(url: string): Promise<StartedProcess> {
  const options: ClientsOptions = { url, connections: connections / clientProcesses };
  const command = [process.execPath, at("socket-clients.js"), JSON.stringify(options)];
  return startProcess({ command, readyPattern: /all are subscribed/, hasChannel: true, timeoutMs: 180_000 });
}

async function nextArrivals({ child }: StartedProcess): Promise<Arrivals> {
  const [arrivals] = (await once(child, "message", { signal: AbortSignal.timeout(blockTimeoutMs) })) as [Arrivals];
  return arrivals;
}

/** Sends a transaction, of which a block is made at once. */
async function mine(wallet: Wallet, nonce: number): Promise<void> {
  const fields = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 200_000, nonce, data: emitLog };
  const params = [await wallet.signTransaction(fields)];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params });
  const headers = { "content-type": "application/json" };
  const response = await fetch(gateway.url, { method: "POST", headers, body });
  const { error } = (await response.json()) as { readonly error?: { readonly message: string } };
  if (error) throw new Error(error.message);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function describe(times: readonly number[]): string {
  return `${formatNumber(quantile(times, 0.5))} ms, ${formatNumber(quantile(times, 0.99))} ms`;
}

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "../measure/median.js";
import { readMemoryBytes, readMemoryPeakBytes } from "../measure/process-usage.js";
import { formatMegabytes, formatNumber, formatTable } from "../report/format-table.js";
import { type StartedProcess, startProcess } from "../start-process.js";
import { startGateway } from "../targets/start-gateway.js";
import type { StartedTarget } from "../targets/target.js";
import { fillIndex } from "./fill-index.js";
import { contractOf, HEAD, INDEXED_BLOCKS, LOG_COUNTS } from "./long-chain.js";

// How long eth_getLogs takes over a chain as long as the main network's, with and without the index: `npm run bench:logs`. To write the
// index takes minutes: `-- --data FOLDER` keeps it for the next time.

const PIECE_MS = [20, 100];
const ROUNDS = 3;

const { values } = parseArgs({ options: { data: { type: "string" } } });
const given = values.data;
const folder = mkdtempSync(join(tmpdir(), "rootgate-logs-"));
const node = await startProcess({
  command: [process.execPath, fileURLToPath(new URL("logs-node.js", import.meta.url))],
  readyPattern: /the node is at .*\n/,
  hasChannel: true,
});
try {
  const nodeUrl = /http:\S+/.exec(node.output)?.[0] ?? "";
  const rows: string[][] = [];
  const remarks: string[] = [];
  const dataFolder = given ?? join(folder, "data");
  const indexFolder = join(dataFolder, "testnet.logs");
  if (!existsSync(indexFolder)) await fillIndex(indexFolder);
  remarks.push(`Disk of the index: ${diskOf(indexFolder)} MB`);
  for (const isIndexed of [false, true]) {
    const startedAt = performance.now();
    const gateway = await startGateway({
      program: fileURLToPath(new URL("../../../bundle/main.js", import.meta.url)),
      folder,
      nodeUrl,
      dataFolder,
      settings: { TESTNET_CHAIN: "regtest", CACHE_MAX_BYTES: "0", METRICS: "true", LOGS_INDEX: String(isIndexed) },
    });
    if (isIndexed) {
      await untilIndexed(gateway);
      remarks.push(`From the start of the process until the whole index could be searched: ${seconds(startedAt)} s`);
    }
    const before = readMemoryBytes(gateway.process.pid);
    for (const pieceMs of PIECE_MS) rows.push(await measureRow(gateway, { pieceMs, isIndexed }));
    const peak = readMemoryPeakBytes(gateway.process.pid);
    remarks.push(
      `Memory ${isIndexed ? "with" : "without"} the index: ${formatMegabytes(before)} MB, at most ${formatMegabytes(peak)} MB`,
    );
    await gateway.process.stop();
  }
  const heads = ["", ...LOG_COUNTS.map((count) => `${formatNumber(count)} logs`)];
  console.log(`Over ${HEAD + 1} blocks, medians of ${ROUNDS}:\n\n${formatTable(heads, rows)}\n\n${remarks.join("\n")}`);
} finally {
  await node.stop();
  rmSync(folder, { recursive: true });
}

async function measureRow(gateway: StartedTarget, { pieceMs, isIndexed }: { pieceMs: number; isIndexed: boolean }) {
  await tell(node, { pieceMs });
  const cells: string[] = [];
  for (const count of LOG_COUNTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      const found = await getLogs(gateway.url, count);
      times.push(performance.now() - startedAt);
      if (found !== count) throw new Error(`${found} logs instead of ${count}`);
    }
    cells.push(`${formatNumber(median(times) / 1_000)} s`);
  }
  return [`${pieceMs} ms a piece, ${isIndexed ? "with" : "without"} the index`, ...cells];
}

async function getLogs(url: string, count: number): Promise<number> {
  const filter = { fromBlock: "earliest", toBlock: "latest", address: contractOf(count) };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getLogs", params: [filter] });
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { result, error } = (await response.json()) as { result?: unknown[]; error?: { message: string } };
  if (!result) throw new Error(error?.message);
  return result.length;
}

async function untilIndexed({ url }: StartedTarget): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(new URL("/metrics", url))).text();
    if (metrics.includes(`rootgate_log_index_blocks{network="testnet"} ${INDEXED_BLOCKS}`)) return;
    await sleep(20);
  }
}

async function tell({ child }: StartedProcess, message: object): Promise<void> {
  child.send(message);
  await once(child, "message");
}

function diskOf(path: string): string {
  return formatMegabytes(Number(execFileSync("du", ["-sk", path], { encoding: "utf8" }).split("\t")[0]) * 1_024);
}

function seconds(since: number): string {
  return formatNumber((performance.now() - since) / 1_000);
}

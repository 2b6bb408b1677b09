import { appendFileSync } from "node:fs";
import { maxSlowdown } from "./harness/measure-bystander.js";
import { type FairnessOptions, formatRow, measureFairness } from "./harness/measure-fairness.js";
import { killLeftProcesses } from "./harness/processes.js";
import { type KindName, kinds } from "./processes/fairness/kinds.js";

/** `npm run fairness`: all attacks, as often as this says; otherwise a few of them, briefly. */
const rounds = Number(process.env["FAIRNESS_ROUNDS"] ?? 0);
/** Where rows are added to, besides the output. */
const file = process.env["FAIRNESS_FILE"];

const overWebSocket: ReadonlySet<KindName> = new Set([
  "batches of 1,000 eth_chainId",
  "batches of 1,000 uncached balances",
  "web3_sha3 of 1 MiB",
  "malformed raw transactions",
  "deep JSON",
  "rpc.discover",
  "logs with 200 topics",
  "endless EVM loop",
]);
/** Their limits count by IP address. */
const ofStrangers: ReadonlySet<KindName> = new Set(["sign-ups", "log-ins", "forged keys"]);
const brief: readonly KindName[] = ["batches of 1,000 eth_chainId", "sign-ups"];

function optionsOf(): FairnessOptions[] {
  const chosen = rounds > 0 ? (Object.keys(kinds) as KindName[]) : brief;
  const times =
    rounds > 0
      ? { durationMs: 6_000, rounds, restMs: Number(process.env["FAIRNESS_REST_MS"] ?? 60_000) }
      : { durationMs: 4_000, rounds: 4, restMs: 0 };
  return chosen.flatMap((kind) => {
    const http = { kind, transport: "HTTP", addresses: ofStrangers.has(kind) ? 100 : 1, ...times } as const;
    return rounds > 0 && overWebSocket.has(kind) ? [http, { ...http, transport: "WebSocket" } as const] : [http];
  });
}

afterEach(killLeftProcesses);

it.each(optionsOf())("nobody waits for 32 connections of $kind over $transport", async (options) => {
  const report = await measureFairness(options);
  const row = formatRow(options, report);
  process.stdout.write(`${row}\n`);
  if (file) appendFileSync(file, `${row}\n`);

  expect([report.undisturbed.failures, report.disturbed.failures]).toEqual([{}, {}]);
  expect(report.slowdown).toBeLessThan(maxSlowdown);
  expect(report.addedBytes).toBeLessThan(256_000_000);
  if (options.restMs > 0) expect(report.keptBytes).toBeLessThan(64_000_000);
});

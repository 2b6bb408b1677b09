import { setTimeout as sleep } from "node:timers/promises";
import type { FairnessAttack } from "../processes/attackers/fairness.js";
import { type BystanderReport, measureBystander } from "./measure-bystander.js";
import { runAttacker, setUrgency, startProcess } from "./processes.js";
import { startVictim } from "./start-victim.js";
import { createTurnMeter } from "./turn-meter.js";

export interface FairnessOptions extends Pick<FairnessAttack, "kind" | "transport"> {
  readonly addresses: number;
  readonly durationMs: number;
  /** Runs at most; the best one counts. */
  readonly rounds: number;
  /** How long memory may take to come back; 0: it isn't looked at. */
  readonly restMs: number;
}

export interface AttackResult {
  readonly counts: Readonly<Record<string, number>>;
  /** CPU time of the longest turn of the event loop. */
  readonly maxMs: number;
}

export interface FairnessReport extends BystanderReport<AttackResult> {
  /** Memory above that before the attack, after the rest. */
  readonly keptBytes: number;
}

const connections = 32;
/** As in the image and the unit of systemd. */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: "131072" };
const balance = '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["{address}","latest"]}';

/** One attack on a service of its own, with a scripted node behind it; for EVM loops its devchain. */
export async function measureFairness(options: FairnessOptions): Promise<FairnessReport> {
  const { kind, transport, addresses, durationMs, rounds, restMs } = options;
  const meter = createTurnMeter();
  const node = kind === "endless EVM loop" ? undefined : startProcess("slow-node");
  // It stands for a machine of its own.
  if (node) setUrgency(node.pid, true);
  const nodeSettings = node && {
    NETWORKS: "testnet",
    TESTNET_NODE_URL: `http://127.0.0.1:${await node.receive<number>()}`,
  };
  const victim = await startVictim({ settings: { ...meter.settings, ...memorySettings, ...nodeSettings } });
  try {
    const { url, cookies } = await victim.join();
    const access = { keyPath: new URL(url).pathname, cookies };
    const attack: FairnessAttack = { kind, transport, port: victim.port, access, connections, addresses, durationMs };
    const run = async (): Promise<AttackResult> => {
      await meter.read(victim.pid);
      const counts = await runAttacker<AttackResult["counts"]>("fairness", attack);
      return { counts, maxMs: (await meter.read(victim.pid)).maxMs };
    };
    const beforeBytes = victim.memory().nowBytes;
    const choices = { body: balance, callsPerSecond: 50, attempts: rounds };
    const report = await measureBystander(victim, run, choices);
    await sleep(restMs);
    return { ...report, keptBytes: victim.memory().nowBytes - beforeBytes };
  } finally {
    await victim.stop();
    await node?.stop();
    meter.remove();
  }
}

/** A row of the table in docs/decisions/fairness.md. */
export function formatRow({ kind, transport, addresses }: FairnessOptions, report: FairnessReport): string {
  const { undisturbed, disturbed, control, attack, addedBytes, keptBytes } = report;
  const failed = Object.values(disturbed.failures).reduce((sum, count) => sum + count, 0);
  const cells = [
    `${kind}${transport === "HTTP" ? "" : `, ${transport}`}${addresses > 1 ? `, ${addresses} addresses` : ""}`,
    `${undisturbed.p50Ms.toFixed(1)} / ${undisturbed.p99Ms.toFixed(1)}`,
    `${disturbed.p50Ms.toFixed(1)} / ${disturbed.p99Ms.toFixed(1)}`,
    control.p99Ms.toFixed(1),
    String(failed),
    attack.maxMs.toFixed(0),
    `${(addedBytes / 1e6).toFixed(0)} / ${(keptBytes / 1e6).toFixed(0)}`,
    JSON.stringify(attack.counts).replaceAll(/[{}"]/g, ""),
  ];
  return `| ${cells.join(" | ")} |`;
}

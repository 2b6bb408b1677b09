import { setTimeout as sleep } from "node:timers/promises";
import { isThorough } from "../../runs.js";
import type { BystanderOptions, Observation } from "../processes/bystander.js";
import type { Figures } from "../processes/figures.js";
import { forgetPeak } from "./memory.js";
import { setUrgency, startProcess } from "./processes.js";
import type { Victim } from "./start-victim.js";

/** What an attack did to somebody else. */
export interface BystanderReport<Attack> {
  readonly undisturbed: Figures;
  readonly disturbed: Figures;
  /** What a server that does nothing was like meanwhile: how busy the machine was. */
  readonly control: Figures;
  /** The disturbed p99 as a multiple of the undisturbed one, of the control's, or of the floor, whichever is most. */
  readonly slowdown: number;
  /** What the service took more than before, at its peak. */
  readonly addedBytes: number;
  readonly attack: Attack;
}

export interface BystanderChoices extends Partial<Pick<BystanderOptions, "body" | "callsPerSecond">> {
  /** The shortest time in each state; it has to be long enough for a p99. */
  readonly minMs?: number;
  /** How often it may be measured, until a run suffices: other programs spoil one now and then, but not all. */
  readonly attempts?: number;
}

/** Below this, two p99 differ by chance. */
const floorMs = 5;

/**
 * How long an attack lasts, of the time that is thorough. Then everything is measured for longer, and until the goal is met: for figures
 * that other programs have not spoiled.
 */
export function attackMs(thoroughMs: number): number {
  return isThorough ? thoroughMs : thoroughMs * 0.6;
}

const defaults = {
  body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  callsPerSecond: 100,
  minMs: isThorough ? 4_000 : 2_000,
  attempts: 4,
};

/** The goal: no attack makes anybody wait longer than so many times as long. */
const goodSlowdown = 3;

/** The bound of the tests: other programs make a run miss the goal, but not by as much as a service held up does. */
export const maxSlowdown = 12;

/** A run below it ends the measurement. */
const sufficientSlowdown = isThorough ? goodSlowdown : maxSlowdown;

/** Lets a bystander call the service before and during `attack`; resolves to the first run that suffices, or else to the best one. */
export async function measureBystander<Attack>(
  victim: Victim,
  attack: () => Promise<Attack>,
  choices: BystanderChoices = {},
): Promise<BystanderReport<Attack>> {
  const all = { ...defaults, ...choices };
  let best: BystanderReport<Attack> | undefined;
  for (let attempt = 1; ; attempt++) {
    const report = await measureOnce(victim, attack, all);
    process.stdout.write(`${format(report)}\n`);
    if (!best || report.slowdown < best.slowdown) best = report;
    if (best.slowdown < sufficientSlowdown || attempt === all.attempts) return best;
  }
}

async function measureOnce<Attack>(
  victim: Victim,
  attack: () => Promise<Attack>,
  { body, callsPerSecond, minMs }: Required<BystanderChoices>,
): Promise<BystanderReport<Attack>> {
  const control = startProcess("control");
  const controlUrl = `http://127.0.0.1:${await control.receive<number>()}`;
  const bystander = startProcess("bystander", { url: victim.bystanderUrl, controlUrl, body, callsPerSecond });
  for (const { pid } of [control, bystander]) setUrgency(pid, true);
  const observe = (): Promise<Observation> => {
    bystander.send("report");
    return bystander.receive<Observation>();
  };
  try {
    // Connections are opened and code is compiled before anything counts.
    await sleep(minMs / 4);
    await observe();
    await sleep(minMs);
    const before = await observe();
    const beforeBytes = victim.memory().nowBytes;
    forgetPeak(victim.pid);
    const [result] = await Promise.all([attack(), sleep(minMs)]);
    const during = await observe();
    const least = Math.max(before.service.p99Ms, during.control.p99Ms, floorMs);
    return {
      undisturbed: before.service,
      disturbed: during.service,
      control: during.control,
      slowdown: during.service.p99Ms / least,
      addedBytes: victim.memory().peakBytes - beforeBytes,
      attack: result,
    };
  } finally {
    await Promise.all([bystander.stop(), control.stop()]);
  }
}

function format({ undisturbed, disturbed, control, slowdown, addedBytes }: BystanderReport<unknown>): string {
  const describe = ({ p50Ms, p99Ms, maxMs, count, failures }: Figures): string =>
    `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, max ${maxMs.toFixed(1)} ms of ${count} calls, failed ${JSON.stringify(failures)}`;
  return [
    `before: ${describe(undisturbed)}`,
    `during: ${describe(disturbed)}`,
    `control: p99 ${control.p99Ms.toFixed(1)} ms`,
    `slowdown ${slowdown.toFixed(1)}, ${(addedBytes / 1e6).toFixed(0)} MB more`,
  ].join("; ");
}

import { setTimeout as sleep } from "node:timers/promises";
import { isThorough } from "../runs.js";
import { readCpuMs } from "./harness/cpu.js";
import { attackMs, maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { EstimatesOptions } from "./processes/attackers/estimates.js";

/** No loop: makes a megabyte of memory and hashes it 27 times, which is all that a block has gas for. */
const hashing = `0x${"620ea6005f2050".repeat(27)}00`;
/** No loop: 85 pairs at once, the most that a block has gas for. All zeros are two points at infinity. */
const pairing = "0x5f5f613fc05f60085afa5000";
const endless = "0x5b600056";

/** A short call that the devchain executes. */
const body = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "eth_call",
  params: [{ to: `0x${"0".repeat(40)}`, data: "0x" }, "latest"],
});

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim({ settings: { NETWORKS: "testnet" } });
});
afterAll(async () => {
  await victim.stop();
});
afterEach(killLeftProcesses);

const attackWith = (code: string, options: Partial<EstimatesOptions> = {}) =>
  runAttacker<number>("estimates", {
    url: victim.attackerUrl,
    code,
    calls: 40,
    durationMs: attackMs(5_000),
    ...options,
  });

describe("one user's long estimates on the devchain", () => {
  const shapes = [
    ["an endless loop", endless],
    ["hashing in straight-line code", hashing],
    ["one large pairing check", pairing],
  ] as const;

  it.each(isThorough ? shapes : shapes.slice(0, 1))("don't hold up another user: %s", async (_, code) => {
    const report = await measureBystander(victim, () => attackWith(code), { body });

    expect([report.undisturbed.failures, report.disturbed.failures]).toEqual([{}, {}]);
    expect(report.slowdown).toBeLessThan(maxSlowdown);
    expect(report.addedBytes).toBeLessThan(200_000_000);
  });

  it("end when the user has left", async () => {
    await attackWith(hashing, { leaveAfterMs: 100 });
    await sleep(100);

    const before = readCpuMs(victim.pid);
    await sleep(2_000);

    // Each of them has work for more than a second.
    expect(readCpuMs(victim.pid) - before).toBeLessThan(1_000);
  });
});

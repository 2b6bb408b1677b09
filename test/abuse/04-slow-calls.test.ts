import { attackMs, maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { type HarnessProcess, killLeftProcesses, runAttacker, startProcess } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { SlowCallsOptions } from "./processes/attackers/slow-calls.js";

/** A short call of the bystander's: 20 ms at its node. */
const body = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "eth_call",
  params: [{ to: `0x${"0".repeat(40)}`, data: "0x00000014" }, "latest"],
});

let node: HarnessProcess;
let victim: Victim;

beforeAll(async () => {
  node = startProcess("slow-node");
  const url = `http://127.0.0.1:${await node.receive<number>()}`;
  // Nothing is answered from memory: each call has to get its turn at the node.
  const settings = { NETWORKS: "testnet", TESTNET_NODE_URL: url, CACHE_MAX_BYTES: "0", CONCURRENT_CALLS: "256" };
  victim = await startVictim({ settings });
});
afterAll(async () => {
  await victim.stop();
  await node.stop();
});
afterEach(killLeftProcesses);

describe("one user's slow calls", () => {
  it("leave room at the node for another user's", async () => {
    const options: SlowCallsOptions = {
      url: victim.attackerUrl,
      connections: 256,
      callMs: 1_000,
      durationMs: attackMs(5_000),
    };
    const attack = () => runAttacker<number>("slow-calls", options);
    const report = await measureBystander(victim, attack, { body, callsPerSecond: 50 });

    expect([report.undisturbed.failures, report.disturbed.failures]).toEqual([{}, {}]);
    expect(report.slowdown).toBeLessThan(maxSlowdown);
    // They are served all the same: three quarters of the node's 64 slots are theirs.
    expect(report.attack).toBeGreaterThanOrEqual(256);
  });
});

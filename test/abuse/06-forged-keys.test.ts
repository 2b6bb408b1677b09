import { attackMs, maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { ForgedKeys, ForgedKeysOptions } from "./processes/attackers/forged-keys.js";

const perMinute = 300;
/** What one query looks up: an address may overdraw its misses by so many. */
const keysPerQuery = 100;

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim({ settings: { UNKNOWN_KEYS_PER_MINUTE: String(perMinute) } });
});
afterAll(() => victim.stop());
afterEach(killLeftProcesses);

describe("forged API keys with a right checksum", () => {
  it("cost the store a bounded number of look-ups, and nobody with a key fails", async () => {
    const options: ForgedKeysOptions = { origin: victim.origin, connections: 64, durationMs: attackMs(5_000) };
    const attack = () => runAttacker<ForgedKeys>("forged-keys", options);
    const report = await measureBystander(victim, attack);

    expect(report.disturbed.failures).toEqual({});
    expect(report.addedBytes).toBeLessThan(200_000_000);
    const { "-32021": lookedUp = 0, "-32005": refused = 0, failed, elapsedMs } = report.attack;
    expect(failed).toBeUndefined();
    expect(lookedUp).toBeLessThanOrEqual(perMinute + keysPerQuery + (perMinute * elapsedMs) / 60_000);
    expect(refused).toBeGreaterThan(0);
  });

  it("take no more than strangers may hold for batches, whose requests are each refused", async () => {
    const options: ForgedKeysOptions = {
      origin: victim.origin,
      connections: 64,
      durationMs: attackMs(5_000),
      batchLength: 1_000,
    };
    const attack = () => runAttacker<ForgedKeys>("forged-keys", options);
    const report = await measureBystander(victim, attack);

    expect(report.disturbed.failures).toEqual({});
    expect(report.slowdown).toBeLessThan(maxSlowdown);
    expect(report.addedBytes).toBeLessThan(200_000_000);
    expect(report.attack["failed"]).toBeUndefined();
  });
});

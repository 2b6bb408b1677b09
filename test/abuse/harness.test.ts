import { setTimeout as sleep } from "node:timers/promises";
import { maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim();
});
afterAll(() => victim.stop());
afterEach(killLeftProcesses);

describe("a bystander", () => {
  it("does not take an attacker's own CPU time for the service's", async () => {
    const burn = () => Promise.all([1, 2, 3].map(() => runAttacker("burn-cpu", { durationMs: 3_000 })));
    const { undisturbed, disturbed, slowdown } = await measureBystander(victim, burn);

    expect([undisturbed.failures, disturbed.failures]).toEqual([{}, {}]);
    expect(Math.min(undisturbed.count, disturbed.count)).toBeGreaterThan(150);
    expect(slowdown).toBeLessThan(maxSlowdown);
  });

  it("notices a service that stands still", async () => {
    const halt = async (): Promise<void> => {
      process.kill(victim.pid, "SIGSTOP");
      await sleep(500);
      process.kill(victim.pid, "SIGCONT");
    };
    let { disturbed, slowdown } = await measureBystander(victim, halt, { attempts: 1 });
    // Another program may have disturbed the calls before, which then look as slow.
    for (let more = 2; more > 0 && slowdown <= 10; more--)
      ({ disturbed, slowdown } = await measureBystander(victim, halt, { attempts: 1 }));

    expect(disturbed.failures).toEqual({});
    expect(disturbed.maxMs).toBeGreaterThan(400);
    expect(slowdown).toBeGreaterThan(10);
  });
});

describe("a victim", () => {
  it("serves two users with API keys of their own", async () => {
    const urls = [victim.attackerUrl, victim.bystanderUrl, await victim.signUp()];
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) {
      const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
      const headers = { "content-type": "application/json" };
      const response = await fetch(url, { method: "POST", headers, body });
      expect(await response.json()).toMatchObject({ result: "0x1f" });
    }
  });

  it("tells of its memory, its metrics and its log", async () => {
    const { nowBytes, peakBytes } = victim.memory();
    expect(nowBytes).toBeGreaterThan(30_000_000);
    expect(peakBytes).toBeGreaterThanOrEqual(nowBytes);
    expect(await victim.metric("nodejs_eventloop_lag_max_seconds")).toBeGreaterThan(0);
    expect(victim.log().map(({ msg }) => msg)).toContain("listening");
  });
});

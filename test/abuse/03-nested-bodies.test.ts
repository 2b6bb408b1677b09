import { attackMs, maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { SendBodiesOptions } from "./processes/attackers/send-bodies.js";
import type { HeavyBody } from "./processes/heavy-bodies.js";

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim();
});
afterAll(() => victim.stop());
afterEach(killLeftProcesses);

describe("bodies of 1 MiB of opening brackets, 8 at a time", () => {
  it("are refused without hurting anybody, and count against their sender's quota", async () => {
    const body: HeavyBody = "1,000,000 opening brackets";
    const options: SendBodiesOptions = {
      url: victim.attackerUrl,
      body,
      connections: 8,
      pauseMs: 50,
      durationMs: attackMs(4_000),
    };
    const statuses: Record<string, number>[] = [];
    const attack = async () => {
      statuses.push(await runAttacker<Record<string, number>>("send-bodies", options));
    };
    const { disturbed, slowdown, addedBytes } = await measureBystander(victim, attack);

    expect(disturbed.failures).toEqual({});
    expect(slowdown).toBeLessThan(maxSlowdown);
    expect(addedBytes).toBeLessThan(200_000_000);
    const refused = statuses.reduce((sum, counts) => sum + (counts["400"] ?? 0), 0);
    expect(refused).toBeGreaterThan(10);
    expect(statuses.flatMap((counts) => Object.keys(counts))).toEqual(statuses.map(() => "400"));
    expect(await requestsLeft(victim.attackerUrl)).toBe(dailyRequests - refused - 1);
  });
});

/** As `DAILY_REQUESTS` of every victim. */
const dailyRequests = 1_000_000_000;

/** What is left of a user's quota after one more request. */
async function requestsLeft(url: string): Promise<number> {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
}

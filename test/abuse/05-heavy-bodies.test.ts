import { attackMs, maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { type HarnessProcess, killLeftProcesses, runAttacker, startProcess } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import { createTurnMeter } from "./harness/turn-meter.js";
import type { SendBodiesOptions } from "./processes/attackers/send-bodies.js";
import { type HeavyBody, heavyBodies } from "./processes/heavy-bodies.js";
import type { TurnReading } from "./processes/turn-meter.js";

const meter = createTurnMeter();

/** As a multiple of the time that JSON.parse takes for 1 MiB. A batch of transactions took 500 before it was taken in steps. */
const maxParses = 64;

// A batch of 1,000 calls takes its node seconds on a busy machine.
let node: HarnessProcess;
let victim: Victim;

beforeAll(async () => {
  node = startProcess("slow-node");
  victim = await startVictim({
    settings: {
      NETWORKS: "testnet",
      TESTNET_NODE_URL: `http://127.0.0.1:${await node.receive<number>()}`,
      ...meter.settings,
    },
  });
});
afterAll(async () => {
  killLeftProcesses();
  await victim.stop();
  await node.stop();
  meter.remove();
});

async function post(body: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(victim.attackerUrl, { method: "POST", headers, body });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Of the longest turns that several bodies make one after the other, the shortest, once the code is warm: what every such body
 * costs, without what garbage collection and a machine that others use have added to some.
 */
async function readLongestTurn(body: string): Promise<TurnReading> {
  const readings: TurnReading[] = [];
  for (let times = 0; times < 9; times++) {
    await meter.read(victim.pid);
    expect([200, 400]).toContain(await post(body));
    readings.push(await meter.read(victim.pid));
  }
  return readings.slice(4).toSorted((left, right) => left.maxMs - right.maxMs)[0] as TurnReading;
}

it.each(Object.entries(heavyBodies))("no turn of the event loop takes long for %s", async (_, body) => {
  const { maxMs, parseMs } = await readLongestTurn(body);
  process.stdout.write(`longest turn ${maxMs.toFixed(1)} ms; JSON.parse of 1 MiB ${parseMs.toFixed(1)} ms\n`);
  expect(maxMs / parseMs).toBeLessThan(maxParses);
});

it("nobody else waits for one user's transactions", async () => {
  const body: HeavyBody = "raw transactions";
  const options: SendBodiesOptions = {
    url: victim.attackerUrl,
    body,
    connections: 5,
    pauseMs: 100,
    durationMs: attackMs(4_000),
  };
  const attack = () => runAttacker<Record<string, number>>("send-bodies", options);
  const report = await measureBystander(victim, attack, { callsPerSecond: 50 });

  expect([report.undisturbed.failures, report.disturbed.failures]).toEqual([{}, {}]);
  expect(report.slowdown).toBeLessThan(maxSlowdown);
  expect(report.attack["200"]).toBeGreaterThan(0);
});

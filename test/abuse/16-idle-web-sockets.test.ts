import { setTimeout as sleep } from "node:timers/promises";
import { maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import { frameOf, handshakeOf } from "./harness/web-socket-bytes.js";
import type { Held, HoldOptions } from "./processes/attackers/send-and-hold.js";

// Up to four measurements of 10 s, after each of which the service has to come to rest.
const MB = 1_000_000;
const users = 5;
const connectionsPerUser = 200;

let victim: Victim;

beforeEach(async () => {
  victim = await startVictim();
});
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

it("1,000 idle connections of five users, each with a subscription, are held at the default limits and hurt nobody", async () => {
  const urls = await Promise.all(Array.from({ length: users }, () => victim.signUp()));
  const subscribe = frameOf(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] }));
  /** Resolves to the number of connections while all are open, and of those that were closed. */
  const idle = async () => {
    while ((await victim.metric("rootgate_websockets")) > 0) await sleep(100);
    const holding = urls.map((url, index) =>
      runAttacker<Held>("send-and-hold", {
        port: victim.port,
        connections: connectionsPerUser,
        bytes: Buffer.from(handshakeOf(url) + subscribe, "latin1").toString("base64"),
        encoding: "base64",
        times: 1,
        durationMs: 8_000,
        readBytesPerSecond: 10_000,
        localAddress: `127.0.0.${index + 2}`,
      } satisfies HoldOptions),
    );
    const all = users * connectionsPerUser;
    while ((await victim.metric("rootgate_subscriptions")) < all) await sleep(100);
    const open = await victim.metric("rootgate_websockets");
    const closed = (await Promise.all(holding)).reduce((sum, { closedCount }) => sum + closedCount, 0);
    return { open, closed };
  };
  const { disturbed, slowdown, addedBytes, attack } = await measureBystander(victim, idle);

  expect(attack).toEqual({ open: 1_000, closed: 0 });
  expect(disturbed.failures).toEqual({});
  expect(slowdown).toBeLessThan(maxSlowdown);
  expect(addedBytes).toBeLessThan(200 * MB);
});

import { setTimeout as sleep } from "node:timers/promises";
import { Wallet } from "ethers";
import { maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import { frameOf, handshakeOf } from "./harness/web-socket-bytes.js";
import type { Held, HoldOptions } from "./processes/attackers/send-and-hold.js";
import type { Storm, StormOptions } from "./processes/attackers/web-socket-storm.js";

// Up to four measurements of 10 s, after each of which the service has to come to rest.
const MB = 1_000_000;
/** What an attack may take at its height. */
const maxAddedBytes = 256 * MB;
/** Of a contract whose constructor emits a log of 30,000 bytes. */
const emitLargeLog = "0x6175306000a000";

let victim: Victim;

beforeEach(async () => {
  const settings = { DEVCHAIN_CONFIRMATIONS: "0", DEVCHAIN_BLOCK_DELAY_MS: "0", WEBSOCKETS_PER_USER: "100" };
  victim = await startVictim({ settings });
});
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

it("100 connections with 100 subscriptions each, which read nothing of large logs, hurt nobody", async () => {
  const wallet = new Wallet(victim.privateKey);
  const subscribe = frameOf(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["logs", {}] }));
  // Latin 1 is written as UTF-8: bytes above 127 would be two.
  const bytes = Buffer.from(handshakeOf(victim.attackerUrl) + subscribe.repeat(100), "latin1").toString("base64");
  let nonce = 0;
  /** Resolves to the number of connections that are left. */
  const deafen = async (): Promise<number> => {
    const holding = runAttacker<Held>("send-and-hold", {
      port: victim.port,
      connections: 100,
      bytes,
      encoding: "base64",
      times: 1,
      durationMs: 8_000,
    } satisfies HoldOptions);
    while ((await victim.metric("rootgate_subscriptions")) < 9_000) await sleep(100);
    for (let count = 0; count < 8; count++) await mine(wallet, nonce++);
    // Events are delivered in short steps, so the last readers are disconnected some time after the last block.
    const endMs = performance.now() + 2_000;
    let left = await victim.metric("rootgate_websockets");
    for (; left >= 50 && performance.now() < endMs; left = await victim.metric("rootgate_websockets")) await sleep(50);
    await holding;
    return left;
  };
  const { disturbed, slowdown, addedBytes, attack } = await measureBystander(victim, deafen);

  expect(attack).toBeLessThan(50);
  expect(disturbed.failures).toEqual({});
  expect(slowdown).toBeLessThan(maxSlowdown);
  expect(addedBytes).toBeLessThan(maxAddedBytes);
});

it("a storm of connections, subscriptions past their limit and pings hurts nobody", async () => {
  const storm = () =>
    runAttacker<Storm>("web-socket-storm", {
      url: victim.attackerUrl,
      lanes: 110,
      durationMs: 6_000,
    } satisfies StormOptions);
  const { disturbed, slowdown, addedBytes, attack } = await measureBystander(victim, storm);

  expect(attack.opened).toBeGreaterThan(110);
  expect(attack.closed).toBeGreaterThan(0);
  expect(attack.refused).toBeGreaterThan(0);
  expect(disturbed.failures).toEqual({});
  expect(slowdown).toBeLessThan(maxSlowdown);
  expect(addedBytes).toBeLessThan(maxAddedBytes);
  while ((await victim.metric("rootgate_subscriptions")) > 0) await sleep(100);
});

async function mine(wallet: Wallet, nonce: number): Promise<void> {
  const fields = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 500_000, nonce, data: emitLargeLog };
  const params = [await wallet.signTransaction(fields)];
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params });
  const response = await fetch(victim.attackerUrl, { method: "POST", headers, body });
  expect(await response.json()).toMatchObject({ result: expect.any(String) });
}

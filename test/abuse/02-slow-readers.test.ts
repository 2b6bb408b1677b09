import { setTimeout as sleep } from "node:timers/promises";
import { maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker, setUrgency, startProcess } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { Held, HoldOptions } from "./processes/attackers/send-and-hold.js";
import type { LargeNodeOptions } from "./processes/large-node.js";

const MB = 1_000_000;
const callOf = (index: number, id = 1) =>
  `{"jsonrpc":"2.0","id":${id},"method":"eth_call","params":[{"to":"0x${index.toString(16).padStart(40, "0")}"},"latest"]}`;

let victim: Victim;

beforeEach(async () => {
  const node = startProcess("large-node", { resultBytes: 6 * MB } satisfies LargeNodeOptions);
  setUrgency(node.pid, false);
  const TESTNET_NODE_URL = `http://127.0.0.1:${await node.receive<number>()}`;
  victim = await startVictim({ settings: { TESTNET_NODE_URL } });
});
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

const postOf = (url: string, body: string) =>
  `POST ${new URL(url).pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

describe("24 connections that read the 60 MB of a batch's results slowly", () => {
  it("do not hurt anybody, and are refused what there is no memory for", async () => {
    const batch = `[${Array.from({ length: 10 }, (_, index) => callOf(index, index)).join(",")}]`;
    const hold = () =>
      runAttacker<Held>("send-and-hold", {
        port: victim.port,
        connections: 24,
        bytes: postOf(victim.attackerUrl, batch),
        times: 1,
        durationMs: 8_000,
        readBytesPerSecond: 100_000,
      } satisfies HoldOptions);
    const { disturbed, slowdown, addedBytes } = await measureBystander(victim, hold);

    expect(disturbed.failures).toEqual({});
    expect(slowdown).toBeLessThan(maxSlowdown);
    expect(addedBytes).toBeLessThan(200 * MB);
    expect(
      await victim.metric('rootgate_requests_total{network="testnet",method="eth_call",code="-32005"}'),
    ).toBeGreaterThan(0);
  });

  it("leave memory to their user again once they are gone", async () => {
    await runAttacker<Held>("send-and-hold", {
      port: victim.port,
      connections: 4,
      bytes: postOf(victim.attackerUrl, `[${[1, 2, 3, 4, 5].map((index) => callOf(index, index)).join(",")}]`),
      times: 1,
      durationMs: 2_000,
    } satisfies HoldOptions);
    while ((await victim.metric("rootgate_held_bytes")) > 0) await sleep(50);

    const body = `[${callOf(1, 1)},${callOf(2, 2)}]`;
    const headers = { "content-type": "application/json" };
    const response = await fetch(victim.attackerUrl, { method: "POST", headers, body });
    const results = (await response.json()) as { readonly result: string }[];
    expect(results.map(({ result }) => result.length)).toEqual([6 * MB + 2, 6 * MB + 2]);
  });
});

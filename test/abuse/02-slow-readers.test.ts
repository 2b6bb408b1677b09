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
  // Ten results. By default it is as much as a response may have: which of the two is reached first would be chance.
  victim = await startVictim({ settings: { TESTNET_NODE_URL, HELD_BYTES_PER_USER: String(63 * MB) } });
});
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

const postOf = (url: string, body: string) =>
  `POST ${new URL(url).pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const batchOf = (length: number) => `[${Array.from({ length }, (_, index) => callOf(index, index)).join(",")}]`;

interface Answer {
  readonly result?: string;
  readonly error?: { readonly code: number; readonly message: string };
}

async function post(length: number): Promise<readonly Answer[]> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(victim.attackerUrl, { method: "POST", headers, body: batchOf(length) });
  return (await response.json()) as readonly Answer[];
}

it("a batch is refused the results that are more than a user has memory for", async () => {
  const errors = (await post(12)).map(({ error }) => error);
  const others = errors.filter((error) => error !== undefined && error.code !== -32005);

  expect(others).toEqual([]);
  expect(errors.filter((error) => error === undefined).length).toBeGreaterThanOrEqual(8);
  expect(errors).toContainEqual(expect.objectContaining({ code: -32005 }));
});

describe("24 connections that read the 60 MB of a batch's results slowly", () => {
  it("do not hurt anybody", async () => {
    const hold = () =>
      runAttacker<Held>("send-and-hold", {
        port: victim.port,
        connections: 24,
        bytes: postOf(victim.attackerUrl, batchOf(10)),
        times: 1,
        durationMs: 8_000,
        readBytesPerSecond: 100_000,
      } satisfies HoldOptions);
    const { disturbed, slowdown, addedBytes } = await measureBystander(victim, hold);

    expect(disturbed.failures).toEqual({});
    expect(slowdown).toBeLessThan(maxSlowdown);
    expect(addedBytes).toBeLessThan(200 * MB);
  });

  it("leave memory to their user again once they are gone", async () => {
    await runAttacker<Held>("send-and-hold", {
      port: victim.port,
      connections: 4,
      bytes: postOf(victim.attackerUrl, batchOf(5)),
      times: 1,
      durationMs: 2_000,
    } satisfies HoldOptions);
    while ((await victim.metric("rootgate_held_bytes")) > 0) await sleep(50);

    expect((await post(2)).map(({ result }) => result?.length)).toEqual([6 * MB + 2, 6 * MB + 2]);
  });
});

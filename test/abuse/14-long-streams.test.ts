import { killLeftProcesses, startProcess } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { LargeNodeOptions } from "./processes/large-node.js";

const MB = 1_000_000;

let victim: Victim;

beforeEach(async () => {
  // 320 pieces, each 20 ms after the one before.
  const node = startProcess("large-node", { resultBytes: 20 * MB, pauseMs: 20 } satisfies LargeNodeOptions);
  const TESTNET_NODE_URL = `http://127.0.0.1:${await node.receive<number>()}`;
  victim = await startVictim({ settings: { TESTNET_NODE_URL, CALL_TIMEOUT_MS: "3000" } });
});
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

it("a response that flows for longer than the call deadline arrives whole", async () => {
  const headers = { "content-type": "application/json" };
  const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x${"1".repeat(40)}"},"latest"]}`;
  const startMs = performance.now();
  const response = await fetch(victim.attackerUrl, { method: "POST", headers, body });
  const { result } = (await response.json()) as { readonly result: string };

  expect(result).toHaveLength(20 * MB + 2);
  expect(performance.now() - startMs).toBeGreaterThan(6_000);
});

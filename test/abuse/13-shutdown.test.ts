import { Agent, request } from "node:http";
import { startVictim, type Victim } from "./harness/start-victim.js";

const connectionCount = 40;
const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

let victim: Victim;
let agents: Agent[];

beforeEach(async () => {
  victim = await startVictim({ settings: { SHUTDOWN_DELAY_MS: "8000" } });
  // One connection each.
  agents = Array.from({ length: connectionCount }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
});
afterEach(async () => {
  for (const agent of agents) agent.destroy();
  await victim.stop();
});

/** Resolves to what came of a request: its status and connection header, or the error's code. */
function call(agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json" };
    const sent = request(victim.bystanderUrl, { method: "POST", agent, headers }, (response) => {
      response.resume().on("end", () => resolve(`${response.statusCode} ${response.headers.connection}`));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(body);
  });
}

/** Calls on all connections at once: how often which came of it. */
async function callAll(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.all(agents.map(call))) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

it("a shutdown answers the next request on each kept-alive connection, and those on new ones", async () => {
  expect(await callAll()).toEqual({ "200 keep-alive": connectionCount });

  const stopped = victim.stop();
  while ((await fetch(`${victim.origin}/readyz`)).status !== 503);
  expect(await callAll()).toEqual({ "200 close": connectionCount });
  expect(await callAll()).toEqual({ "200 close": connectionCount });

  expect(await stopped).toBe(0);
  expect(await callAll()).toEqual({ ECONNREFUSED: connectionCount });
});

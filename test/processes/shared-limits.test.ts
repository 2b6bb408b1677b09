import { Agent, request } from "node:http";
import { useDataDir } from "../e2e/use-data-dir.js";
import { startWorkers } from "./start-workers.js";

const folder = useDataDir();

interface Posted {
  readonly status: number | undefined;
  readonly left: number;
}

/** A request on a connection of the agent; `left`: of the daily quota, as its response says. */
function post(url: string, agent: Agent): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      const left = /"day";r=(\d+)/.exec(String(response.headers["ratelimit"]))?.[1];
      response.resume().once("end", () => resolve({ status: response.statusCode, left: Number(left) }));
    });
    sent.once("error", reject).end('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}');
  });
}

const openAgents = (count: number): Agent[] =>
  Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));

it("shows over two workers what is left of a quota, one less with each request", async () => {
  const { urls, stop } = await startWorkers({ DATA_DIR: folder.dataDir });
  const agents = openAgents(4);
  const shown: number[] = [];
  for (let round = 0; round < 306; round++) {
    shown.push((await post(urls.testnet, agents[round % 4] as Agent)).left);
    // Workers tell each other once in 10 ms.
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  for (const agent of agents) agent.destroy();
  await stop();

  for (let index = 1; index < shown.length; index++)
    expect(shown[index]).toBeLessThanOrEqual(shown[index - 1] as number);
  expect(shown.at(-1)).toBe(25_000 - 306);
});

it("allows over two workers as many requests of a user in a second as the limit", async () => {
  const { urls, stop } = await startWorkers({ DATA_DIR: folder.dataDir, REQUESTS_PER_SECOND: "2" });
  const agents = openAgents(8);
  const startedMs = performance.now();
  const posted = await Promise.all([...agents, ...agents].map((agent) => post(urls.testnet, agent)));
  const seconds = (performance.now() - startedMs) / 1_000;
  for (const agent of agents) agent.destroy();
  await stop();

  const allowed = posted.filter(({ status }) => status === 200).length;
  expect(allowed).toBeGreaterThanOrEqual(2);
  expect(allowed).toBeLessThanOrEqual(2 + Math.ceil(2 * seconds));
  expect(posted.filter(({ status }) => status === 429)).toHaveLength(posted.length - allowed);
});

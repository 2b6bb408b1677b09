import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { useDataDir } from "../e2e/use-data-dir.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";
import { startWorkers } from "./start-workers.js";

const folder = useDataDir();

interface Posted {
  readonly status: number | undefined;
  readonly left: number;
}

/** A request on a connection of the agent; `left`: of the daily quota, as its response says. */
function post(url: string, agent: Agent, body = chainId): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      const left = /"day";r=(\d+)/.exec(String(response.headers["ratelimit"]))?.[1];
      response.resume().once("end", () => resolve({ status: response.statusCode, left: Number(left) }));
    });
    sent.once("error", reject).end(body);
  });
}

const chainId = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
const balanceOf = (account: number): string =>
  `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x${account.toString(16).padStart(40, "0")}","pending"]}`;

/** A node that takes 0.1 s for each pending balance. */
async function startSlowNode() {
  const node = await createFakeRskj({ chainId: 31 });
  const underWay = { now: 0, most: 0, served: 0 };
  const respondSlowly = async (body: Buffer): Promise<string> => {
    const calls = [JSON.parse(String(body))].flat() as { readonly id: number }[];
    underWay.now += calls.length;
    underWay.most = Math.max(underWay.most, underWay.now);
    await sleep(100);
    underWay.now -= calls.length;
    underWay.served += calls.length;
    const responses = calls.map(({ id }) => `{"jsonrpc":"2.0","id":${id},"result":"0x1"}`).join();
    return String(body).startsWith("[") ? `[${responses}]` : responses;
  };
  const pass = async (body: Buffer): Promise<string> =>
    (await fetch(node.url, { method: "POST", headers: { "content-type": "application/json" }, body })).text();
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const isPendingBalance = body.includes("eth_getBalance") && body.includes("pending");
    const text = await (isPendingBalance ? respondSlowly(body) : pass(body));
    response.writeHead(200, { "content-type": "application/json" }).end(text);
  };
  const server = createServer((incoming, response) => void serve(incoming, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await node.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, underWay, close };
}

const openAgents = (count: number): Agent[] =>
  Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));

it("shows over two workers what is left of a quota, which never grows on a connection", async () => {
  const { urls, stop } = await startWorkers({ DATA_DIR: folder.dataDir });
  const agents = openAgents(4);
  const shown: number[] = [];
  let exactInTurn = 0;
  // A worker that hears late of another's lease, as on a busy machine, shows too little until that lease is used.
  while (shown.length < 306 || (exactInTurn < agents.length && shown.length < 406)) {
    const { left } = await post(urls.testnet, agents[shown.length % agents.length] as Agent);
    shown.push(left);
    exactInTurn = left === 25_000 - shown.length ? exactInTurn + 1 : 0;
    // Workers tell each other once in 10 ms, and later on a busy machine.
    await sleep(shown.length < 306 ? 15 : 100);
  }
  for (const agent of agents) agent.destroy();
  await stop();

  for (const [index, left] of shown.entries()) expect(left).toBeLessThanOrEqual(shown[index - agents.length] ?? 24_999);
  expect(exactInTurn).toBeGreaterThanOrEqual(agents.length);
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

it("runs over two workers as many calls of a user at once as the limit, and the others when these have ended", async () => {
  const node = await startSlowNode();
  const { urls, stop } = await startWorkers({
    DATA_DIR: folder.dataDir,
    CONCURRENT_CALLS: "6",
    NETWORKS: "testnet",
    TESTNET_NODE_URL: node.url,
  });
  const agents = openAgents(24);
  const rounds: number[] = [];
  // Where the primary process takes longer than 0.1 s to respond, as on a busy machine, each worker goes on with its part of the limit.
  while (rounds.at(-1) !== 6 && rounds.length < 4) {
    node.underWay.most = 0;
    // On connections that workers take in turn.
    await Promise.all(agents.map((agent, index) => post(urls.testnet, agent, balanceOf(index))));
    rounds.push(node.underWay.most);
  }
  const { served } = node.underWay;
  for (const agent of agents) agent.destroy();
  await stop();
  await node.close();

  expect(rounds.at(-1)).toBe(6);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(9);
  expect(served).toBe(24 * rounds.length);
});

import { createHandDrivenNode, type HandDrivenNode } from "../fakes/hand-driven-node.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

let node: HandDrivenNode;
let test: TestService;

afterEach(() => test.stop());

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  node = createHandDrivenNode();
  test = await startTestService(settings, { openNode: async () => ({ node, accounts: [] }) });
}

async function post(body: unknown): Promise<{ readonly body: RpcAnswer[]; readonly headers: Headers }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(test.urls.testnet, { method: "POST", headers, body: JSON.stringify(body) });
  return { body: (await response.json()) as RpcAnswer[], headers: response.headers };
}

const balance = (id: number) => ({
  jsonrpc: "2.0",
  id,
  method: "eth_getBalance",
  params: [`0x${String(id).padStart(40, "0")}`, "latest"],
});
const batchOf = (length: number) => Array.from({ length }, (_, id) => balance(id));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
}

it("a batch is served whole past the queue, and a single call waits for a part of it", async () => {
  await start({ CONCURRENT_CALLS: "2", QUEUED_CALLS: "65", DAILY_REQUESTS: "1000" });
  const batch = post(batchOf(200));
  await until(() => node.calls.length === 2);
  let singleAfter: number | undefined;
  const single = post(balance(200)).then(() => (singleAfter = node.calls.length));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (let done = 0; done < 201; done++) {
    await until(() => node.calls.length > done);
    node.calls[done]?.answer("0x1");
  }

  await single;
  expect(singleAfter).toBeLessThan(100);
  const { body } = await batch;
  expect(body.map(({ id }) => id)).toEqual(batchOf(200).map(({ id }) => id));
  expect(body.filter(({ result }) => result === "0x1")).toHaveLength(200);
  expect((await post([{ jsonrpc: "2.0", id: 1, method: "eth_chainId" }])).headers.get("ratelimit")).toMatch(
    /^"day";r=798;/,
  );
});

it("a batch goes on though single calls wait all the time", async () => {
  await start({ CONCURRENT_CALLS: "1", DAILY_REQUESTS: "10000" });
  const load = { isOver: false };
  let id = 1_000;
  const singles = Array.from({ length: 70 }, async () => {
    while (!load.isOver) await post(balance(id++));
  });
  await until(() => node.calls.length === 1);
  const batch = post(batchOf(70)).finally(() => (load.isOver = true));
  let done = 0;
  const timer = setInterval(() => {
    for (; done < node.calls.length; done++) node.calls[done]?.answer("0x1");
  }, 0);
  expect((await batch).body.filter(({ result }) => result === "0x1")).toHaveLength(70);
  await Promise.all(singles);
  clearInterval(timer);
});

it("all of a batch fails at its deadline, with the elements that had not begun", async () => {
  await start({ CONCURRENT_CALLS: "2", CALL_TIMEOUT_MS: "300" });
  const { body } = await post(batchOf(200));
  expect(body).toHaveLength(200);
  expect(new Set(body.map(({ error }) => error?.code))).toEqual(new Set([-32011]));
});

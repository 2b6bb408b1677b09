import { readJson } from "../../../src/json/raw-json.js";
import type { NodeCall } from "../../../src/node/node-call.js";
import type { Timers } from "../../../src/node/timers.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import type { NodeResponse } from "../../../src/upstream/read-response.js";
import type { HttpResponse } from "../../../src/upstream/response-reader.js";
import { withBatching } from "../../../src/upstream/with-batching.js";

it("asks nothing again for a caller who has left, though the batch's answer lacks it", async () => {
  let handleBatch: (answer: HttpResponse) => void = () => undefined;
  const posted = new Promise<string>((resolve) => {
    exchange.post = (body) => {
      resolve(body);
      return new Promise((answer) => {
        handleBatch = answer;
      });
    };
  });
  const alone: number[] = [];
  const single = {
    send: async ({ id }: { readonly id: number }) => {
      alone.push(id);
      return { result: Buffer.from('"0x2"') };
    },
    close: async () => undefined,
  };
  const transport = withBatching(single, exchange);
  const leaving = new CallAbortController();
  const send = (id: number, signal: CallAbortController) =>
    transport.send({ id, method: "eth_getBalance", text: `{"id":${id}}` }, { isRepeatable: true, signal });

  const calls = [send(1, leaving), send(2, new CallAbortController()), send(3, new CallAbortController())];
  expect(await posted).toBe('[{"id":1},{"id":2},{"id":3}]');
  leaving.abort(new Error("the client has disconnected"));
  handleBatch({ head: Buffer.from('[{"jsonrpc":"2.0","id":2,"result":"0x1"}]') });

  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  // What is asked for nobody fails for nobody: an unhandled rejection, which ends the process.
  expect(alone).toEqual([3]);
});

it("sends each request alone when a result of the batch is another one's, and no batch for ten minutes", async () => {
  const hashes = [`0x${"ab".repeat(32)}`, `0x${"cd".repeat(32)}`] as const;
  let nowMs = 0;
  const posted: string[] = [];
  let fallbacks = 0;
  const problems: string[] = [];
  exchange.post = async (body) => {
    posted.push(body);
    const [first, second] = hashes.map((hash) => `"result":{"hash":"${hash}"}`);
    return {
      head: Buffer.from(`[{"jsonrpc":"2.0","id":1,${second}},{"jsonrpc":"2.0","id":2,${first}},
        {"jsonrpc":"2.0","id":3,"result":"0x5"}]`),
    };
  };
  const single = {
    send: async ({ id }: { readonly id: number }) => ({ result: Buffer.from(`"alone ${id}"`) }),
    close: async () => undefined,
  };
  const timers = {
    busyMs: () => 0,
    now: () => nowMs,
    after: () => () => undefined,
    soon: (work: () => void) => setImmediate(work),
  };
  const transport = withBatching(single, exchange, {
    timers: timers as unknown as Timers,
    onFallback: () => fallbacks++,
    onWrongResult: ({ kind }) => problems.push(kind),
  });
  const send = (id: number, call: NodeCall) =>
    transport.send(
      { id, ...call, call, text: `{"id":${id}}` },
      { isRepeatable: true, signal: new CallAbortController() },
    );
  const sendAll = async () => {
    const calls: NodeCall[] = [
      ...hashes.map((hash): NodeCall => ({ method: "eth_getTransactionByHash", params: [hash] })),
      { method: "eth_getBalance", params: ["0xaa", "latest"] },
    ];
    const read = async (response: NodeResponse) => "result" in response && readJson(response.result);
    return Promise.all(calls.map(async (call, index) => read(await send(index + 1, call))));
  };

  const alone = ["alone 1", "alone 2", "alone 3"];
  expect(await sendAll()).toEqual(alone);
  expect([posted.length, fallbacks, problems]).toEqual([1, 1, ["question"]]);
  nowMs = 599_999;
  expect(await sendAll()).toEqual(alone);
  expect(posted.length).toBe(1);
  nowMs = 600_000;
  await sendAll();
  expect(posted.length).toBe(2);
});

const exchange = {
  post: (_body: string): Promise<HttpResponse> => Promise.reject(new Error()),
  isKeepingConnections: () => false,
  close: async () => undefined,
};

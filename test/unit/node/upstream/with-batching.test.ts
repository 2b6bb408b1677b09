import type { HttpResponse } from "../../../../src/node/upstream/response-reader.js";
import { withBatching } from "../../../../src/node/upstream/with-batching.js";
import { CallAbortController } from "../../../../src/rpc/call-signal.js";

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

const exchange = {
  post: (_body: string): Promise<HttpResponse> => Promise.reject(new Error()),
  isKeepingConnections: () => false,
  close: async () => undefined,
};

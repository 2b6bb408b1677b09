import type { RpcResponse } from "../../../../src/http/response/rpc-response.js";
import { writeSmall } from "../../../../src/http/response/write-response.js";

/** Says what happened to a response that sends by `send`. */
function record(send: () => void): { readonly response: RpcResponse; readonly events: string[] } {
  const events: string[] = [];
  const response = {
    destroyed: false,
    req: { requestId: "a-1" },
    sendWhole: () => {
      send();
      events.push("sent");
    },
    destroy: () => void events.push("destroyed"),
  };
  return { response: response as unknown as RpcResponse, events };
}

it("ends only the response whose write throws", async () => {
  const reportFailure = jest.fn();
  const error = new Error("a header with a line break");
  const all = [
    record(() => undefined),
    record(() => {
      throw error;
    }),
    record(() => undefined),
  ];
  for (const { response } of all)
    writeSmall(response, { status: 200, headers: [], body: Buffer.from("{}"), reportFailure });
  await new Promise((resolve) => setImmediate(resolve));
  expect(all.map(({ events }) => events)).toEqual([["sent"], ["destroyed"], ["sent"]]);
  expect(reportFailure.mock.calls).toEqual([[error, { requestId: "a-1" }]]);
});

import type { PlainRequest } from "../../../src/http/plain/plain-request.js";
import { RefusedRequests } from "../../../src/http/refused-requests.js";
import { Readers } from "../../../src/http/response/readers.js";
import type { RpcResponse } from "../../../src/http/response/rpc-response.js";
import { createStrangerHolds, maxStrangerBytesPerAddress } from "../../../src/http/stranger-bytes.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { createManualClock } from "../../fakes/manual-clock.js";

const error = new RpcError("Unauthorized", "no");
const errorAs = (id: string) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32021,"message":"no"}}`;
const batch = '[{"id":1},{"id":2}]';

const requestOf = (body: string) =>
  ({ headers: {}, socket: { bytesRead: 0 }, body: Buffer.from(body) }) as unknown as PlainRequest;

function createRefused() {
  const clock = createManualClock();
  const openStrangerHold = createStrangerHolds({ addressOf: () => "", clock });
  const readers = new Readers({ timeoutMs: 1, minBytesPerSecond: 1 }, { clock, onDisconnect: () => undefined });
  const log = { debug: jest.fn() };
  const reportFailure = jest.fn();
  return {
    refused: new RefusedRequests(10, { openStrangerHold, readers, clock, reportFailure, log }),
    openStrangerHold,
    log,
  };
}

/** A response that tells what was sent, and that it was, when the test says so. */
function createResponse() {
  const sent: [number, string][] = [];
  const destroy = jest.fn();
  const response: RpcResponse = {
    req: { headers: {}, requestId: "r-1" },
    headersSent: false,
    destroyed: false,
    writableFinished: false,
    exchange: undefined,
    setHeader: () => undefined,
    destroy,
    sendWhole: (status, _headers, body) => void sent.push([status, body]),
    begin: () => {
      throw new Error("the response is small");
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    return sent;
  };
  return { response, settle, destroy };
}

describe("refused requests", () => {
  it("have their ids, and give their memory back once their response has left", async () => {
    const { refused, openStrangerHold } = createRefused();
    const { response, settle } = createResponse();
    refused.refuse(requestOf(batch), response, error);
    expect(await settle()).toEqual([[401, `[${errorAs("1")},${errorAs("2")}]`]]);
    const rest = () => openStrangerHold(requestOf("")).take(maxStrangerBytesPerAddress);
    expect(rest()).toBe(false);
    response.exchange?.onOver();
    expect(rest()).toBe(true);
  });

  it("have the id null while the memory of their address is taken", async () => {
    const { refused, openStrangerHold } = createRefused();
    const { response, settle } = createResponse();
    openStrangerHold(requestOf("")).take(maxStrangerBytesPerAddress);
    refused.refuse(requestOf(batch), response, error);
    expect(await settle()).toEqual([[401, errorAs("null")]]);
  });

  it("take no memory after their connection was lost", async () => {
    const { refused, openStrangerHold } = createRefused();
    const { response, settle } = createResponse();
    refused.refuse(requestOf(batch), Object.assign(response, { destroyed: true }), error);
    expect(await settle()).toEqual([]);
    expect(openStrangerHold(requestOf("")).take(maxStrangerBytesPerAddress)).toBe(true);
  });

  it("end with their connection when the response can't be written", async () => {
    const { refused, log } = createRefused();
    const { response, settle, destroy } = createResponse();
    refused.refuse(requestOf(`{"id":"${"a".repeat(20_000)}"}`), response, error);
    await settle().catch(() => undefined);
    expect(destroy).toHaveBeenCalled();
    expect(log.debug).toHaveBeenCalled();
  });
});

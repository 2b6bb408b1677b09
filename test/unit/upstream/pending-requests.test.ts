import { CallAbortController } from "../../../src/turns/call-signal.js";
import { PendingRequests } from "../../../src/upstream/pending-requests.js";

const unnamedError = Buffer.from('{"error":{"code":-32000,"message":"whose?"}}');

describe("an error without id", () => {
  it("is the only request's that is under way", async () => {
    const pending = new PendingRequests();
    const answer = pending.add(1, 0, new CallAbortController());

    expect(pending.settleOldest(unnamedError)).toBe(true);
    expect(await answer).toMatchObject({ error: { message: "whose?" } });
  });

  it("is nobody's once a request was given up for being late, whose response may be this", async () => {
    const pending = new PendingRequests();
    const late = pending.add(1, 0, new CallAbortController());
    pending.expire(100);
    const next = pending.add(2, 100, new CallAbortController());

    expect(pending.settleOldest(unnamedError)).toBe(false);
    pending.settle(2, Buffer.from('{"jsonrpc":"2.0","id":2,"result":"0x2"}'));
    await expect(late).rejects.toMatchObject({ data: { reason: "node_unavailable" } });
    expect(await next).toMatchObject({ result: expect.any(Uint8Array) });
  });

  it("is still to be told when nothing that waited was late", () => {
    const pending = new PendingRequests();
    void pending.add(1, 100, new CallAbortController());
    pending.expire(100);
    expect(pending.settleOldest(unnamedError)).toBe(true);
  });
});

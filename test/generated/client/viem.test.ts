import { type BaseError, createPublicClient, HttpRequestError, RpcRequestError } from "viem";
import { rootstockTestnet } from "viem/chains";
import { rootgate } from "../../../generated/clients/typescript/viem.js";
import { endpoint, error, fakeService, type Reply, result, type Sent } from "./fake-service.js";

/** A viem client over the transport, and what it sent. */
function clientOf(reply: (sent: Sent, count: number) => Reply, retries = 0) {
  const { fetch, bodies } = fakeService(reply);
  const transport = rootgate(endpoint, { fetch, retries });
  return { client: createPublicClient({ chain: rootstockTestnet, transport, cacheTime: 0 }), bodies };
}

const failureOf = (call: Promise<unknown>): Promise<BaseError> =>
  call.then(
    () => undefined,
    (reason) => reason as BaseError,
  ) as never;

describe("the viem transport", () => {
  it("is named after the service", () => {
    const { client } = clientOf((sent) => result(sent, "0x1"));

    expect(client.transport).toMatchObject({ key: "rootgate", name: "rootgate", retryCount: 0 });
  });

  it("carries calls", async () => {
    const { client, bodies } = clientOf((sent) => result(sent, "0x2a"));

    expect(await client.getBlockNumber()).toBe(42n);
    expect(bodies).toMatchObject([{ method: "eth_blockNumber", params: [] }]);
  });

  it("retries by the error contract, not by viem's rules", async () => {
    const flaky = clientOf((sent, count) => (count < 3 ? error(sent, -32_603) : result(sent, "0x2a")), 3);
    const sending = clientOf((sent) => error(sent, -32_603), 3);

    expect(await flaky.client.getBlockNumber()).toBe(42n);
    await failureOf(sending.client.sendRawTransaction({ serializedTransaction: "0xf800" }));
    expect([flaky.bodies.length, sending.bodies.length]).toEqual([3, 1]);
  });

  it("hands errors on as viem's own, without the API key", async () => {
    const { client } = clientOf((sent) => error(sent, -32_029, { resetAt: "tomorrow" }));

    const failure = await failureOf(client.getBlockNumber());

    const cause = failure.walk((inner) => inner instanceof RpcRequestError) as RpcRequestError;
    expect(cause).toMatchObject({ code: -32_029, data: { resetAt: "tomorrow" }, details: "no" });
    expect(`${failure.message} ${failure.stack}`).not.toContain("s3cret");
  });

  it("says when the service cannot be reached, without the API key", async () => {
    const { client } = clientOf(() => new Response("bad gateway", { status: 502 }));

    const failure = await failureOf(client.getBlockNumber());

    const cause = failure.walk((inner) => inner instanceof HttpRequestError) as HttpRequestError;
    expect(cause).toMatchObject({ status: 502, details: "HTTP 502 without a JSON-RPC response" });
    expect(`${failure.message} ${failure.stack}`).not.toContain("s3cret");
  });
});

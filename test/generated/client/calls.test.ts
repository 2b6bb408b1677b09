import { ConnectionError, createClient, RpcError } from "../../../generated/clients/typescript/index.js";
import { methods } from "../../../generated/methods.js";
import { echo, endpoint, error, fakeService, hangingFetch, result } from "./fake-service.js";

const address = "0x0000000000000000000000000000000001000006";
const once = { retries: 0 };

describe("a call of the client", () => {
  it("is sent to the endpoint and resolves to the result", async () => {
    const { fetch, bodies, requests } = fakeService((sent) => result(sent, "0x1"));

    const balance = await createClient(endpoint, { fetch, headers: { "x-app": "mine" } }).eth_getBalance(
      address,
      "latest",
    );

    expect(balance).toBe(1n);
    expect(bodies).toEqual([{ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [address, "latest"] }]);
    expect(requests[0]?.url).toBe(endpoint);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      "content-type": "application/json",
      "x-app": "mine",
    });
  });

  it("is there for every method of the document", async () => {
    const { fetch, bodies } = fakeService((sent) => result(sent, "0x1"));
    const client = createClient(endpoint, { fetch }) as object as Record<string, () => Promise<unknown>>;

    for (const name of Object.keys(methods)) await client[name]?.();

    expect(bodies.map((sent) => (sent as { method: string }).method)).toEqual(Object.keys(methods));
  });

  it("leaves out optional params that are undefined", async () => {
    const { fetch, bodies } = fakeService((sent) => result(sent, "0x1"));
    const params = [address, undefined] as unknown as [typeof address];

    await createClient(endpoint, { fetch }).eth_getBalance(...params);

    expect(bodies).toMatchObject([{ params: [address] }]);
  });

  it("takes null for a result", async () => {
    const { fetch } = fakeService((sent) => result(sent, null));

    expect(await createClient(endpoint, { fetch }).eth_getTransactionByHash("0x00")).toBeNull();
  });

  it("has bigints for quantities, wherever they are, and texts for data", async () => {
    const hash = `0x${"0a".repeat(32)}`;
    const block = { number: "0x10", hash, transactions: [{ nonce: "0x0", input: "0x10", blockNumber: null }, hash] };
    const history = { oldestBlock: "0x1", baseFeePerGas: ["0x0", "0xff"], gasUsedRatio: [0.5], reward: [["0x2"], []] };
    const pool = { pending: { [address]: { "7": { nonce: "0x7", value: "0x1" } } }, queued: {} };
    const results: Record<string, unknown> = {
      eth_getBlockByHash: block,
      eth_feeHistory: history,
      txpool_content: pool,
    };
    const { fetch } = fakeService((sent) => result(sent, results[sent.method] ?? "0xzz"));
    const client = createClient(endpoint, { fetch });

    expect(await client.request("eth_getBlockByHash", [hash as "0x", true])).toEqual({
      number: 16n,
      hash,
      transactions: [{ nonce: 0n, input: "0x10", blockNumber: null }, hash],
    });
    expect(await client.eth_feeHistory(2n, "latest", [50])).toEqual({
      oldestBlock: 1n,
      baseFeePerGas: [0n, 255n],
      gasUsedRatio: [0.5],
      reward: [[2n], []],
    });
    expect(await client.txpool_content()).toEqual({
      pending: { [address]: { "7": { nonce: 7n, value: 1n } } },
      queued: {},
    });
    // What a broken service sends stays as it is.
    expect(await client.eth_blockNumber()).toBe("0xzz");
  });

  it("sends bigints as quantities, and texts as they are", async () => {
    const { fetch, bodies } = fakeService((sent) => result(sent, "0x"));
    const client = createClient(endpoint, { fetch });

    await client.eth_call({ to: address, value: 10n ** 18n, gas: "0x5208" }, 0n);
    await client.eth_getLogs({ fromBlock: 255n, toBlock: "latest", address: [address] }).catch(() => undefined);

    expect(bodies).toMatchObject([
      { params: [{ to: address, value: "0xde0b6b3a7640000", gas: "0x5208" }, "0x0"] },
      { params: [{ fromBlock: "0xff", toBlock: "latest", address: [address] }] },
    ]);
  });

  it("rejects with bigints in an error's data, in a batch, too", async () => {
    const data = { reason: "too many logs", from: "0x0", to: "0xff" };
    const { fetch } = fakeService((sent) =>
      Array.isArray(sent) ? sent.map((call) => error(call, -32_602, data)) : error(sent, -32_602, data),
    );
    const client = createClient(endpoint, { fetch });
    const expected = { name: "InvalidParams", data: { ...data, from: 0n, to: 255n } };

    await expect(client.eth_getLogs({})).rejects.toMatchObject(expected);
    expect((await client.batch([["eth_getLogs", {}]]))[0].error).toMatchObject(expected);
  });

  it("can be made by the method's name", async () => {
    const { fetch } = fakeService(echo);

    expect(await createClient(endpoint, { fetch }).request("web3_sha3", ["0x00"])).toEqual(["0x00"]);
  });

  it("rejects with the error's name, code and data", async () => {
    const { fetch } = fakeService((sent) => error(sent, -32_029, { limit: 25_000 }));

    const failed = createClient(endpoint, { fetch }).eth_blockNumber();

    await expect(failed).rejects.toBeInstanceOf(RpcError);
    const expected = { name: "QuotaExceeded", code: -32_029, message: "no", data: { limit: 25_000 } };
    await expect(failed).rejects.toMatchObject(expected);
  });

  it("rejects with an UnknownError where the document has no such code", async () => {
    const { fetch } = fakeService((sent) => error(sent, 42));

    const failed = createClient(endpoint, { fetch }).eth_blockNumber();

    await expect(failed).rejects.toMatchObject({ name: "UnknownError", code: 42 });
  });

  it.each([
    [
      "another program's page",
      new Response("<html>Not found</html>", { status: 404 }),
      "http",
      "HTTP 404 without a JSON-RPC response",
    ],
    [
      "a proxy's error in JSON",
      new Response('{"message": "bad gateway"}', { status: 502 }),
      "http",
      "HTTP 502 without a JSON-RPC response",
    ],
    ["JSON of another kind", { ok: true }, "malformed", "the response is not JSON-RPC"],
    ["null", null, "malformed", "the response is not JSON-RPC"],
    ["a broken connection", new TypeError("fetch failed"), "network", "cannot reach the service"],
  ])("rejects with a ConnectionError on %s, without the API key in it", async (_name, reply, problem, message) => {
    const { fetch } = fakeService(() => reply);

    const failed = createClient(endpoint, { fetch, ...once }).eth_blockNumber();

    await expect(failed).rejects.toBeInstanceOf(ConnectionError);
    await expect(failed).rejects.toMatchObject({ name: "ConnectionError", problem, message });
    const caught: unknown = await failed.catch((reason: unknown) => reason);
    expect(`${String(caught)} ${JSON.stringify(caught)} ${(caught as Error).stack}`).not.toContain("s3cret");
  });

  it("is given up after the timeout", async () => {
    const failed = createClient(endpoint, { fetch: hangingFetch, timeoutMs: 1 }).eth_blockNumber();

    await expect(failed).rejects.toMatchObject({ problem: "timeout", message: "no response within 1 ms" });
  });

  it("ends with the reason of an aborted signal", async () => {
    const controller = new AbortController();
    const client = createClient(endpoint, { fetch: hangingFetch });
    const calls = [
      client.with({ signal: controller.signal }).eth_blockNumber(),
      client.request("eth_blockNumber", [], { signal: controller.signal }),
      client.batch([["eth_blockNumber"]], { signal: controller.signal }),
    ];

    controller.abort(new Error("enough"));

    for (const call of calls) await expect(call).rejects.toThrow("enough");
    await expect(client.with({ signal: controller.signal }).eth_blockNumber()).rejects.toThrow("enough");
  });

  it.each(["ftp://testnet.example.org/s3cret", "testnet.example.org/s3cret", ""])(
    "is not possible at %s, which is not repeated",
    (wrong) => {
      expect(() => createClient(wrong)).toThrow("the endpoint must be an http:// or https:// URL");
      expect(() => createClient(wrong)).not.toThrow("s3cret");
    },
  );
});

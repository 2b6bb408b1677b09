import { ConnectionError, createClient, RpcError } from "../../../generated/clients/typescript/index.js";
import { limits } from "../../../generated/limits.js";
import { echo, endpoint, error, fakeService, result, type Sent } from "./fake-service.js";

const address = "0x0000000000000000000000000000000001000006";
const blockNumber = ["eth_blockNumber"] as const;
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe("a batch", () => {
  it("resolves to outcomes in the order of its calls, errors among them", async () => {
    const { fetch, bodies } = fakeService(([first, second]) => [
      error(second as Sent, 3, "0x"),
      result(first as Sent, "0x2a"),
    ]);

    const [number, code] = await createClient(endpoint, { fetch }).batch([
      blockNumber,
      ["eth_getCode", address, "latest"],
    ]);

    expect(bodies).toMatchObject([
      [{ method: "eth_blockNumber" }, { method: "eth_getCode", params: [address, "latest"] }],
    ]);
    expect(number).toEqual({ result: 42n });
    expect(code.error).toBeInstanceOf(RpcError);
    expect(code.error).toMatchObject({ name: "ExecutionReverted", data: "0x" });
  });

  it("sends nothing when it is empty, and no array for a single call", async () => {
    const { fetch, bodies } = fakeService(echo);
    const client = createClient(endpoint, { fetch });

    expect(await client.batch([])).toEqual([]);
    expect(await client.batch([["web3_sha3", "0x"]])).toEqual([{ result: ["0x"] }]);
    expect(bodies).toMatchObject([{ method: "web3_sha3" }]);
  });

  it("is cut where it is longer than the service takes", async () => {
    const { fetch, bodies } = fakeService(echo);

    const outcomes = await createClient(endpoint, { fetch }).batch(times(2 * limits.maxBatchLength + 1, blockNumber));

    expect(outcomes).toHaveLength(2 * limits.maxBatchLength + 1);
    expect(bodies.map((sent) => [sent].flat().length)).toEqual([limits.maxBatchLength, limits.maxBatchLength, 1]);
  });

  it("is cut where its body is larger than the service takes, counted in UTF-8", async () => {
    const sizes: number[] = [];
    const { fetch } = fakeService(echo);
    const measuring: typeof fetch = (url, init) => {
      sizes.push(new TextEncoder().encode(String(init?.body)).length);
      return fetch(url, init);
    };
    const data = `0x${"ü".repeat(limits.maxBodyBytes / 8)}` as const;

    const outcomes = await createClient(endpoint, { fetch: measuring }).batch(times(8, ["web3_sha3", data] as const));

    expect(outcomes.map((outcome) => outcome.result)).toEqual(times(8, [data]));
    expect(sizes).toHaveLength(3);
    expect(sizes.filter((bytes) => bytes > limits.maxBodyBytes)).toEqual([]);
  });

  it("fills a body to the last byte", async () => {
    const { fetch, bodies } = fakeService(echo);
    const frame = JSON.stringify([
      { jsonrpc: "2.0", id: 1, method: "web3_sha3", params: ["0x"] },
      { jsonrpc: "2.0", id: 2, method: "web3_sha3", params: ["0x"] },
    ]).length;
    const fitting = `0x${"0".repeat(limits.maxBodyBytes - frame)}` as const;
    const client = () => createClient(endpoint, { fetch });

    await client().batch([
      ["web3_sha3", "0x"],
      ["web3_sha3", fitting],
    ]);
    await client().batch([
      ["web3_sha3", "0x"],
      ["web3_sha3", `${fitting}0`],
    ]);

    expect(bodies.map((sent) => [sent].flat().length)).toEqual([2, 1, 1]);
  });

  it("gives every call the error with which it was refused as a whole", async () => {
    const { fetch } = fakeService(() => error({ id: null }, -32_021));

    const outcomes = await createClient(endpoint, { fetch }).batch([blockNumber, blockNumber]);

    expect(outcomes).toMatchObject([{ error: { name: "Unauthorized" } }, { error: { name: "Unauthorized" } }]);
  });

  it("finds calls without a response, and one result in the place of all, malformed", async () => {
    const lacking = fakeService(([first]) => [result(first as Sent, "0x1"), null]);
    const single = fakeService(() => ({ jsonrpc: "2.0", id: 1, result: "0x1" }));

    const [first, second] = await createClient(endpoint, lacking).batch([blockNumber, blockNumber]);
    const outcomes = await createClient(endpoint, single).batch([blockNumber, blockNumber]);

    expect(first).toEqual({ result: 1n });
    for (const outcome of [second, ...outcomes]) expect(outcome.error).toMatchObject({ problem: "malformed" });
  });

  it("stops at a lost connection and keeps the results from before", async () => {
    const { fetch, bodies } = fakeService((sent, count) => (count === 2 ? new TypeError("fetch failed") : echo(sent)));

    const calls = times(3 * limits.maxBatchLength, blockNumber);
    const outcomes = await createClient(endpoint, { fetch, retries: 0 }).batch(calls);

    const lost = outcomes.filter((outcome) => outcome.error instanceof ConnectionError);
    expect(outcomes.slice(0, limits.maxBatchLength)).toEqual(times(limits.maxBatchLength, { result: [] }));
    expect([lost.length, bodies.length]).toEqual([2 * limits.maxBatchLength, 2]);
  });
});

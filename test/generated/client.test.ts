import { createRootgateClient, RootgateError } from "../../generated/clients/typescript/rootgate-client.js";

interface Sent {
  id: number;
  method: string;
  params: unknown[];
}

const url = "http://localhost/key";
const address = "0x0000000000000000000000000000000001000006";

/** A fetch that notes what it is sent and answers with what `answer` makes of it. */
function fakeFetch(answer: (sent: Sent & Sent[]) => unknown) {
  const bodies: unknown[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    const text = answer(bodies.at(-1) as Sent & Sent[]);
    return new Response(typeof text === "string" ? text : JSON.stringify(text), {
      status: typeof text === "string" ? 502 : 200,
    });
  };
  return { fetch, bodies };
}

const result = ({ id }: Sent, value: unknown) => ({ jsonrpc: "2.0", id, result: value });
const error = ({ id }: Sent, code: number, data?: unknown) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message: "no", data },
});

describe("the generated client", () => {
  it("sends a call and resolves to its result", async () => {
    const { fetch, bodies } = fakeFetch((sent) => result(sent, "0x1"));

    const balance = await createRootgateClient(url, { fetch }).eth_getBalance(address, "latest");

    expect(balance).toBe("0x1");
    expect(bodies).toEqual([{ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [address, "latest"] }]);
  });

  it("leaves out optional params that are undefined", async () => {
    const { fetch, bodies } = fakeFetch((sent) => result(sent, "0x1"));
    const params = [address, undefined] as unknown as [typeof address];

    await createRootgateClient(url, { fetch }).eth_getBalance(...params);

    expect(bodies).toMatchObject([{ params: [address] }]);
  });

  it("takes null for a result", async () => {
    const { fetch } = fakeFetch((sent) => result(sent, null));

    expect(await createRootgateClient(url, { fetch }).eth_getTransactionByHash("0x00")).toBeNull();
  });

  it("rejects with the error's name, code and data", async () => {
    const { fetch } = fakeFetch((sent) => error(sent, -32_029, { limit: 25_000 }));

    const answer = createRootgateClient(url, { fetch }).eth_blockNumber();

    await expect(answer).rejects.toBeInstanceOf(RootgateError);
    await expect(answer).rejects.toMatchObject({
      name: "QuotaExceeded",
      code: -32_029,
      message: "no",
      data: { limit: 25_000 },
    });
  });

  it("calls an error that the document does not know unknown", async () => {
    const { fetch } = fakeFetch((sent) => error(sent, 42));

    await expect(createRootgateClient(url, { fetch }).eth_blockNumber()).rejects.toMatchObject({
      name: "UnknownError",
      code: 42,
    });
  });

  it("says so when something else than the gateway answers", async () => {
    const { fetch } = fakeFetch(() => "<html>Bad gateway</html>");

    await expect(createRootgateClient(url, { fetch }).eth_blockNumber()).rejects.toThrow(
      "HTTP 502 without a JSON-RPC answer",
    );
  });

  it("gives up after the timeout", async () => {
    const fetch = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      });

    const answer = createRootgateClient(url, { fetch, timeoutMs: 1 }).eth_blockNumber();

    await expect(answer).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("puts the answers of a batch in the order of its calls, errors among them", async () => {
    const { fetch, bodies } = fakeFetch(([first, second]) => [error(second as Sent, 3), result(first as Sent, "0x2a")]);

    const [number, code] = await createRootgateClient(url, { fetch }).batch([
      ["eth_blockNumber"],
      ["eth_getCode", address, "latest"],
    ]);

    expect(bodies).toMatchObject([
      [{ method: "eth_blockNumber" }, { method: "eth_getCode", params: [address, "latest"] }],
    ]);
    expect(number).toEqual({ result: "0x2a" });
    expect(code.error).toMatchObject({ name: "ExecutionReverted" });
  });

  it("rejects when a batch is refused as a whole", async () => {
    const { fetch } = fakeFetch(() => error({ id: 0, method: "", params: [] }, -32_021));

    const answer = createRootgateClient(url, { fetch }).batch([["eth_blockNumber"]]);

    await expect(answer).rejects.toMatchObject({ name: "Unauthorized" });
  });

  it("sends nothing for an empty batch", async () => {
    const { fetch, bodies } = fakeFetch(() => []);

    expect(await createRootgateClient(url, { fetch }).batch([])).toEqual([]);
    expect(bodies).toEqual([]);
  });
});

import { createProvider, type Provider } from "../../../generated/clients/typescript/eip1193.js";
import {
  type Block,
  type BlockWithHashes,
  type BlockWithTransactions,
  type Client,
  type ConnectionError,
  createClient,
  RpcError,
  type RpcErrorName,
} from "../../../generated/clients/typescript/index.js";
import { endpoint, error, fakeService } from "./fake-service.js";

/** The compiler accepts it where the types are one and the same. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** `npm run typecheck` fails where an expectation in here is wrong; nothing is called. */
const expectations = {
  async blocks(client: Client, flag: boolean) {
    const same: Same<Awaited<ReturnType<typeof whole>>, BlockWithTransactions | null> &
      Same<Awaited<ReturnType<typeof hashes>>, BlockWithHashes | null> &
      Same<Awaited<ReturnType<typeof either>>, Block | null> = true;
    const whole = () => client.eth_getBlockByNumber("latest", true);
    const hashes = () => client.eth_getBlockByHash("0x00");
    const either = () => client.eth_getBlockByNumber("latest", flag);
    // @ts-expect-error: a hash has no members
    (await hashes())?.transactions[0]?.gas;
    return same;
  },

  async batches(client: Client) {
    const [number, block, other] = await client.batch([
      ["eth_blockNumber"],
      ["eth_getBlockByNumber", 1n, true],
      ["eth_getBlockByHash", "0x00"],
    ]);
    const same: Same<typeof number.error, RpcError | ConnectionError | undefined> &
      Same<typeof number.result, bigint | undefined> &
      Same<typeof block.result, BlockWithTransactions | null | undefined> &
      Same<typeof other.result, BlockWithHashes | null | undefined> = true;
    // @ts-expect-error: there is no such method
    await client.batch([["eth_nothing"]]);
    // @ts-expect-error: the address is missing
    await client.batch([["eth_getBalance"]]);
    return same;
  },

  async requests(client: Client, provider: Provider) {
    const balance = await client.request("eth_getBalance", ["0x00", "latest"]);
    const block = await provider.request({ method: "eth_getBlockByNumber", params: ["0x1", true] });
    const unknown = await provider.request({ method: "eth_nothing" });
    const same: Same<typeof balance, bigint> &
      Same<Exclude<typeof block, null>["gasUsed"], `0x${string}`> &
      Same<Exclude<typeof block, null>["transactions"][number]["hash"], `0x${string}`> &
      Same<typeof unknown, unknown> = true;
    return same;
  },

  errors(failure: unknown) {
    if (!(failure instanceof RpcError)) return undefined;
    const name: Same<typeof failure.name, RpcErrorName> = true;
    if (failure.name === "QuotaExceeded") return [name, failure.code satisfies -32029, failure.data?.resetAt];
    if (failure.name === "ExecutionReverted") return failure.data satisfies `0x${string}`;
    if (failure.name === "InvalidParams") return failure.data?.param;
    if (failure.name === "ParseError") return failure.data satisfies undefined;
    // @ts-expect-error: what is in the data of an unknown error is not known
    if (failure.name === "UnknownError") return failure.data.anything;
    // @ts-expect-error: there is no such error
    return failure.name === "QuotaExeeded";
  },
};

describe("the client's types", () => {
  it("follow the params, as far as the compiler can tell", () => {
    expect(Object.keys(expectations)).toEqual(["blocks", "batches", "requests", "errors"]);
    expect(createProvider(endpoint).request).toBeInstanceOf(Function);
  });

  it("narrow an error by its name", async () => {
    const { fetch } = fakeService((sent) => error(sent, -32_029, { resetAt: "2026-11-22T00:00:00.000Z" }));

    const failure: unknown = await createClient(endpoint, { fetch })
      .eth_blockNumber()
      .catch((reason: unknown) => reason);

    expect(expectations.errors(failure)).toEqual([true, -32_029, "2026-11-22T00:00:00.000Z"]);
  });
});

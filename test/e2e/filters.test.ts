import { JsonRpcProvider } from "ethers";
import { createPublicClient, http } from "viem";
import { rootstockTestnet } from "viem/chains";
import { mineBlock } from "./mine-block.js";
import { makeDataDir, type StartedProgram, startProgram } from "./start-program.js";
import { untilTrue } from "./until-true.js";

const { dataDir, remove } = makeDataDir();
let program: StartedProgram;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: dataDir, DEVCHAIN_BLOCK_DELAY_MS: "0", DEVCHAIN_CONFIRMATIONS: "0" });
});
afterAll(async () => {
  await program.stop();
  remove();
});

describe("filters by libraries", () => {
  it("viem reads its filters, and watches blocks and transactions", async () => {
    const methods = new Set<string>();
    const onFetchRequest = async (request: Request): Promise<void> =>
      void methods.add(((await request.clone().json()) as { method: string }).method);
    const transport = http(program.urls.testnet, { onFetchRequest });
    const client = createPublicClient({ chain: rootstockTestnet, transport, pollingInterval: 20 });
    const blockFilter = await client.createBlockFilter();
    const eventFilter = await client.createEventFilter({ fromBlock: 0n });
    const seen = new Promise((resolve, reject) => {
      const stop = client.watchPendingTransactions({
        onError: reject,
        onTransactions: (hashes) => {
          stop();
          resolve(hashes);
        },
      });
    });
    await untilTrue(async () => methods.has("eth_getFilterChanges"));
    const { block, transaction } = await mineBlock(program);
    expect(await seen).toEqual([transaction]);
    expect(await client.getFilterChanges({ filter: blockFilter })).toEqual([block]);
    expect(await client.getFilterChanges({ filter: eventFilter })).toEqual([]);
    expect(await client.getFilterLogs({ filter: eventFilter })).toEqual([]);
    expect(await client.uninstallFilter({ filter: blockFilter })).toBe(true);
    expect(methods).toContain("eth_newPendingTransactionFilter");
  });

  it("ethers listens to pending transactions by a filter", async () => {
    const provider = new JsonRpcProvider(program.urls.testnet, 31, { staticNetwork: true, pollingInterval: 20 });
    const methods = new Set<string>();
    await provider.on("debug", ({ payload }: { payload?: unknown }) => {
      for (const { method } of [payload ?? []].flat() as { method: string }[]) methods.add(method);
    });
    const seen: string[] = [];
    await provider.on("pending", (hash: string) => seen.push(hash));
    // ethers does not tell when its filter exists.
    const sent: string[] = [];
    await untilTrue(async () => sent.push((await mineBlock(program)).transaction) > 0 && seen.length > 0);
    expect(sent).toEqual(expect.arrayContaining(seen));
    expect(methods).toContain("eth_newPendingTransactionFilter");
    provider.destroy();
  });
});

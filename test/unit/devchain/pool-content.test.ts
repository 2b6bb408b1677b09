import { delayed, startDevchain } from "./devchain-in-process.js";

const to = `0x${"ab".repeat(20)}`;

describe("the devchain's pool", () => {
  it("is empty when all is mined", async () => {
    const { ask, send } = await startDevchain();
    await send({ to, value: 1n });
    expect(await ask("txpool_content")).toEqual({ pending: {}, queued: {} });
  });

  it("tells what can be mined from what waits for an earlier nonce", async () => {
    const { ask, send, wallets } = await startDevchain({ timing: delayed(1_000) });
    const hash = await send({ to, value: 3n, gasLimit: 21_000, nonce: 0 });
    await send({ to, nonce: 2 });
    await send({ data: "0x6000", nonce: 1, from: wallets[1] as (typeof wallets)[number] });
    const [first, second] = wallets.map(({ address }) => address.toLowerCase()) as [string, string];

    const { pending, queued } = await ask("txpool_content");

    expect(pending).toEqual({
      [first]: {
        0: {
          hash,
          nonce: "0x0",
          blockHash: null,
          blockNumber: null,
          transactionIndex: null,
          from: first,
          to,
          gas: "0x5208",
          gasPrice: "0x3ef1480",
          value: "0x3",
          input: "0x",
        },
      },
    });
    expect(Object.keys(queued)).toEqual(expect.arrayContaining([first, second]));
    expect([Object.keys(queued[first]), queued[second][1].to]).toEqual([["2"], null]);
  });

  it("is told up to its bound", async () => {
    const { ask, send } = await startDevchain({ timing: delayed(1_000) });
    const data = `0x${"00".repeat(100_000)}`;
    for (let nonce = 0; nonce < 5; nonce += 1) await send({ to, data, nonce, gasLimit: 6_000_000 });
    expect(Object.values((await ask("txpool_content")).pending)).toHaveLength(1);
    await send({ to, data, nonce: 5, gasLimit: 6_000_000 });
    await expect(ask("txpool_content")).rejects.toThrow("larger than 1048576 bytes");
  });
});

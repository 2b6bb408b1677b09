import { Wallet } from "ethers";
import { ask } from "../e2e/ask.js";
import type { PrintedAccount } from "../e2e/read-banner.js";
import { type StartedProgram, startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { useDataDir } from "../e2e/use-data-dir.js";

const to = "0x00000000000000000000000000000000000c0de1";

const folder = useDataDir();

const start = (settings: Readonly<Record<string, string>> = {}, args: readonly string[] = []) =>
  startProgram(
    { DATA_DIR: folder.dataDir, DEVCHAIN_BLOCK_DELAY_MS: "50", DEVCHAIN_CONFIRMATIONS: "0", ...settings },
    args,
  );

/** Sends one coin on the test network; resolves with the transaction's hash when the gateway has taken it. */
async function sendCoin({ accounts, urls }: StartedProgram): Promise<string> {
  const wallet = new Wallet((accounts.testnet[0] as PrintedAccount).privateKey);
  const nonce = Number((await ask(urls.testnet, "eth_getTransactionCount", [wallet.address, "pending"])).result);
  const gasPrice = String((await ask(urls.testnet, "eth_gasPrice")).result);
  const fields = { type: 0, chainId: 31, to, value: 10n ** 18n, gasLimit: 21_000, gasPrice, nonce };
  return (await ask(urls.testnet, "eth_sendRawTransaction", [await wallet.signTransaction(fields)])).result as string;
}

async function untilMined({ urls }: StartedProgram, hash: string): Promise<void> {
  await untilTrue(async () => (await ask(urls.testnet, "eth_getTransactionReceipt", [hash])).result !== null);
}

/** What must not change when the program ends and starts again. */
async function readState({ urls, accounts }: StartedProgram, hash: string): Promise<unknown[]> {
  const sender = accounts.testnet[0]?.address;
  const calls: [string, unknown[]][] = [
    ["eth_blockNumber", []],
    ["eth_getBlockByNumber", ["latest", true]],
    ["eth_getBlockByNumber", ["earliest", false]],
    ["eth_getBalance", [to]],
    ["eth_getBalance", [sender]],
    ["eth_getTransactionCount", [sender]],
    ["eth_getTransactionReceipt", [hash]],
  ];
  return Promise.all(calls.map(async ([method, params]) => (await ask(urls.testnet, method, params)).result));
}

describe("a restart", () => {
  it.each(["SIGTERM", "SIGKILL"] as const)("after %s finds the chain as it was", async (signal) => {
    const first = await start();
    await untilMined(first, await sendCoin(first));
    const hash = await sendCoin(first);
    await untilMined(first, hash);
    const before = await readState(first, hash);
    await first.run.end(signal);
    expect(before.slice(0, 1)).toEqual(["0x2"]);
    const second = await start();
    expect(await readState(second, hash)).toEqual(before);
    await untilMined(second, await sendCoin(second));
    expect(await ask(second.urls.testnet, "eth_getBalance", [to])).toMatchObject({ result: "0x29a2241af62c0000" });
    await second.stop();
  });

  it("after SIGKILL mines what was waiting", async () => {
    const first = await start({ DEVCHAIN_BLOCK_DELAY_MS: "3600000" });
    const hash = await sendCoin(first);
    await first.run.end("SIGKILL");
    const second = await start();
    expect(await ask(second.urls.testnet, "eth_getTransactionByHash", [hash])).toMatchObject({ result: { hash } });
    await untilMined(second, hash);
    expect(await ask(second.urls.testnet, "eth_blockNumber")).toMatchObject({ result: "0x1" });
    await second.stop();
  });

  it("with --reset begins the chains anew and keeps the API keys", async () => {
    const first = await start();
    const hash = await sendCoin(first);
    await untilMined(first, hash);
    await first.stop();
    const second = await start({}, ["--reset"]);
    expect(await ask(second.urls.testnet, "eth_blockNumber")).toMatchObject({ result: "0x0" });
    expect(await ask(second.urls.testnet, "eth_getTransactionByHash", [hash])).toMatchObject({ result: null });
    expect(new URL(second.urls.testnet).pathname).toBe(new URL(first.urls.testnet).pathname);
    expect(second.accounts.testnet).not.toEqual(first.accounts.testnet);
    await second.stop();
  });
});

// Run by kill.test.ts: sends transactions to a devchain as fast as it can and prints each that is mined, until it is killed.
import { Wallet } from "ethers";

const [devchainUrl, file] = process.argv.slice(2);
const { createDevchain } = await import(devchainUrl);
const devchain = await createDevchain({
  network: { chainId: 31 },
  file,
  timing: { mode: "on-demand", delayMs: 0, confirmations: 0 },
});
const { signal } = new AbortController();
const ask = async (method, params) => JSON.parse(Buffer.from(await devchain.call(method, params, signal)).toString());

const [{ address, privateKey }] = devchain.accounts;
const wallet = new Wallet(privateKey);
const fields = { type: 0, chainId: 31, gasLimit: 21_000, gasPrice: 66_000_000n, to: `0x${"ab".repeat(20)}`, value: 1n };
for (let nonce = Number(await ask("eth_getTransactionCount", [address, "latest"])); ; nonce += 1) {
  const hash = await ask("eth_sendRawTransaction", [await wallet.signTransaction({ ...fields, nonce })]);
  process.stdout.write(`${hash}\n`);
}

// Run by kill-devchain.test.ts: sends transactions to a devchain as fast as it can, takes a snapshot now and then, and prints what was
// acknowledged, until it is killed.
import { Wallet } from "ethers";

const [devchainUrl, file] = process.argv.slice(2);
const { createDevchain } = await import(devchainUrl);
const timing = { mode: "on-demand", delayMs: 0, confirmations: 1 };
const devchain = await createDevchain({ network: { chainId: 31 }, file, timing });
const { signal } = new AbortController();
const ask = async (method, params) => JSON.parse(Buffer.from(await devchain.call(method, params, signal)).toString());
const print = (fact) => process.stdout.write(`${JSON.stringify(fact)}\n`);

const [{ address, privateKey }] = devchain.accounts;
const wallet = new Wallet(privateKey);
const fields = { type: 0, chainId: 31, gasLimit: 21_000, gasPrice: 66_000_000n, to: `0x${"ab".repeat(20)}`, value: 1n };
for (let nonce = Number(await ask("eth_getTransactionCount", [address, "latest"])); ; nonce += 1) {
  if (nonce % 4 === 0) print({ snapshot: (await devchain.control({ name: "snapshot" })).snapshots.at(-1) });
  const hash = await ask("eth_sendRawTransaction", [await wallet.signTransaction({ ...fields, nonce })]);
  print({ hash });
}

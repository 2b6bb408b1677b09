// How long a devchain takes to load: node test/load/devchain-reload.mjs [blocks]. Run `npm run build` first.
// Each block holds one call of a contract that writes storage and logs; a benchmark's figure, not a test.
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeFunctionData } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { createDevchain } from "../../dist/src/devchain/devchain.js";

const count = Number(process.argv[2] ?? 2_000);
const kitchen = JSON.parse(readFileSync(new URL("../fixtures/contracts/kitchen.json", import.meta.url), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "devchain-reload-"));
const options = {
  network: { chainId: 31 },
  file: join(folder, "testnet.chain"),
  timing: { mode: "on-demand", delayMs: 0, confirmations: 0 },
  maxReorgBlocks: 30,
};
const { signal } = new AbortController();

async function fill() {
  const devchain = await createDevchain(options);
  const account = privateKeyToAccount(devchain.accounts[0].privateKey);
  const ask = async (method, params) => JSON.parse(Buffer.from(await devchain.call(method, params, signal)).toString());
  const send = async (nonce, transaction) => {
    const base = { type: "legacy", chainId: 31, gasPrice: 60_000_000n, nonce };
    return ask("eth_sendRawTransaction", [await account.signTransaction({ ...base, ...transaction })]);
  };
  const hash = await send(0, { gas: 3_000_000n, data: kitchen.bytecode });
  const { contractAddress: to } = await ask("eth_getTransactionReceipt", [hash]);
  const write = kitchen.abi.find(({ name, type }) => type === "function" && name === "cook");
  for (let nonce = 1; nonce < count; nonce++) {
    const args = write.inputs.map(({ type }) => (type === "string" ? `dish ${nonce}` : BigInt(nonce)));
    await send(nonce, { to, gas: 300_000n, data: encodeFunctionData({ abi: [write], args }) });
  }
  const height = Number(await ask("eth_blockNumber", []));
  await devchain.close();
  return height;
}

try {
  const height = await fill();
  const started = performance.now();
  const devchain = await createDevchain(options);
  const seconds = (performance.now() - started) / 1_000;
  await devchain.close();
  const kilobytes = Math.round(statSync(options.file).size / 1_000);
  console.log(`${height} blocks, ${kilobytes} kB: loaded in ${seconds.toFixed(2)} s`);
} finally {
  rmSync(folder, { recursive: true });
}

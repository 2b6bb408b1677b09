import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { it } from "node:test";
import SafeModule from "@safe-global/protocol-kit";
import { concat, createPublicClient, createWalletClient, http, parseEther, zeroHash } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstock, rootstockTestnet } from "viem/chains";

const { RPC_URL, CHAIN_ID, PRIVATE_KEY } = process.env;
const Safe = SafeModule.default ?? SafeModule;
const chain = CHAIN_ID === "30" ? rootstock : rootstockTestnet;
const transport = http(RPC_URL);
const account = privateKeyToAccount(PRIVATE_KEY);
const client = createPublicClient({ chain, transport, pollingInterval: 500 });
const wallet = createWalletClient({ account, chain, transport });
const { resolve } = createRequire(import.meta.url);

/** Safe's singleton factory, which the devchain has, too: from there Safe's contracts have their addresses of every network. */
const factory = "0x914d7fec6aac8cd542e72bca78b30650d45643d7";
const contracts = [
  "SafeL2.sol/SafeL2",
  "proxies/SafeProxyFactory.sol/SafeProxyFactory",
  "libraries/MultiSend.sol/MultiSend",
  "libraries/MultiSendCallOnly.sol/MultiSendCallOnly",
  "handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler",
  "libraries/SignMessageLib.sol/SignMessageLib",
  "libraries/CreateCall.sol/CreateCall",
  "accessors/SimulateTxAccessor.sol/SimulateTxAccessor",
];

async function send(transaction) {
  const hash = await wallet.sendTransaction(transaction);
  assert.equal((await client.waitForTransactionReceipt({ hash })).status, "success");
}

async function deploy(path) {
  const artifact = resolve(`@safe-global/safe-contracts/build/artifacts/contracts/${path}.json`);
  const { bytecode } = JSON.parse(readFileSync(artifact, "utf8"));
  await send({ to: factory, data: concat([zeroHash, bytecode]), gas: 6_800_000n });
}

it("creates a Safe and sends from it", async () => {
  for (const path of contracts) await deploy(path);
  const predictedSafe = {
    safeAccountConfig: { owners: [account.address], threshold: 1 },
    safeDeploymentConfig: { saltNonce: "1" },
  };
  const planned = await Safe.init({ provider: RPC_URL, signer: PRIVATE_KEY, predictedSafe });
  const { to, data } = await planned.createSafeDeploymentTransaction();
  await send({ to, data });
  const safe = await Safe.init({ provider: RPC_URL, signer: PRIVATE_KEY, safeAddress: await planned.getAddress() });
  assert.deepEqual(await safe.getOwners(), [account.address]);
  await send({ to: await safe.getAddress(), value: parseEther("0.1") });

  const receiver = "0x000000000000000000000000000000000000dEaD";
  const before = await client.getBalance({ address: receiver });
  const transaction = await safe.createTransaction({ transactions: [{ to: receiver, value: "7", data: "0x" }] });
  const { hash } = await safe.executeTransaction(await safe.signTransaction(transaction));
  await client.waitForTransactionReceipt({ hash });
  assert.equal((await client.getBalance({ address: receiver })) - before, 7n);
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { it } from "node:test";
import SafeModule from "@safe-global/protocol-kit";
import { createPublicClient, createWalletClient, http, parseEther } from "viem";
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

/** Safe's own contracts, whose canonical addresses a devchain doesn't have. */
async function deploy(path) {
  const artifact = resolve(`@safe-global/safe-contracts/build/artifacts/contracts/${path}.json`);
  const { abi, bytecode } = JSON.parse(readFileSync(artifact, "utf8"));
  const hash = await wallet.deployContract({ abi, bytecode, gas: 6_800_000n });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  return contractAddress;
}

const contracts = {
  safeSingletonAddress: "SafeL2.sol/SafeL2",
  safeProxyFactoryAddress: "proxies/SafeProxyFactory.sol/SafeProxyFactory",
  multiSendAddress: "libraries/MultiSend.sol/MultiSend",
  multiSendCallOnlyAddress: "libraries/MultiSendCallOnly.sol/MultiSendCallOnly",
  fallbackHandlerAddress: "handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler",
  signMessageLibAddress: "libraries/SignMessageLib.sol/SignMessageLib",
  createCallAddress: "libraries/CreateCall.sol/CreateCall",
  simulateTxAccessorAddress: "accessors/SimulateTxAccessor.sol/SimulateTxAccessor",
};

it("creates a Safe and sends from it", async () => {
  const addresses = {};
  for (const [name, path] of Object.entries(contracts)) addresses[name] = await deploy(path);
  const contractNetworks = { [CHAIN_ID]: addresses };
  const options = {
    safeAccountConfig: { owners: [account.address], threshold: 1 },
    safeDeploymentConfig: { saltNonce: "1" },
  };
  let safe = await Safe.init({ provider: RPC_URL, signer: PRIVATE_KEY, predictedSafe: options, contractNetworks });
  const deployment = await safe.createSafeDeploymentTransaction();
  const created = await wallet.sendTransaction({ ...deployment, value: 0n });
  await client.waitForTransactionReceipt({ hash: created });
  const safeAddress = await safe.getAddress();
  safe = await Safe.init({ provider: RPC_URL, signer: PRIVATE_KEY, safeAddress, contractNetworks });
  assert.deepEqual(await safe.getOwners(), [account.address]);
  const funded = await wallet.sendTransaction({ to: safeAddress, value: parseEther("0.1") });
  await client.waitForTransactionReceipt({ hash: funded });

  const to = "0x000000000000000000000000000000000000dEaD";
  const transaction = await safe.createTransaction({ transactions: [{ to, value: "7", data: "0x" }] });
  const sent = await safe.executeTransaction(await safe.signTransaction(transaction), {
    gasPrice: String(await client.getGasPrice()),
  });
  await client.waitForTransactionReceipt({ hash: sent.hash });
  assert.equal((await client.getBalance({ address: to })) % 7n, 0n);
});

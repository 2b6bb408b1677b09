import { createPublicClient, createTestClient, createWalletClient, http, parseEther, rpcSchema } from "viem";
import { rootstockTestnet } from "viem/chains";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";

const account = "0x2f318c334780961fb129d2a6c30d0763d9a5c970";
const receiver = "0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826";
const code = "0x60005460005260206000f3";

let test: TestService;
beforeAll(async () => {
  test = await startTestService({ ...bothNetworks, DEVCHAIN_BLOCK_DELAY_MS: "0", DEVCHAIN_CONFIRMATIONS: "0" });
}, 60_000);
afterAll(() => test.stop());

describe.each(["hardhat", "anvil"] as const)("viem's test client for %s", (mode) => {
  const clients = () => {
    const of = { chain: rootstockTestnet, transport: http(test.urls.testnet) };
    return {
      chain: createTestClient({ ...of, mode }),
      reader: createPublicClient({ ...of, cacheTime: 0 }),
      wallet: createWalletClient({ ...of, rpcSchema: rpcSchema() }),
    };
  };

  it("takes snapshots and goes back to them", async () => {
    const { chain, reader } = clients();
    const before = await reader.getBlockNumber();
    const id = await chain.snapshot();
    await chain.mine({ blocks: 3, interval: 60 });
    expect(await reader.getBlockNumber()).toBe(before + 3n);

    await chain.revert({ id });

    expect(await reader.getBlockNumber()).toBe(before);
  });

  it("sets time", async () => {
    const { chain, reader } = clients();
    const { timestamp } = await reader.getBlock();
    await chain.setNextBlockTimestamp({ timestamp: timestamp + 10_000n });
    await chain.mine({ blocks: 1 });
    expect((await reader.getBlock()).timestamp).toBe(timestamp + 10_000n);

    await chain.increaseTime({ seconds: 500 });
    await chain.mine({ blocks: 1 });
    expect((await reader.getBlock()).timestamp).toBeGreaterThanOrEqual(timestamp + 10_500n);
  });

  it("changes accounts, and sends from one without its key", async () => {
    const { chain, reader, wallet } = clients();
    const before = await reader.getBalance({ address: receiver });
    await chain.setBalance({ address: account, value: parseEther("2") });
    await chain.setNonce({ address: account, nonce: mode === "hardhat" ? 70 : 80 });
    await chain.setCode({ address: account, bytecode: code });
    await chain.setStorageAt({ address: account, index: 0, value: `0x${"0".repeat(63)}7` });
    expect(await reader.getBalance({ address: account })).toBe(parseEther("2"));
    expect(await reader.getStorageAt({ address: account, slot: "0x0" })).toBe(`0x${"0".repeat(63)}7`);

    await chain.impersonateAccount({ address: account });
    const hash = await wallet.sendTransaction({ account, to: receiver, value: 5n });
    await chain.stopImpersonatingAccount({ address: account });

    expect(await reader.getTransactionReceipt({ hash })).toMatchObject({ status: "success", from: account });
    expect(await reader.getBalance({ address: receiver })).toBe(before + 5n);
    await expect(wallet.sendTransaction({ account, to: receiver, value: 5n })).rejects.toThrow("hardhat_impersonate");
  });

  it("resets the chain, but forks nothing", async () => {
    const { chain, reader } = clients();
    await expect(chain.reset({ jsonRpcUrl: test.urls.mainnet })).rejects.toThrow("forks no other chain");
    await chain.reset();

    expect(await reader.getBlockNumber()).toBe(0n);
  });
});

it("announces what was sent by eth_sendTransaction to filters", async () => {
  const { result: filter } = await test.rpc("testnet", "eth_newPendingTransactionFilter");
  await test.rpc("testnet", "hardhat_setBalance", [account, "0xde0b6b3a7640000"]);
  await test.rpc("testnet", "hardhat_impersonateAccount", [account]);
  const { result: hash } = await test.rpc("testnet", "eth_sendTransaction", [{ from: account, to: receiver }]);

  expect((await test.rpc("testnet", "eth_getFilterChanges", [filter])).result).toEqual([hash]);
});

it("are not there in production", async () => {
  const mail = { MAIL_FROM: "rootgate@rootgate.example", SMTP_URL: "smtp://localhost:1" };
  const secret = { MASTER_SECRET: "the secret of a test, 32 characters or more" };
  const other = await startTestService({ ...bothNetworks, MODE: "production", DEVCHAIN: "true", ...mail, ...secret });
  try {
    const { error } = await other.rpc("testnet", "evm_mine");
    expect(error).toMatchObject({ code: -32601, message: expect.stringContaining("is for development chains") });
  } finally {
    await other.stop();
  }
});

import { concat, getCreate2Address, keccak256, zeroPadValue } from "ethers";
import { genesisContracts } from "../../../src/devchain/genesis-contracts.js";
import { kitchen, startDevchain } from "./devchain-in-process.js";

const multicall3 = "0xca11bde05977b3631167028862be2a173976ca11";
const create2Proxy = "0x4e59b44847b379578588920ca78fbf26c0b4956c";
const salt = zeroPadValue("0x2a", 32);

/** Arachnid's transaction, which anybody may send: 100 gwei, signed for no chain. */
const createProxy =
  "0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222";

describe("the genesis", () => {
  it.each(genesisContracts)("has $name, with the published code", async ({ address, codeHash }) => {
    const { ask } = await startDevchain();

    expect(keccak256(await ask("eth_getCode", [address, "earliest"]))).toBe(codeHash);
    expect(await ask("eth_getTransactionCount", [address, "latest"])).toBe("0x1");
  });

  it("batches reads through Multicall3", async () => {
    const { ask } = await startDevchain();

    const getBlockNumber = "0x42cbb15c";
    expect(Number(await ask("eth_call", [{ to: multicall3, data: getBlockNumber }, "latest"]))).toBe(0);
    const getChainId = "0x3408e470";
    expect(Number(await ask("eth_call", [{ to: multicall3, data: getChainId }, "latest"]))).toBe(31);
  });

  it("deploys by CREATE2 at the address that its deployment has everywhere", async () => {
    const { ask, receipt } = await startDevchain();

    const { status } = await receipt({ to: create2Proxy, data: concat([salt, kitchen.bytecode]), gasLimit: 3_000_000 });

    expect(status).toBe("0x1");
    const address = getCreate2Address(create2Proxy, salt, keccak256(kitchen.bytecode)).toLowerCase();
    expect(await ask("eth_getCode", [address, "latest"])).not.toBe("0x");
  });
});

describe("a deployer's transaction signed for no chain", () => {
  it("is taken as RSKj takes it: within the gas price cap of 80 times the minimum", async () => {
    const { ask, sign, wallets } = await startDevchain();
    const data = createProxy.slice(createProxy.indexOf("6045"), createProxy.indexOf("1ba0"));

    const hash = await ask("eth_sendRawTransaction", [
      await sign({ data: `0x${data}`, gasPrice: 80n * 60_000_000n, chainId: 0 }),
    ]);

    expect(await ask("eth_getTransactionReceipt", [hash])).toMatchObject({
      status: "0x1",
      from: wallets[0]?.address.toLowerCase(),
    });
  });

  it("is refused past it, whoever signed it", async () => {
    const { ask, send } = await startDevchain();
    await send({ to: "0x3fab184622dc19b6109349b94811493bf2a45362", value: 10n ** 18n });

    await expect(ask("eth_sendRawTransaction", [createProxy])).rejects.toMatchObject({
      errorName: "TransactionRejected",
      message: "transaction's gas price exceeds cap",
    });
  });
});

import { delayed, kitchen, kitchenCall, startDevchain, type TestDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;
const stranger = `0x${"12".repeat(20)}`;

interface Call {
  readonly to?: string;
  readonly data?: string;
  readonly value?: bigint;
}

const estimate = async ({ ask }: TestDevchain, { value, ...call }: Call, from?: string): Promise<number> =>
  Number(
    await ask("eth_estimateGas", [
      { ...call, ...(from && { from }), ...(value && { value: `0x${value.toString(16)}` }) },
      "latest",
    ]),
  );

/** Whether a transaction with that much gas ends well. */
async function suffices({ receipt }: TestDevchain, call: Call, gasLimit: number): Promise<boolean> {
  return (await receipt({ ...call, gasLimit })).status === "0x1";
}

describe("eth_estimateGas", () => {
  it("says 21,000 for a transfer, be there money for it or not", async () => {
    const devchain = await startDevchain();

    expect(await devchain.ask("eth_estimateGas", [{ to: receiver, value: "0x1" }])).toBe("0x5208");
    expect(await estimate(devchain, { to: receiver, value: 10n ** 18n }, stranger)).toBe(21_000);
    expect(await estimate(devchain, { to: receiver, value: 10n ** 40n }, stranger)).toBe(21_000);
  });

  it.each(["failWithReason", "failWithCustomError", "failWithPanic", "failEmpty"])(
    "has an estimate for a call that reverts (%s)",
    async (name) => {
      const devchain = await startDevchain();
      const to = await devchain.deploy();

      const gas = await estimate(devchain, { to, data: kitchenCall(name) });

      expect(gas).toBeGreaterThan(21_000);
      expect(gas).toBeLessThan(25_000);
    },
  );

  it("says all that a block has for a call that never ends, or meets an invalid opcode", async () => {
    const devchain = await startDevchain();
    const to = await devchain.deploy();

    expect(await estimate(devchain, { to, data: kitchenCall("loop") })).toBe(6_800_000);
    expect(await estimate(devchain, { data: "0xfe" })).toBe(6_800_000);
  });

  it.each<[string, (to: string) => Call]>([
    ["storage and logs", (to) => ({ to, data: kitchenCall("cook", 1, "soup") })],
    ["a storage loop", (to) => ({ to, data: kitchenCall("fill", 20) })],
    ["a contract's creation", () => ({ data: kitchen.bytecode })],
    ["a contract that makes a contract", (to) => ({ to, data: kitchenCall("build") })],
    ["nested calls, each with 63 of 64 parts of the gas left", (to) => ({ to, data: kitchenCall("dig", 12) })],
    ["gas that has to be there but isn't used", (to) => ({ to, data: kitchenCall("hoard", 1_000_000) })],
    ["value passed on with a stipend", (to) => ({ to, value: 5n, data: kitchenCall("tip", receiver) })],
  ])("is enough, and hardly more than enough, for %s", async (_, callOf) => {
    const devchain = await startDevchain();
    const call = callOf(await devchain.deploy());

    const gas = await estimate(devchain, call);

    expect(await suffices(devchain, call, Math.floor(gas * 0.985))).toBe(false);
    expect(await suffices(devchain, call, gas)).toBe(true);
  });

  it("is enough to give storage back, though the refund comes only afterwards", async () => {
    const devchain = await startDevchain();
    const to = await devchain.deploy();
    await devchain.receipt({ to, data: kitchenCall("fill", 20) });

    const gas = await estimate(devchain, { to, data: kitchenCall("empty") });

    const { status, gasUsed } = await devchain.receipt({ to, data: kitchenCall("empty"), gasLimit: gas });
    expect(status).toBe("0x1");
    expect(Number(gasUsed)).toBeLessThan(gas);
  });

  it("is not misled by a gas limit that is too small or too large", async () => {
    const devchain = await startDevchain();
    const to = await devchain.deploy();
    const data = kitchenCall("cook", 1, "soup");
    const gas = await estimate(devchain, { to, data });

    for (const limit of ["0x10", "0x5208", "0xffffffffff"]) {
      expect(Number(await devchain.ask("eth_estimateGas", [{ to, data, gas: limit }, "latest"]))).toBe(gas);
    }
  });

  it("sees what is pending when asked about the pending block", async () => {
    const devchain = await startDevchain({ timing: delayed(1_500) });
    const { ask, send, wallets } = devchain;
    await send({ data: kitchen.bytecode, gasLimit: 3_000_000 });
    const { getCreateAddress } = await import("ethers");
    const to = getCreateAddress({ from: wallets[0]?.address ?? "", nonce: 0 }).toLowerCase();
    const call = { to, data: kitchenCall("cook", 1, "soup") };

    expect(Number(await ask("eth_estimateGas", [call, "pending"]))).toBeGreaterThan(40_000);
    expect(Number(await ask("eth_estimateGas", [call, "latest"]))).toBeLessThan(23_000);
  });
});

import { eth_estimateGas } from "../../../src/methods/eth_estimateGas.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { stateNotKept } from "../../../src/upstream/translate-error.js";
import { type AnsweringNode, contextOf, type NodeAnswers, nodeAnswering } from "../../fakes/node-answering.js";

interface GivenCall {
  readonly from?: string;
  readonly gas?: string;
  readonly gasPrice?: string;
  readonly value?: string;
}

const from = "0x1212121212121212121212121212121212121212";
const to = "0x7986b3df570230288501eea3d890bd66948c9b79";
const gasLimit = 6_800_000;
const latest = { eth_getBlockByNumber: () => ({ gasLimit: `0x${gasLimit.toString(16)}` }) };

const reverted = (data: string) => new RpcError("ExecutionReverted", "execution reverted", { data });
const rejected = (text: string) => new RpcError("CallRejected", text);
const unaffordable = rejected("insufficient funds for gas * price + value");
const unexplained = new RpcError("InternalError", undefined, { data: { reason: "internal" } });
const fail = (error: Error) => (): never => {
  throw error;
};

async function estimate(call: object, node: AnsweringNode): Promise<number> {
  return Number(await eth_estimateGas([call], contextOf(node)));
}

/** A node on which a call reverts with `data` once it has `leastGas`, and runs out of gas with less. */
function revertingNode(leastGas: number, data: string): NodeAnswers {
  return {
    ...latest,
    eth_estimateGas: fail(reverted(data)),
    eth_call: ({ gas }: GivenCall) => {
      throw Number(gas) >= leastGas ? reverted(data) : rejected("out of gas");
    },
  };
}

describe("eth_estimateGas", () => {
  it("gives the node's estimate where there is one, asking once, at the latest block by default", async () => {
    const node = nodeAnswering({ eth_estimateGas: () => "0x5498" });
    await expect(estimate({ to, input: "0x01" }, node)).resolves.toBe(0x5498);
    expect(node.calls).toEqual([["eth_estimateGas", [{ to, data: "0x01" }, "latest"]]]);
  });

  it("takes a creation without `to`, and refuses a call that has neither `to` nor data", async () => {
    const node = nodeAnswering({ eth_estimateGas: () => "0xd06c" });
    await expect(estimate({ data: "0x00" }, node)).resolves.toBe(0xd06c);
    await expect(estimate({ input: "0x00" }, node)).resolves.toBe(0xd06c);
    await expect(estimate({ from }, node)).rejects.toMatchObject({ code: -32602, data: { param: "call.to" } });
  });

  it.each([
    ["a reason", `0x08c379a0${"0".repeat(192)}`],
    ["a custom error", `0xb87e59d8${"0".repeat(64)}`],
    ["a panic", `0x4e487b71${"1".padStart(64, "0")}`],
    ["nothing", "0x"],
  ])("finds the least gas, to within 1 %, with which a call reverts with %s", async (_, data) => {
    for (const leastGas of [21_000, 26_482, 500_000, gasLimit]) {
      const node = nodeAnswering(revertingNode(leastGas, data));
      const gas = await estimate({ from, to, gasPrice: "0x1" }, node);
      expect(gas).toBeGreaterThanOrEqual(leastGas);
      expect(gas).toBeLessThanOrEqual(leastGas * 1.01);
      expect(node.count("eth_call")).toBeLessThanOrEqual(24);
    }
  });

  it("takes RSKj's 0x for running out of gas, and another revert for another outcome", async () => {
    const leastGas = 90_000;
    const answer = (gas: number) => {
      if (gas < 30_000) return "0x";
      throw reverted(gas < leastGas ? "0x" : "0x1234");
    };
    const node = nodeAnswering({
      ...latest,
      eth_estimateGas: fail(reverted("0x1234")),
      eth_call: ({ gas }: GivenCall) => answer(Number(gas)),
    });
    const gas = await estimate({ to }, node);
    expect(gas).toBeGreaterThanOrEqual(leastGas);
    expect(gas).toBeLessThanOrEqual(leastGas * 1.01);
  });

  it("searches without the price, so that a poor sender's revert is found too", async () => {
    const node = nodeAnswering(revertingNode(30_000, "0x"));
    await estimate({ from, to, gas: "0x5208", gasPrice: "0xffffffffffff", value: "0x0" }, node);
    const searched = node.calls.filter(([method]) => method === "eth_call").map(([, [call]]) => call);
    expect(searched.length).toBeGreaterThan(1);
    expect(new Set(searched.flatMap((call) => Object.keys(call as object)))).toEqual(
      new Set(["from", "to", "value", "gas"]),
    );
  });

  it.each(["out of gas", "invalid opcode: INVALID", "stack underflow"])(
    "gives a block's gas limit for %s",
    async (text) => {
      const node = nodeAnswering({ ...latest, eth_estimateGas: fail(rejected(text)) });
      await expect(estimate({ to }, node)).resolves.toBe(gasLimit);
    },
  );

  it.each([
    ["RSKj's 0x0", () => "0x0"],
    ["RSKj's running out of it", ({ gas }: GivenCall) => gas],
    ["the same with a stipend", ({ gas }: GivenCall) => `0x${(Number(gas) + 2_300).toString(16)}`],
    ["RSKj's exception", fail(unexplained)],
    ["a refusal", fail(rejected("gas required exceeds allowance (21000)"))],
    ["a revert because of what ran out of gas inside", fail(reverted("0x"))],
  ])("asks again without a gas that is too small: %s", async (_, tooSmall) => {
    const node = nodeAnswering({
      eth_estimateGas: (given: GivenCall) => (given.gas === undefined ? "0x6772" : tooSmall(given)),
    });
    await expect(estimate({ to, gas: "0x5208" }, node)).resolves.toBe(0x6772);
    expect(node.calls.map(([, [call]]) => call)).toEqual([{ to, gas: "0x5208" }, { to }]);
  });

  it("takes a node's exception during a search for too little gas", async () => {
    const node = nodeAnswering({
      ...latest,
      eth_estimateGas: fail(reverted("0x")),
      eth_call: ({ gas }: GivenCall) => {
        throw Number(gas) < 53_000 ? unexplained : reverted("0x");
      },
    });
    const gas = await estimate({ data: "0xfd" }, node);
    expect(gas).toBeGreaterThanOrEqual(53_000);
    expect(gas).toBeLessThanOrEqual(53_530);
  });

  it("stays an error where a node throws without a gas, too", async () => {
    const node = nodeAnswering({ eth_estimateGas: fail(unexplained) });
    await expect(estimate({ to, gas: "0x1" }, node)).rejects.toBe(unexplained);
    expect(node.calls.map(([, [call]]) => call)).toEqual([{ to, gas: "0x1" }, { to }]);
  });

  it("takes an estimate below the given gas, asking once", async () => {
    const node = nodeAnswering({ eth_estimateGas: () => "0x6772" });
    await expect(estimate({ to, gas: "0x6773" }, node)).resolves.toBe(0x6772);
    expect(node.calls).toHaveLength(1);
  });

  it("gives up on zero where no gas was given", async () => {
    const node = nodeAnswering({ eth_estimateGas: () => "0x0" });
    await expect(estimate({ to }, node)).resolves.toBe(0);
    expect(node.calls).toHaveLength(1);
  });

  describe("when the node sends no quantity", () => {
    const unusable = { code: -32603, data: { reason: "node_unavailable" } };

    it.each([[null], [{}], [21_000], [""], ["0x"], ["0xzz"], ["21000"], [`0x${"f".repeat(64)}`]])(
      "is a clear error: an estimate of %j",
      async (result) => {
        const node = nodeAnswering({ eth_estimateGas: () => result });
        await expect(estimate({ to }, node)).rejects.toMatchObject(unusable);
      },
    );

    it.each([[null], [{}], [{ gasLimit: null }], [{ gasLimit: "NaN" }]])(
      "is a clear error: a block %j where its gas limit is needed",
      async (block) => {
        const node = nodeAnswering({
          eth_getBlockByNumber: () => block,
          eth_estimateGas: fail(rejected("out of gas")),
        });
        await expect(estimate({ to }, node)).rejects.toMatchObject(unusable);
      },
    );
  });

  describe("when the sender has not enough", () => {
    const call = { from, to, value: "0xde0b6b3a7640000", gasPrice: "0x3938700" };

    it("lends it plenty where the node takes a balance", async () => {
      const node = nodeAnswering({
        eth_estimateGas: (_: GivenCall, __: string, overrides?: object) =>
          overrides ? "0x5208" : fail(unaffordable)(),
      });
      await expect(estimate(call, node)).resolves.toBe(0x5208);
      expect(node.calls.at(-1)).toEqual([
        "eth_estimateGas",
        [call, "latest", { [from]: { balance: `0x${"f".repeat(32)}` } }],
      ]);
    });

    it("finds the least gas of its revert with the same loan", async () => {
      const node = nodeAnswering({
        ...latest,
        eth_estimateGas: (_: GivenCall, __: string, overrides?: object) => {
          throw overrides ? reverted("0x") : unaffordable;
        },
        eth_call: ({ gas }: GivenCall, _: string, overrides?: object) => {
          if (!overrides) throw unaffordable;
          throw Number(gas) >= 40_000 ? reverted("0x") : rejected("out of gas");
        },
      });
      const gas = await estimate(call, node);
      expect(gas).toBeGreaterThanOrEqual(40_000);
      expect(gas).toBeLessThanOrEqual(40_400);
    });

    const withoutLoan = (answer: (call: GivenCall) => unknown) =>
      nodeAnswering({
        ...latest,
        eth_estimateGas: (given: GivenCall, _: string, overrides?: object) => {
          if (overrides) throw unexplained;
          return answer(given);
        },
      });

    it("leaves the price out where the node takes no balance", async () => {
      const node = withoutLoan(({ gasPrice }) => (gasPrice === undefined ? "0x5300" : fail(unaffordable)()));
      await expect(estimate(call, node)).resolves.toBe(0x5300);
    });

    it("takes gas that the sender cannot pay for as the same", async () => {
      const node = withoutLoan(({ gasPrice }) =>
        gasPrice === undefined ? "0x5300" : fail(rejected("gas required exceeds allowance (17)"))(),
      );
      await expect(estimate(call, node)).resolves.toBe(0x5300);
    });

    it("leaves the value out too where it must", async () => {
      const node = withoutLoan(({ gasPrice, value }) =>
        (gasPrice ?? value) === undefined ? "0x5400" : fail(unaffordable)(),
      );
      await expect(estimate(call, node)).resolves.toBe(0x5400);
    });

    it("gives a block's gas limit where even that can't be paid, or takes all gas", async () => {
      await expect(estimate(call, withoutLoan(fail(unaffordable)))).resolves.toBe(gasLimit);
      const endless = withoutLoan(({ value }) => {
        throw value === undefined ? rejected("out of gas") : unaffordable;
      });
      await expect(estimate(call, endless)).resolves.toBe(gasLimit);
    });

    it("lends nothing where no sender is named", async () => {
      const { from: _from, ...anonymous } = call;
      const node = withoutLoan(({ value }) => (value === undefined ? "0x5208" : fail(unaffordable)()));
      await expect(estimate(anonymous, node)).resolves.toBe(0x5208);
      expect(node.calls.every(([, params]) => params.length === 2)).toBe(true);
    });
  });

  describe("what is no failing step", () => {
    it.each(["InvalidParams", "InternalError", "LimitExceeded"] as const)("stays an error: %s", async (name) => {
      const failure = new RpcError(name);
      const node = nodeAnswering({ eth_estimateGas: fail(failure) });
      await expect(estimate({ to, gas: "0x5208" }, node)).rejects.toBe(failure);
      expect(node.calls).toHaveLength(1);
    });

    it("stays an error: a state that no node keeps", async () => {
      const failure = rejected(stateNotKept);
      const node = nodeAnswering({ ...latest, eth_estimateGas: fail(failure) });
      await expect(estimate({ from, to, gas: "0x5208" }, node)).rejects.toBe(failure);
      expect(node.calls).toHaveLength(1);
    });

    it("stays an error in the middle of a search, too", async () => {
      const gone = new RpcError("InternalError", undefined, { data: { reason: "node_unavailable" } });
      const node = nodeAnswering({ ...revertingNode(30_000, "0x"), eth_call: fail(gone) });
      await expect(estimate({ to }, node)).rejects.toBe(gone);
      expect(node.count("eth_call")).toBe(1);
    });

    it("is the deadline, not the revert, when time runs out during a search", async () => {
      const deadline = new AbortController();
      const late = new RpcError("LimitExceeded", "no response within 30000 ms");
      const node = nodeAnswering({
        ...latest,
        eth_estimateGas: fail(reverted("0x")),
        eth_call: () => {
          deadline.abort(late);
          throw reverted("0x");
        },
      });
      const answer = eth_estimateGas([{ to }, "latest"], contextOf(node, deadline.signal));
      await expect(answer).rejects.toBe(late);
      expect(node.count("eth_call")).toBe(1);
    });
  });
});

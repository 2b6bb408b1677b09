import { readFileSync } from "node:fs";
import { keccak256, Transaction, toUtf8Bytes } from "ethers";
import { startDevchain, type TestDevchain } from "./devchain-in-process.js";

// An endless loop uses up a block's gas twice, slowly: Jest hooks promises, and the machine makes several for each instruction.
type Json = ReturnType<typeof JSON.parse>;

const recorded: Json = JSON.parse(readFileSync("test/fixtures/rskj-regtest-transactions.json", "utf8"));
const regtest = 33;
const cow = keccak256(toUtf8Bytes("cow")) as `0x${string}`;

/** A devchain with regtest's chain id and account, on which what RSKj was sent has been sent again. */
async function replayRecorded(): Promise<{ devchain: TestDevchain; receipts: Json[] }> {
  const devchain = await startDevchain({ chainId: regtest, privateKeys: [cow] });
  const receipts: Json[] = [];
  for (const { transaction } of recorded.mined) {
    const hash = await devchain.ask("eth_sendRawTransaction", [serialize(transaction)]);
    receipts.push(await devchain.ask("eth_getTransactionReceipt", [hash]));
  }
  return { devchain, receipts };
}

function serialize({ nonce, gas, gasPrice, to, value, input, v, r, s }: Json): string {
  const signature = { v: Number(v), r: pad(r), s: pad(s) };
  const fields = { type: 0, nonce: Number(nonce), gasLimit: gas, gasPrice, to, value, data: input, signature };
  return Transaction.from(fields).serialized;
}

const pad = (quantity: string) => `0x${quantity.slice(2).padStart(64, "0")}`;

const facts = ({ gasUsed, status, contractAddress, logs }: Json) => ({
  gasUsed,
  status,
  contractAddress,
  logs: logs.map(({ address, topics, data }: Json) => ({ address, topics, data })),
});

it("uses the gas that RSKj uses, to the unit, and logs what it logs", async () => {
  const { receipts } = await replayRecorded();

  expect(receipts.map(facts)).toEqual(recorded.mined.map(({ receipt }: Json) => facts(receipt)));
});

it("estimates what RSKj estimates", async () => {
  const { devchain } = await replayRecorded();

  for (const { name, params, result } of recorded.estimates) {
    expect({ name, estimate: await devchain.ask("eth_estimateGas", withoutNulls(params)) }).toEqual({
      name,
      estimate: result,
    });
  }
});

it("answers calls as RSKj does, reverts with the code that clients read", async () => {
  const { devchain } = await replayRecorded();

  for (const { name, params, response } of recorded.calls) {
    const answer = await devchain.ask("eth_call", withoutNulls(params)).catch(({ code, data }) => ({ code, data }));
    const expected = typeof response === "string" ? response : { code: 3, data: response.data };
    expect({ name, answer }).toEqual({ name, answer: expected });
  }
});

it("gives contracts the addresses that RSKj gives them", async () => {
  const { devchain } = await replayRecorded();

  expect(await devchain.ask("eth_getCode", ["0xda7ce79725418f4f6e13bf5f520c89cec5f6a974", "latest"])).not.toBe("0x");
});

function withoutNulls([call, block]: Json[]): Json[] {
  return [Object.fromEntries(Object.entries(call).filter(([, value]) => value !== null)), block];
}

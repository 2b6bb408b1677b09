import { Account, createAddressFromString, MAX_INTEGER } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import type { RootstockHeader } from "../rootstock/merged-mining/header.js";
import type { Receipt, Transaction } from "./block.js";
import type { Machine } from "./machine.js";
import { type Run, runMessage } from "./run-message.js";

/** What one transaction did; its place in the block is the caller's to add. */
export type Execution = Pick<Receipt, "status" | "gasUsed" | "contractAddress" | "logs">;

/** Executes a transaction on a machine's state: gas is bought, the code runs, what is left is paid back, the miner gets the fee. */
export async function executeTransaction(
  machine: Machine,
  transaction: Transaction,
  header: RootstockHeader,
): Promise<Execution> {
  const { from, gas, gasPrice } = transaction;
  await addToBalance(machine, from, -gas * gasPrice);
  const run = await runMessage(machine, transaction, { header });
  const gasUsed = chargedGas(run);
  await addToBalance(machine, from, (gas - gasUsed) * gasPrice);
  await addToBalance(machine, header.miner, gasUsed * gasPrice);
  for (const address of run.destroyed) await machine.evm.journal.deleteAccount(createAddressFromString(address));
  await machine.evm.journal.cleanup();
  return {
    status: run.outcome === "succeeded" ? 1 : 0,
    gasUsed,
    contractAddress: run.contractAddress,
    logs: run.logs,
  };
}

/** Refunds give back at most half of the gas. */
function chargedGas({ gasUsed, refund }: Run): bigint {
  return gasUsed - (refund < gasUsed / 2n ? refund : gasUsed / 2n);
}

/** A balance that a development method has set to the largest number stays there. */
async function addToBalance({ evm, state }: Machine, address: Hex, amount: bigint): Promise<void> {
  const key = createAddressFromString(address);
  const account = (await state.getAccount(key)) ?? new Account();
  const balance = account.balance + amount;
  account.balance = balance < MAX_INTEGER ? balance : MAX_INTEGER;
  await evm.journal.putAccount(key, account);
}

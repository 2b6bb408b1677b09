import { readTransaction, signTransaction } from "../fakes/scripted-chain/signed-transaction.js";
import type { SimulatedTransaction } from "./world.js";

const SENDERS = 2;
const PER_SENDER = 12;

/** Transactions of each sender, by nonce: signed once, since that takes longer than many seeds. */
export const signed: readonly (readonly SimulatedTransaction[])[] = Array.from({ length: SENDERS }, (_, sender) =>
  Array.from({ length: PER_SENDER }, (__, nonce) => {
    const raw = signTransaction({ nonce, sender: sender + 1 });
    const { hash, from } = readTransaction(raw);
    return { raw, hash, from, nonce };
  }),
);

export const signedByRaw: ReadonlyMap<string, SimulatedTransaction> = new Map(
  signed.flat().map((transaction) => [transaction.raw, transaction]),
);

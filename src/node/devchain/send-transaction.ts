import { hexToBytes } from "@ethereumjs/util";
import { decodeRawTransaction, hashRawTransaction } from "../raw-transaction.js";
import { recoverSender } from "../recover-sender.js";
import type { Answer } from "./answer.js";
import type { Transaction } from "./block.js";
import type { BlockProduction } from "./block-production.js";
import { checkTransaction } from "./check-transaction.js";
import type { Hex } from "./hex.js";
import type { Journal } from "./journal.js";
import type { ChainContent } from "./load-chain.js";
import { encodeTransaction } from "./records.js";
import type { Serially } from "./serially.js";
import type { StateDatabase } from "./state-database.js";

interface SendParts extends Pick<ChainContent, "chain" | "pool"> {
  readonly chainId: number;
  readonly database: StateDatabase;
  readonly journal: Pick<Journal, "append">;
  readonly serially: Serially;
  readonly production: BlockProduction;
}

/** Takes a transaction into the pool and the journal, so that a kill doesn't lose it; one that waits already is fine. */
export function createSendTransaction({ serially, production, ...parts }: SendParts): Answer {
  return async ([data], turn) => {
    const transaction = readTransaction(data as Hex);
    return turn.outside(async () => {
      const isNew = await serially(() => accept(transaction, parts));
      if (isNew) await production.transactionAdded();
      return transaction.hash;
    });
  };
}

function readTransaction(data: Hex): Transaction {
  const decoded = decodeRawTransaction(data);
  return { ...decoded, hash: hashRawTransaction(data), from: recoverSender(decoded), raw: hexToBytes(data) };
}

type AcceptParts = Omit<SendParts, "serially" | "production">;

async function accept(transaction: Transaction, { chain, pool, chainId, database, journal }: AcceptParts) {
  if (pool.get(transaction.hash)) return false;
  const account = await database.readAccount(chain.head().header.stateRoot, transaction.from);
  checkTransaction(transaction, { chainId, account, waiting: pool.of(transaction.from), poolSize: pool.size });
  journal.append(encodeTransaction(transaction));
  pool.add(transaction, account.nonce);
  return true;
}

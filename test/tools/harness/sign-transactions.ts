import { type Hex, type TransactionSerializableLegacy } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { ask } from "../../e2e/ask.js";
import type { ToolEnvironment } from "./start-service.js";

type Unsigned = Omit<TransactionSerializableLegacy, "type" | "chainId" | "nonce" | "gasPrice">;

/** Transactions as a wallet signs them, to be sent one after another. `list` is given the account and its next nonce. */
export async function signTransactions(
  { CHAIN_ID, PRIVATE_KEY, RPC_URL }: ToolEnvironment,
  list: (account: PrivateKeyAccount, nonce: number) => readonly Unsigned[],
): Promise<Hex[]> {
  const account = privateKeyToAccount(PRIVATE_KEY as Hex);
  const read = async (method: string, params: unknown[]) => Number((await ask(RPC_URL, method, params)).result);
  const nonce = await read("eth_getTransactionCount", [account.address, "pending"]);
  const gasPrice = BigInt(await read("eth_gasPrice", []));
  return Promise.all(
    list(account, nonce).map((transaction, index) =>
      account.signTransaction({
        ...transaction,
        type: "legacy",
        chainId: Number(CHAIN_ID),
        nonce: nonce + index,
        gasPrice,
      }),
    ),
  );
}

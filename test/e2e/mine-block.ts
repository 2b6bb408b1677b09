import { Wallet } from "ethers";
import { ask } from "./ask.js";
import type { PrintedAccount } from "./read-banner.js";
import type { StartedProgram } from "./start-program.js";
import { untilTrue } from "./until-true.js";

/** Sends a coin; resolves with the block that it is in, once there is one. */
export async function mineBlock({
  urls,
  accounts,
}: StartedProgram): Promise<{ readonly block: string; readonly transaction: string }> {
  const url = urls.testnet;
  const result = async (method: string, ...params: unknown[]): Promise<string> =>
    (await ask(url, method, params)).result as string;
  const [from, to] = accounts.testnet as [PrintedAccount, PrintedAccount];
  const wallet = new Wallet(from.privateKey);
  const nonce = Number(await result("eth_getTransactionCount", wallet.address, "pending"));
  const gasPrice = await result("eth_gasPrice");
  const fields = { type: 0, chainId: 31, to: to.address, value: 1n, gasLimit: 21_000, gasPrice, nonce };
  const raw = await wallet.signTransaction(fields);
  const transaction = await result("eth_sendRawTransaction", raw);
  let block: string | undefined;
  await untilTrue(async () => {
    const { result: receipt } = await ask(url, "eth_getTransactionReceipt", [transaction]);
    block = (receipt as { blockHash: string } | null)?.blockHash;
    return block !== undefined;
  });
  return { block: block as string, transaction };
}

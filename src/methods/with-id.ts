import { type RawJson, readJson } from "../json/raw-json.js";

/**
 * The transaction with the `_id` that the specification shows on the two look-ups by index: the first 24 hex digits of
 * its hash, since the nodes have none. `null` stays `null`.
 */
export async function withId<Result>(result: RawJson | Promise<RawJson>): Promise<Result> {
  const transaction = (await readJson(await result)) as { hash: string } | null;
  return (transaction && { _id: transaction.hash.slice(2, 26), ...transaction }) as Result;
}

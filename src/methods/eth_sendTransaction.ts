import { readJson } from "../json/raw-json.js";
import type { Hex } from "../rootstock/hex.js";
import { toNodeCall } from "./call-object.js";
import type { Handler } from "./handler.js";

/** Signs and sends a transaction of a devchain's account, and announces it to subscribers. */
export const eth_sendTransaction: Handler<"eth_sendTransaction"> = async ([transaction], context) => {
  const { node, signal, events } = context;
  const hash = (await readJson(await node.call("eth_sendTransaction", [toNodeCall(transaction)], signal))) as Hex;
  events?.pending.announce(hash);
  return hash;
};

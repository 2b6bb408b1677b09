import type { Network } from "../config/networks.js";
import { readJson } from "../json/raw-json.js";
import type { Node } from "../node/node.js";
import type { CallSignal } from "../turns/call-signal.js";
import { WrongChainError } from "./wrong-chain-error.js";

/** A node and what it is expected to serve. */
export interface ChainCheck {
  readonly call: Node["call"];
  readonly network: Network;
  /** The node's host and port: all of its URL that an error may tell, since the rest can hold credentials. */
  readonly host: string;
}

/** Requests a node's chain ID. Rejects with an Error that names the setting if it is another network's, or missing. */
export async function checkChain({ call, network, host }: ChainCheck, signal: CallSignal): Promise<void> {
  const name = network.name.toUpperCase();
  const setting = `${name}_NODE_URL`;
  const chainId = await askChainId(call, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new Error(`${setting}: the node at ${host} does not tell its chain id`, { cause });
  });
  if (chainId === network.chainId) return;
  throw new WrongChainError(
    `${setting}: the node at ${host} serves chain ${chainId}, but ${network.label} is chain ${network.chainId}; ` +
      `set ${setting} to a ${network.label} node, or ${name}_CHAIN to that node's chain`,
  );
}

async function askChainId(call: Node["call"], signal: CallSignal): Promise<number> {
  const chainId = await readJson(await call("eth_chainId", [], signal));
  if (typeof chainId !== "string" || !/^0x[\da-f]+$/i.test(chainId)) throw new Error("eth_chainId gave no quantity");
  return Number(chainId);
}

import type { NetworkName } from "../config/network-table.js";
import { type NodeUrl, parseNodeUrls } from "../config/node-urls.js";
import { UsageError } from "./command.js";

/** The option `--fork`, parsed. */
export interface ParsedFork {
  readonly nodeUrl: NodeUrl;
  /** The node's host and port, fit to be printed: the rest of its URL can hold an API key. */
  readonly host: string;
  readonly block?: number;
}

/** Reads `URL` or `URL@BLOCK`; a block is a decimal or hex number. @throws UsageError, without the URL's credentials */
export function parseFork(text: string): ParsedFork {
  const [, url = text, block] = /^(.*)@(0x[\da-f]{1,12}|\d{1,15})$/i.exec(text) ?? [];
  const nodeUrl = readUrl(url);
  const { host } = new URL(nodeUrl.httpUrl ?? nodeUrl.wsUrl ?? "");
  if (block === undefined) return { nodeUrl, host };
  if (Number(block) === 0) throw new UsageError("--fork: the block must be 1 or a later one");
  return { nodeUrl, host, block: Number(block) };
}

function readUrl(text: string): NodeUrl {
  try {
    const [url, ...others] = parseNodeUrls(text);
    if (url && others.length === 0) return url;
  } catch (error) {
    throw new UsageError(`--fork: ${(error as Error).message}`);
  }
  throw new UsageError("--fork must be one URL");
}

/** The chain's file in DATA_DIR. A fork has one of its own. */
export function chainFileName(network: NetworkName, isFork: boolean): string {
  return `${network}${isFork ? "-fork" : ""}.chain`;
}

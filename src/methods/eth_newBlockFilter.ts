import { readHead } from "./filters/read-head.js";
import { beginAbove } from "./filters/reported-chain.js";
import type { Handler } from "./handler.js";

/** Creates a filter for new blocks. */
export const eth_newBlockFilter: Handler<"eth_newBlockFilter"> = async (_params, context) =>
  context.filters.create({ kind: "blocks", state: beginAbove(await readHead(context)) });

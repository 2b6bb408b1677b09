import { eth_getLogs } from "./eth_getLogs.js";
import { filterNotFound } from "./filters/caller-filters.js";
import type { Handler } from "./handler.js";

/** All logs of a filter, as eth_getLogs reads them. */
export const eth_getFilterLogs: Handler<"eth_getFilterLogs"> = async ([id], context) => {
  const filter = await context.filters.find(id);
  if (filter.kind !== "logs") throw filterNotFound(": the filter is not for logs");
  await context.filters.touch(filter);
  return eth_getLogs([filter.criteria], context);
};

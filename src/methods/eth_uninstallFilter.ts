import type { Handler } from "./handler.js";

/** Removes a filter that its user no longer polls. */
export const eth_uninstallFilter: Handler<"eth_uninstallFilter"> = ([id], { filters }) => filters.remove(id);

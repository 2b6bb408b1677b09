import type { Handler } from "./handler.js";

/** The groups of methods that are served, by the prefixes of their names. */
export const rpc_modules: Handler<"rpc_modules"> = (_params, { modules }) =>
  Object.fromEntries(modules.map((name) => [name, "1.0"]));

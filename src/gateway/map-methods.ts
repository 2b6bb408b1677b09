import type { NetworkName } from "../config/networks.js";
import type { AnyHandler, NetworkContext } from "../methods/handler.js";
import { handlers } from "../methods/handlers.js";
import type { MethodMapping } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Call } from "./call.js";

/** What serves the calls of each network. */
export type Contexts = Readonly<Partial<Record<NetworkName, NetworkContext>>>;

/** The methods by name, as server-js calls them: with positional params. What it has no room for, their call, they get as `this`. */
export function mapMethods(contexts: Contexts): MethodMapping {
  const methods = Object.entries<unknown>(handlers).map(([name, handler]) => {
    const method = function (this: Call, ...params: readonly unknown[]): unknown {
      const served = contexts[this.caller.network];
      if (!served) throw new RpcError("Unauthorized");
      this.served = served;
      return (handler as AnyHandler)(params, this);
    };
    return [name, method] as const;
  });
  return Object.fromEntries(methods) as MethodMapping;
}

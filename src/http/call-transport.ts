import { ServerTransport } from "@open-rpc/server-js/build/transports/server-transport.js";
import type { Caller } from "../accounts/caller.js";
import { Call, type Exchange } from "../gateway/call.js";
import type { Outcome } from "../rpc/envelope.js";
import type { Dispatch } from "../rpc/handle-body.js";
import { isInvalid } from "../rpc/request.js";
import { RpcError } from "../rpc/rpc-error.js";

/** The caller; or the error of each request, if the caller is unknown. */
export type Sender = Caller | RpcError;

/** Callers who cannot be identified share memory and turns as one user. */
export const unidentified = "";

/** Whose memory and turns a sender's requests take. */
export function userIdOf(sender: Sender): string {
  return sender instanceof RpcError ? unidentified : sender.userId;
}

/** A transport whose requests are the router's calls. */
export abstract class CallTransport extends ServerTransport {
  /** How the requests of one body are dispatched. */
  protected dispatchOf(sender: Sender, exchange: Exchange): Dispatch {
    if (sender instanceof RpcError) return async (asked) => ({ error: isInvalid(asked) ? asked.error : sender });
    return (asked, isInBatch) => this.#dispatch(new Call(asked, { caller: sender, exchange, isInBatch }));
  }

  /** By the stock routerHandler to RpcRouter.call, which gets the call as its params (rpc/README.md). */
  #dispatch(call: Call): Promise<Outcome> {
    return this.routerHandler({ jsonrpc: "2.0", method: call.methodName, params: [call] }) as Promise<Outcome>;
  }
}

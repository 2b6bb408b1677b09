import type { RequestHandler } from "express";
import type { Log } from "../telemetry/log.js";

/** Express's compiled setting "trust proxy". */
type TrustsProxy = (address: string | undefined, hop: number) => boolean;

/**
 * Logs once that an `X-Forwarded-For` header came from an IP address that `TRUST_PROXY` does not trust: all clients behind such a
 * proxy share the limits of one address.
 */
export function createProxyCheck(log: Pick<Log, "warn">): RequestHandler {
  let isLogged = false;
  return (request, _response, next) => {
    if (!isLogged && request.headers["x-forwarded-for"] !== undefined) {
      const address = request.socket.remoteAddress;
      const trusts = request.app.get("trust proxy fn") as TrustsProxy;
      if (!trusts(address, 0)) {
        isLogged = true;
        log.warn(
          { address },
          "X-Forwarded-For is ignored: TRUST_PROXY does not trust this address. If it is your proxy, all its clients share the limits of one address: set TRUST_PROXY",
        );
      }
    }
    next();
  };
}

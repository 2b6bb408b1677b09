import { randomUUID } from "node:crypto";
import { RpcError } from "../rpc/rpc-error.js";
import type { Log } from "../telemetry/log.js";
import type { Clock } from "./clock.js";

/** Whether the store answers. An outage is logged when it begins and when it ends, not with every request that it costs. */
export interface StoreOutage {
  readonly isOn: () => boolean;
  /** Begins an outage: until the probe succeeds, the store is not asked for leases. */
  readonly begin: (error: unknown) => void;
  /** What a request gets that the store would be needed for; `requestId` names the outage in the log. */
  readonly error: () => RpcError;
}

export interface StoreOutageParts {
  readonly log: Pick<Log, "error" | "info">;
  readonly clock: Clock;
  /** Asks something small of the store. */
  readonly probe: () => Promise<unknown>;
}

const probeEveryMs = 1_000;

export function createStoreOutage({ log, clock, probe }: StoreOutageParts): StoreOutage {
  let requestId: string | undefined;

  const probeLater = (): void => {
    clock.after(probeEveryMs, () => {
      probe().then(end, probeLater);
    });
  };

  const end = (): void => {
    log.info({ requestId }, "the store is back");
    requestId = undefined;
  };

  return {
    isOn: () => requestId !== undefined,
    begin(error) {
      if (requestId !== undefined) return;
      requestId = randomUUID();
      log.error(
        { err: error, requestId },
        "the store is away: requests beyond what is leased are refused until it is back",
      );
      probeLater();
    },
    error: () =>
      new RpcError("InternalError", "the limits' store does not answer: try again", {
        data: { reason: "store_unavailable", requestId },
      }),
  };
}

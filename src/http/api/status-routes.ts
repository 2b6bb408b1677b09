import { networks } from "../../config/networks.js";
import type { NetworkRecord, NetworkStatus } from "../status/network-record.js";
import type { ServiceStatus } from "./api-types.js";
import { type AnyRoute, defineRoute } from "./route.js";

export interface StatusRoutesParts {
  readonly networkRecord: Pick<NetworkRecord, "read">;
}

/** The state of the networks, without a log-in. */
export function statusRoutesOf({ networkRecord }: StatusRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/status",
      access: "anyone",
      handle: async (): Promise<ServiceStatus> => ({ networks: (await networkRecord.read()).map(show) }),
    }),
  ];
}

function show({ name, isUp, head, days }: NetworkStatus): ServiceStatus["networks"][number] {
  return {
    network: networks[name].label,
    isUp,
    head: head ? { number: head.number, minedAt: new Date(head.minedAtMs).toISOString() } : null,
    days: days.map(({ day, checks, passed }) => ({ day, checks, passed })),
  };
}

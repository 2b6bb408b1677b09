import type { NetworkName } from "../config/network-table.js";
import type { Settings } from "../config/settings.js";
import type { Call } from "../gateway/call.js";
import type { RpcTransport } from "../http/rpc-transport.js";
import type { RpcRouter } from "../rpc/router.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import { UsageError } from "./command.js";

export interface ServedAlone {
  readonly router: RpcRouter<Call>;
  /** The network that every caller is on. */
  readonly network: NetworkName;
  readonly port: number;
  readonly reportFailure: ReportFailure;
}

/** Serves a router on this machine with any API key in the path, or none: without quota and pages. */
export async function serveWithoutKeys(settings: Settings, served: ServedAlone): Promise<RpcTransport> {
  const { RpcTransport } = await import("../http/rpc-transport.js");
  const { transportOptionsOf } = await import("../http/transport-options.js");
  const { createClock } = await import("../clock.js");
  const { openHolds } = await import("../limits/open-holds.js");
  const { createStrangerHolds } = await import("../http/stranger-bytes.js");
  const { createLog } = await import("../telemetry/log.js");
  const { router, network, port, reportFailure } = served;
  const clock = createClock();
  const caller = { userId: "developer", keyId: "none", network };
  const transport = new RpcTransport(
    { ...transportOptionsOf(settings), port },
    {
      router,
      reportFailure,
      identify: () => caller,
      describeLimits: () => [],
      openHold: openHolds(settings, { clock }).open,
      isProxy: () => false,
      onRefused: () => undefined,
      readersParts: { clock, onDisconnect: () => undefined },
      addressOf,
      openStrangerHold: createStrangerHolds({ addressOf, clock }),
      webSocketEvents: undefined,
      app: (_request, response) => void response.writeHead(404).end(),
      log: createLog(settings.LOG_LEVEL),
    },
  );
  await transport.start();
  return transport;
}

/** All callers are on this machine. */
const addressOf = (): string => "";

/** What `--port` says, or else the settings. Throws UsageError. */
export function readPort(given: string | undefined, settings: Settings): number {
  const port = Number(given ?? settings.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError("--port must be 0 to 65535");
  return port;
}

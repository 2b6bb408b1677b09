import type { ServerOptions } from "node:http";
import type { Settings } from "../config/settings.js";
import type { BodyLimits } from "../rpc/handle-body.js";
import { type ConnectionLimits, connectionLimitsOf, readMaxDescriptors } from "./connection/connection-limits.js";
import type { PlainParts } from "./plain/plain-connection.js";
import type { ReaderLimits } from "./response/readers.js";
import type { SocketLimits } from "./web-socket/socket-count.js";
import type { WebSocketOptions } from "./web-socket/web-socket-transport.js";

export interface RpcTransportOptions extends BodyLimits {
  readonly host: string;
  readonly port: number;
  readonly maxBodyBytes: number;
  readonly callTimeoutMs: number;
  readonly connections: ConnectionLimits;
  /** Maximum number of concurrent requests per connection. */
  readonly maxPipelined: number;
  readonly webSockets: SocketLimits & Pick<WebSocketOptions, "maxUnderWay" | "maxSubscriptions" | "maxWaitingBytes">;
  /** Limits of slow readers. */
  readonly readers: ReaderLimits;
}

/** Where the transport listens, and its limits, from the settings. */
export function transportOptionsOf(settings: Settings): RpcTransportOptions {
  return {
    host: settings.HOST,
    port: settings.PORT,
    maxBodyBytes: settings.MAX_BODY_BYTES,
    maxBatchLength: settings.MAX_BATCH_LENGTH,
    maxResponseBytes: settings.MAX_RESPONSE_BYTES,
    callTimeoutMs: settings.CALL_TIMEOUT_MS,
    connections: connectionLimitsOf(settings, readMaxDescriptors()),
    maxPipelined: settings.PIPELINED_REQUESTS,
    webSockets: {
      perUser: settings.WEBSOCKETS_PER_USER,
      perAddress: settings.WEBSOCKETS_PER_ADDRESS,
      // More of one user's calls would wait all the same.
      maxUnderWay: settings.CONCURRENT_CALLS,
      maxSubscriptions: settings.SUBSCRIPTIONS_PER_CONNECTION,
      maxWaitingBytes: settings.WAITING_EVENT_BYTES,
    },
    readers: { timeoutMs: settings.READER_TIMEOUT_MS, minBytesPerSecond: settings.READER_MIN_BYTES_PER_SECOND },
  };
}

/** A request must arrive within the timeout of a call. */
export function timeoutsOf({ callTimeoutMs }: RpcTransportOptions): ServerOptions {
  return {
    requestTimeout: callTimeoutMs,
    headersTimeout: callTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: checkingIntervalMs,
  };
}

/** How long a connection may be still during a request. */
export function timeoutMsOf({ callTimeoutMs, readers }: RpcTransportOptions): number {
  return callTimeoutMs + readers.timeoutMs;
}

/** How plain requests are served; undefined where a call may take so long that its connection would count as unused. */
export function plainPartsOf(options: RpcTransportOptions, serve: PlainParts["serve"]): PlainParts | undefined {
  if (options.callTimeoutMs >= keepAliveTimeoutMs) return undefined;
  return { serve, keepAliveMs: keepAliveTimeoutMs, timeoutMs: timeoutMsOf(options) };
}

/** Longer than load balancers' keep-alive: otherwise a request on its way could be lost. */
const keepAliveTimeoutMs = 65_000;

const checkingIntervalMs = 5_000;

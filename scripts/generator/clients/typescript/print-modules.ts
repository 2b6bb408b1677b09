import type { OpenRpcDocument } from "../../openrpc-document.js";
import { printLiteral } from "../../print-literal.js";
import { readFacts } from "../model/read-facts.js";

/** facts.ts: what the document says, for runtime/. */
export function printFacts(document: OpenRpcDocument): string {
  return `import type { Facts } from "./runtime/requester.js";

export const facts: Facts = ${printLiteral(readFacts(document))};

export const methodNames: readonly string[] = ${printLiteral(document.methods.map(({ name }) => name))};
`;
}

/** index.ts: the client and its errors. */
export const indexModule = `import { facts, methodNames } from "./facts.js";
import { createBaseClient } from "./runtime/client.js";
import { RpcError as BaseRpcError } from "./runtime/errors.js";
import type { RequesterOptions } from "./runtime/requester.js";
import { shapes } from "./shapes.js";
import type * as types from "./types.js";

export { ConnectionError, type ConnectionProblem } from "./runtime/errors.js";
export type { CallOptions, RequesterOptions as ClientOptions } from "./runtime/requester.js";
export type * from "./types.js";

/** An error that the service returned; \`name\` tells which, and what is in \`data\`. */
export type RpcError = types.RpcError;
export const RpcError: abstract new (...args: never) => RpcError = BaseRpcError as never;

/**
 * Creates a client for an endpoint URL.
 * @throws TypeError when it is no http or https URL.
 */
export function createClient(endpoint: string | URL, options: RequesterOptions = {}): types.Client {
  return createBaseClient(endpoint, { facts, methods: methodNames, shapes }, options) as object as types.Client;
}
`;

/** eip1193.ts: a provider for libraries that take one. */
export const providerModule = `import { facts } from "./facts.js";
import { type BaseProvider, createBaseProvider } from "./runtime/provider.js";
import type { RequesterOptions } from "./runtime/requester.js";
import type { ResultOf, Wire } from "./runtime/typed.js";
import type { RpcMethods, RpcResultCases } from "./types.js";

export type { ProviderEvents, ProviderRpcError } from "./runtime/provider.js";
export type { RequesterOptions as ProviderOptions } from "./runtime/requester.js";

/** An Ethereum provider (EIP-1193) without accounts, typed for the service's methods. Quantities are texts, as they are on the wire. */
export interface Provider extends BaseProvider {
  request<Method extends keyof RpcMethods, const Params extends Readonly<RpcMethods[Method]["params"]>>(call: {
    readonly method: Method;
    readonly params: Params;
  }): Promise<Wire<ResultOf<RpcMethods, RpcResultCases, Method, Params>>>;
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

/**
 * Creates a provider for an endpoint: a URL that ends in an API key.
 * @throws TypeError when it is no http or https URL.
 */
export function createProvider(endpoint: string | URL, options: RequesterOptions = {}): Provider {
  return createBaseProvider(endpoint, facts, options) as Provider;
}
`;

/** logs.ts: logs of ranges of any size. */
export const logsModule = `import { type LogSource, type RangeFilter, readLogs } from "./runtime/iterate-logs.js";
import type { Client, Log, LogFilter } from "./types.js";

/**
 * The logs of a range of blocks of any size, in their order, up to the head at the beginning. Reads as many ranges as the service's limits
 * ask for: where one is too large, the one that the service suggests; each counts as a request. A reorganisation meanwhile may show in
 * logs of recent blocks: end the range some blocks below the head where that matters.
 * @throws RpcError where the service suggests no smaller range.
 */
export function iterateLogs(client: Pick<Client, "request">, filter: LogFilter): AsyncGenerator<Log> {
  return readLogs(client as object as LogSource, filter as RangeFilter) as AsyncGenerator<Log>;
}
`;

/** viem.ts: a transport, named after the service. */
export function printViemModule({ info: { title } }: OpenRpcDocument): string {
  const name = identifierOf(title);
  return `import type { CustomTransport } from "viem";
import { facts } from "./facts.js";
import type { RequesterOptions } from "./runtime/requester.js";
import { createViemTransport } from "./runtime/viem-transport.js";

export type { RequesterOptions as TransportOptions } from "./runtime/requester.js";

/**
 * A viem transport for an endpoint, a URL that ends in an API key: \`createPublicClient({ chain, transport: ${name}(endpoint) })\`.
 * @throws TypeError when it is no http or https URL.
 */
export function ${name}(endpoint: string | URL, options: RequesterOptions = {}): CustomTransport {
  return createViemTransport(endpoint, { facts, name: "${name}" }, options);
}
`;
}

/** websocket.ts: subscriptions. */
export const socketModule = `import { facts } from "./facts.js";
import { createBaseSocketClient, type SocketOptions } from "./runtime/socket/client.js";
import { shapes } from "./shapes.js";
import type { RpcMethods, RpcNotifications } from "./types.js";

export type { SocketOptions } from "./runtime/socket/client.js";

/** Which events a subscription is for, and where it begins. */
export type SubscriptionOptions = NonNullable<RpcMethods["eth_subscribe"]["params"][1]>;

/** Subscriptions over one WebSocket connection, which is opened again, and resumed, whenever it breaks. */
export interface SocketClient {
  /**
   * The events of a subscription, each once and in order, whatever happens to the connection; \`newHeads\` and \`logs\` resume
   * without a gap. \`break\` ends it. Throws an RpcError where it can't begin or resume.
   */
  subscribe<Kind extends keyof RpcNotifications>(
    kind: Kind,
    options?: SubscriptionOptions,
  ): AsyncIterableIterator<RpcNotifications[Kind]>;
  /** Ends all subscriptions, and the connection. */
  close(): void;
}

/**
 * Creates a client for the subscriptions of an endpoint URL.
 * @throws TypeError when it is no http or https URL, or there is no WebSocket.
 */
export function createSocketClient(endpoint: string | URL, options: SocketOptions = {}): SocketClient {
  return createBaseSocketClient(endpoint, { facts, shapes }, options) as SocketClient;
}
`;

/** `Rock Gate 2` as `rockGate2`. */
export function identifierOf(title: string): string {
  const words = title.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join("");
}

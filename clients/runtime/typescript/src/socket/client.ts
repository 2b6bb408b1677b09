import { RpcError } from "../errors.js";
import { readQuantities, type Shapes } from "../quantities.js";
import { createRequester, type Facts } from "../requester.js";
import { retryDelayMs } from "../retry.js";
import { Connector, type ConnectorParts } from "./connector.js";
import type { SocketConstructor, SocketLink } from "./link.js";
import type { Header } from "./position.js";
import { Subscription } from "./subscription.js";

export interface SocketOptions {
  /** The WebSocket to use; by default the global one, which Node.js has from version 22 on. */
  WebSocket?: SocketConstructor | undefined;
}

export interface BaseSocketClient {
  subscribe(kind: string, filter?: object): AsyncIterableIterator<unknown>;
  close(): void;
}

/**
 * Subscribes over one WebSocket, which is opened for the first subscription, and again whenever it breaks.
 * @throws TypeError when the endpoint is no http or https URL, or there is no WebSocket.
 */
export function createBaseSocketClient(
  endpoint: string | URL,
  { facts, shapes }: { readonly facts: Facts; readonly shapes: Shapes },
  options: SocketOptions = {},
): BaseSocketClient {
  const { WebSocket = (globalThis as { WebSocket?: SocketConstructor }).WebSocket } = options;
  if (!WebSocket) throw new TypeError("there is no global WebSocket: pass one as an option");
  const requester = createRequester(endpoint, facts, { retries: 0 });
  const check = (): Promise<unknown> => requester.request({ method: "eth_chainId", params: [] });
  return new SocketClient({ url: String(endpoint).replace(/^http/i, "ws"), WebSocket, facts, shapes, check });
}

interface SocketParts extends Pick<ConnectorParts, "url" | "WebSocket" | "check"> {
  readonly facts: Facts;
  readonly shapes: Shapes;
}

class SocketClient implements BaseSocketClient {
  readonly #facts: Facts;
  readonly #shapes: Shapes;
  readonly #connector: Connector;
  readonly #subscriptions = new Set<Subscription>();
  /** The connection that has its own subscription to new blocks, by which those to logs know how far they are. */
  #headsLink: SocketLink | undefined;
  #isClosed = false;

  constructor({ facts, shapes, ...parts }: SocketParts) {
    this.#facts = facts;
    this.#shapes = shapes;
    this.#connector = new Connector({
      ...parts,
      errorNames: facts.errorNames,
      isFinal: (error) => this.#delayOf(error, 0) === undefined,
      onOpen: () => {
        for (const subscription of this.#subscriptions) void this.#begin(subscription);
      },
      onLost: () => {
        for (const subscription of this.#subscriptions) subscription.leave();
      },
      onRefused: (error) => this.#failAll(error),
    });
  }

  subscribe(kind: string, filter: object = {}): AsyncIterableIterator<unknown> {
    if (this.#isClosed) throw new TypeError("the client is closed");
    const subscription: Subscription = new Subscription({
      kind,
      filter: filter as Readonly<Record<string, unknown>>,
      read: (event) => readQuantities(event, this.#shapes.events[kind], this.#shapes.named),
      onRoom: () => void this.#begin(subscription),
      onEnd: () => this.#remove(subscription),
    });
    this.#subscriptions.add(subscription);
    if (this.#connector.link) void this.#begin(subscription);
    else this.#connector.start();
    return subscription.queue;
  }

  close(): void {
    this.#isClosed = true;
    for (const { queue } of this.#subscriptions) queue.end();
    this.#subscriptions.clear();
    this.#connector.stop();
  }

  #failAll(error: unknown): void {
    for (const subscription of this.#subscriptions) subscription.fail(error);
    this.#subscriptions.clear();
    this.#connector.stop();
  }

  /** Begins a subscription on the present connection, or resumes it there. */
  async #begin(subscription: Subscription): Promise<void> {
    const { link } = this.#connector;
    if (!link || subscription.isFull || subscription.link === link) return;
    subscription.link = link;
    try {
      await this.#findStart(link, subscription);
      await this.#followHeads(link, subscription);
      if (!this.#subscriptions.has(subscription)) return;
      await link.subscribe("eth_subscribe", subscription.params, {
        onId: (id) => void (subscription.id = id),
        onEvent: (event) => this.#deliver(link, subscription, event),
      });
      if (!this.#subscriptions.has(subscription)) this.#unsubscribe(link, subscription);
      subscription.failures = 0;
      this.#connector.onSuccess();
    } catch (error) {
      if (subscription.link !== link) return;
      subscription.link = undefined;
      if (error instanceof RpcError) this.#onRefused(subscription, error);
    }
  }

  /** A subscription without a block to resume after begins after the newest one: from there on nothing is lost. */
  async #findStart(link: SocketLink, { position }: Subscription): Promise<void> {
    if (!position || position.point !== undefined) return;
    const block = (await link.request("eth_getBlockByNumber", ["latest", false])) as Header;
    position.point = block.hash;
  }

  async #followHeads(link: SocketLink, { followsHeads }: Subscription): Promise<void> {
    if (!followsHeads || this.#headsLink === link) return;
    this.#headsLink = link;
    const onEvent = (header: unknown): void => {
      for (const subscription of this.#subscriptions) subscription.onHead(header as Header);
    };
    await link.subscribe("eth_subscribe", ["newHeads"], { onId: () => undefined, onEvent }).catch((error: unknown) => {
      this.#headsLink = undefined;
      throw error;
    });
  }

  #deliver(link: SocketLink, subscription: Subscription, event: unknown): void {
    if (!subscription.take(event)) this.#unsubscribe(link, subscription);
  }

  #onRefused(subscription: Subscription, error: RpcError): void {
    const delayMs = this.#delayOf(error, subscription.failures++);
    if (delayMs !== undefined) return void setTimeout(() => void this.#begin(subscription), delayMs);
    subscription.fail(error);
    this.#remove(subscription);
  }

  #delayOf(error: RpcError, attempt: number): number | undefined {
    return retryDelayMs(error, { isIdempotent: true, attempt, rules: this.#facts.retry });
  }

  #unsubscribe(link: SocketLink, subscription: Subscription): void {
    const { id } = subscription;
    subscription.leave();
    if (id !== undefined) link.unsubscribe("eth_unsubscribe", id);
  }

  #remove(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
    const { link } = this.#connector;
    if (link) this.#unsubscribe(link, subscription);
    if (this.#subscriptions.size === 0) this.#connector.stop();
  }
}

import { ConnectionError, RpcError } from "../errors.js";
import { createRequester, type Facts } from "../requester.js";
import { retryDelayMs } from "../retry.js";
import { type SocketConstructor, SocketLink } from "./link.js";
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

const firstDelayMs = 250;
const maxDelayMs = 30_000;

/** The service closes with it when an API key is no longer valid. */
const keyRevoked = 4001;

/**
 * Subscribes over one WebSocket, which is opened for the first subscription, and again whenever it breaks.
 * @throws TypeError when the endpoint is no http or https URL, or there is no WebSocket.
 */
export function createBaseSocketClient(
  endpoint: string | URL,
  facts: Facts,
  options: SocketOptions = {},
): BaseSocketClient {
  const { WebSocket = (globalThis as { WebSocket?: SocketConstructor }).WebSocket } = options;
  if (!WebSocket) throw new TypeError("there is no global WebSocket: pass one as an option");
  const requester = createRequester(endpoint, facts, { retries: 0 });
  // Browsers don't say why a handshake failed; the response to a request does.
  const check = (): Promise<unknown> => requester.request({ method: "eth_chainId", params: [] });
  return new SocketClient({ url: String(endpoint).replace(/^http/i, "ws"), WebSocket, facts, check });
}

interface SocketParts {
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly facts: Facts;
  /** Rejects with an RpcError when the service refuses the endpoint's key. */
  readonly check: () => Promise<unknown>;
}

class SocketClient implements BaseSocketClient {
  readonly #parts: SocketParts;
  readonly #subscriptions = new Set<Subscription>();
  #link: SocketLink | undefined;
  #isOpen = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** The connection that has its own subscription to new blocks, by which those to logs know how far they are. */
  #headsLink: SocketLink | undefined;
  #isClosed = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
  }

  subscribe(kind: string, filter: object = {}): AsyncIterableIterator<unknown> {
    if (this.#isClosed) throw new TypeError("the client is closed");
    const subscription: Subscription = new Subscription({
      kind,
      filter: filter as Readonly<Record<string, unknown>>,
      onRoom: () => void this.#begin(subscription),
      onEnd: () => this.#remove(subscription),
    });
    this.#subscriptions.add(subscription);
    if (this.#isOpen) void this.#begin(subscription);
    else if (!this.#link && this.#retry === undefined) this.#connect();
    return subscription.queue;
  }

  close(): void {
    this.#isClosed = true;
    for (const { queue } of this.#subscriptions) queue.end();
    this.#subscriptions.clear();
    this.#disconnect();
  }

  #connect(): void {
    this.#retry = undefined;
    const { url, WebSocket, facts } = this.#parts;
    const link = new SocketLink({
      url,
      WebSocket,
      errorNames: facts.errorNames,
      onOpen: () => {
        this.#isOpen = true;
        for (const subscription of this.#subscriptions) void this.#begin(subscription);
      },
      onClose: (code, isOpened) => {
        if (this.#link === link) void this.#onLost(code, isOpened);
      },
    });
    this.#link = link;
  }

  #disconnect(): void {
    const link = this.#link;
    this.#forgetLink();
    link?.close();
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #forgetLink(): void {
    this.#link = undefined;
    this.#isOpen = false;
    for (const subscription of this.#subscriptions) subscription.leave();
  }

  async #onLost(code: number, isOpened: boolean): Promise<void> {
    this.#forgetLink();
    if (code === keyRevoked) return this.#failAll(new ConnectionError("network", "the API key is no longer valid"));
    // Half of it by chance: clients that were disconnected together should not all come back together.
    const delayMs = Math.min(firstDelayMs * 2 ** this.#failures++, maxDelayMs) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), delayMs);
    if (isOpened) return;
    const refusal = await this.#parts.check().catch((error: unknown) => error);
    if (refusal instanceof RpcError && this.#delayOf(refusal, 0) === undefined) this.#failAll(refusal);
  }

  #failAll(error: unknown): void {
    for (const subscription of this.#subscriptions) subscription.fail(error);
    this.#subscriptions.clear();
    this.#disconnect();
  }

  /** Begins a subscription on the present connection, or resumes it there. */
  async #begin(subscription: Subscription): Promise<void> {
    const link = this.#link;
    if (!link || !this.#isOpen || subscription.isFull || subscription.link === link) return;
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
      this.#failures = 0;
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
    return retryDelayMs(error, { isIdempotent: true, attempt, rules: this.#parts.facts.retry });
  }

  #unsubscribe(link: SocketLink, subscription: Subscription): void {
    const { id } = subscription;
    subscription.leave();
    if (id !== undefined) link.unsubscribe("eth_unsubscribe", id);
  }

  #remove(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
    if (this.#link) this.#unsubscribe(this.#link, subscription);
    if (this.#subscriptions.size === 0) this.#disconnect();
  }
}

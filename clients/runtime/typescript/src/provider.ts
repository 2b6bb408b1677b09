import { ConnectionError } from "./errors.js";
import { createRequester, type Facts, type Requester, type RequesterOptions } from "./requester.js";

/** What an EIP-1193 provider rejects with. */
export interface ProviderRpcError extends Error {
  code: number;
  data?: unknown;
}

/** The events that the provider emits. */
export interface ProviderEvents {
  /** The first result has come, or the first after a disconnection. */
  connect: (info: { readonly chainId: string }) => void;
  /** The service cannot be reached. */
  disconnect: (error: ProviderRpcError) => void;
}

/** An Ethereum provider (EIP-1193) without accounts. */
export interface BaseProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
  on<Name extends keyof ProviderEvents>(event: Name, listener: ProviderEvents[Name]): BaseProvider;
  removeListener<Name extends keyof ProviderEvents>(event: Name, listener: ProviderEvents[Name]): BaseProvider;
}

/** EIP-1193: the provider is disconnected from all chains. */
const disconnected = 4900;

/** @see https://eips.ethereum.org/EIPS/eip-1193 */
export function createBaseProvider(endpoint: string | URL, facts: Facts, options: RequesterOptions = {}): BaseProvider {
  const requester = createRequester(endpoint, facts, options);
  const connection = new Connection(requester);
  const provider: BaseProvider = {
    async request({ method, params = [] }) {
      try {
        const result = await requester.request({ method, params });
        void connection.noteResult();
        return result;
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error;
        const failure = Object.assign(new Error(error.message, { cause: error }), { code: disconnected });
        connection.noteFailure(failure);
        throw failure;
      }
    },
    on(event, listener) {
      connection.listenersOf(event).add(listener);
      return provider;
    },
    removeListener(event, listener) {
      connection.listenersOf(event).delete(listener);
      return provider;
    },
  };
  return provider;
}

/** Whether the service can be reached, as far as calls have shown, and who is told when that changes. */
class Connection {
  readonly #requester: Requester;
  readonly #listeners = {
    connect: new Set<ProviderEvents["connect"]>(),
    disconnect: new Set<ProviderEvents["disconnect"]>(),
  };
  #isConnected = false;

  constructor(requester: Requester) {
    this.#requester = requester;
  }

  listenersOf<Name extends keyof ProviderEvents>(event: Name): Set<ProviderEvents[Name]> {
    return this.#listeners[event] as Set<ProviderEvents[Name]>;
  }

  async noteResult(): Promise<void> {
    if (this.#isConnected) return;
    this.#isConnected = true;
    // Rejects when the provider's own signal aborts: nobody waits for this event.
    const [outcome] = await this.#requester.send([{ method: "eth_chainId", params: [] }]).catch(() => []);
    if (typeof outcome?.result !== "string") this.#isConnected = false;
    else for (const listener of this.#listeners.connect) listener({ chainId: outcome.result });
  }

  noteFailure(error: ProviderRpcError): void {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    for (const listener of this.#listeners.disconnect) listener(error);
  }
}

import { ConnectionError } from "./errors.js";
import { createRequester, type Facts, type RequesterOptions } from "./requester.js";

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
  const listeners = {
    connect: new Set<ProviderEvents["connect"]>(),
    disconnect: new Set<ProviderEvents["disconnect"]>(),
  };
  let isConnected = false;

  const onResult = async (): Promise<void> => {
    if (isConnected) return;
    isConnected = true;
    // Rejects when the provider's own signal aborts: nobody waits for this event.
    const [outcome] = await requester.send([{ method: "eth_chainId", params: [] }]).catch(() => []);
    if (typeof outcome?.result !== "string") isConnected = false;
    else for (const listener of listeners.connect) listener({ chainId: outcome.result });
  };
  const onFailure = (error: ProviderRpcError): void => {
    if (!isConnected) return;
    isConnected = false;
    for (const listener of listeners.disconnect) listener(error);
  };

  const provider: BaseProvider = {
    async request({ method, params = [] }) {
      try {
        const result = await requester.request({ method, params });
        void onResult();
        return result;
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error;
        const failure = Object.assign(new Error(error.message, { cause: error }), { code: disconnected });
        onFailure(failure);
        throw failure;
      }
    },
    on(event, listener) {
      (listeners[event] as Set<typeof listener>).add(listener);
      return provider;
    },
    removeListener(event, listener) {
      (listeners[event] as Set<typeof listener>).delete(listener);
      return provider;
    },
  };
  return provider;
}

// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError } from "./errors.js";
import { createRequester } from "./requester.js";
/** EIP-1193: the provider is disconnected from all chains. */
const disconnected = 4900;
/** @see https://eips.ethereum.org/EIPS/eip-1193 */
export function createBaseProvider(endpoint, facts, options = {}) {
    const requester = createRequester(endpoint, facts, options);
    const listeners = {
        connect: new Set(),
        disconnect: new Set(),
    };
    let isConnected = false;
    const onResult = async () => {
        if (isConnected)
            return;
        isConnected = true;
        // Rejects when the provider's own signal aborts: nobody waits for this event.
        const [outcome] = await requester.send([{ method: "eth_chainId", params: [] }]).catch(() => []);
        if (typeof outcome?.result !== "string")
            isConnected = false;
        else
            for (const listener of listeners.connect)
                listener({ chainId: outcome.result });
    };
    const onFailure = (error) => {
        if (!isConnected)
            return;
        isConnected = false;
        for (const listener of listeners.disconnect)
            listener(error);
    };
    const provider = {
        async request({ method, params = [] }) {
            try {
                const result = await requester.request({ method, params });
                void onResult();
                return result;
            }
            catch (error) {
                if (!(error instanceof ConnectionError))
                    throw error;
                const failure = Object.assign(new Error(error.message, { cause: error }), { code: disconnected });
                onFailure(failure);
                throw failure;
            }
        },
        on(event, listener) {
            listeners[event].add(listener);
            return provider;
        },
        removeListener(event, listener) {
            listeners[event].delete(listener);
            return provider;
        },
    };
    return provider;
}

// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError } from "./errors.js";
import { createRequester } from "./requester.js";
/** EIP-1193: the provider is disconnected from all chains. */
const disconnected = 4900;
/** @see https://eips.ethereum.org/EIPS/eip-1193 */
export function createBaseProvider(endpoint, facts, options = {}) {
    const requester = createRequester(endpoint, facts, options);
    const connection = new Connection(requester);
    const provider = {
        async request({ method, params = [] }) {
            try {
                const result = await requester.request({ method, params });
                void connection.noteResult();
                return result;
            }
            catch (error) {
                if (!(error instanceof ConnectionError))
                    throw error;
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
    #requester;
    #listeners = {
        connect: new Set(),
        disconnect: new Set(),
    };
    #isConnected = false;
    constructor(requester) {
        this.#requester = requester;
    }
    listenersOf(event) {
        return this.#listeners[event];
    }
    async noteResult() {
        if (this.#isConnected)
            return;
        this.#isConnected = true;
        // Rejects when the provider's own signal aborts: nobody waits for this event.
        const [outcome] = await this.#requester.send([{ method: "eth_chainId", params: [] }]).catch(() => []);
        if (typeof outcome?.result !== "string")
            this.#isConnected = false;
        else
            for (const listener of this.#listeners.connect)
                listener({ chainId: outcome.result });
    }
    noteFailure(error) {
        if (!this.#isConnected)
            return;
        this.#isConnected = false;
        for (const listener of this.#listeners.disconnect)
            listener(error);
    }
}

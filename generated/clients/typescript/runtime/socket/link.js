// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError, RpcError } from "../errors.js";
import { printQuantity } from "../quantities.js";
/** With so long without a message, the connection is probed; after so long again it counts as broken. */
const silenceMs = 60_000;
/** One WebSocket connection. */
export class SocketLink {
    #parts;
    #socket;
    /** By the request's id; called at once, since events may follow a response directly. */
    #pending = new Map();
    #listeners = new Map();
    #lastId = 0;
    #isOpened = false;
    #isClosed = false;
    #isProbed = false;
    #timer;
    constructor(parts) {
        this.#parts = parts;
        this.#socket = new parts.WebSocket(parts.url);
        this.#socket.addEventListener("open", () => {
            this.#isOpened = true;
            if (!this.#isClosed)
                parts.onOpen();
        });
        this.#socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(String(data))));
        this.#socket.addEventListener("error", () => undefined);
        this.#socket.addEventListener("close", ({ code }) => this.#end(code));
        this.#watch();
    }
    /** Rejects with an RpcError or a ConnectionError. */
    request(method, params) {
        return new Promise((onResult, onError) => this.#send(method, params, { onResult, onError }));
    }
    /** Resolves when it has begun. */
    subscribe(method, params, { onId, onEvent }) {
        return new Promise((resolve, onError) => {
            const onResult = (id) => {
                this.#listeners.set(String(id), onEvent);
                onId(String(id));
                resolve();
            };
            this.#send(method, params, { onResult, onError });
        });
    }
    unsubscribe(method, id) {
        this.#listeners.delete(id);
        this.request(method, [id]).catch(() => undefined);
    }
    close() {
        this.#socket.close();
        this.#end(1000);
    }
    #send(method, params, pending) {
        if (this.#isClosed || !this.#isOpened)
            return pending.onError(lost());
        const id = ++this.#lastId;
        this.#pending.set(id, pending);
        this.#socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }, printQuantity));
    }
    #take({ id, result, error, params }) {
        if (this.#isClosed)
            return;
        this.#watch();
        if (params)
            return this.#listeners.get(params.subscription)?.(params.result);
        const pending = this.#pending.get(id ?? 0);
        this.#pending.delete(id ?? 0);
        if (error)
            pending?.onError(new RpcError(this.#parts.errorNames[error.code] ?? "UnknownError", error));
        else
            pending?.onResult(result);
    }
    /** A connection can break without a word. */
    #watch(isProbed = false) {
        clearTimeout(this.#timer);
        this.#isProbed = isProbed;
        this.#timer = setTimeout(() => {
            if (this.#isProbed || !this.#isOpened)
                return this.close();
            this.#watch(true);
            this.request("eth_chainId", []).catch(() => undefined);
        }, silenceMs);
    }
    #end(code) {
        if (this.#isClosed)
            return;
        this.#isClosed = true;
        clearTimeout(this.#timer);
        for (const { onError } of this.#pending.values())
            onError(lost());
        this.#pending.clear();
        this.#parts.onClose(code, this.#isOpened);
    }
}
function lost() {
    return new ConnectionError("network", "the WebSocket connection is closed");
}

// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError, RpcError } from "../errors.js";
import { SocketLink } from "./link.js";
const firstDelayMs = 250;
const maxDelayMs = 30_000;
/** The service closes with these when an API key is no longer valid, and when requests kept coming past the quota. */
const keyRevoked = 4001;
const quotaUsedUp = 4002;
/** The longest wait for a quota to reset: then it is looked up again. */
const maxResetMs = 86_400_000;
/** Keeps one connection open, once it is asked for, whenever it breaks. */
export class Connector {
    #parts;
    #link;
    #isOpen = false;
    #failures = 0;
    #retry;
    constructor(parts) {
        this.#parts = parts;
    }
    /** The connection, while it is open. */
    get link() {
        return this.#isOpen ? this.#link : undefined;
    }
    /** Connects, unless that is under way. */
    start() {
        if (!this.#link && this.#retry === undefined)
            this.#connect();
    }
    /** Closes the connection, until it is started again. */
    stop() {
        const link = this.#link;
        this.#forget();
        link?.close();
        clearTimeout(this.#retry);
        this.#retry = undefined;
    }
    /** The connection is of use. */
    onSuccess() {
        this.#failures = 0;
    }
    #connect() {
        this.#retry = undefined;
        const link = new SocketLink({
            ...this.#parts,
            onOpen: () => {
                this.#isOpen = true;
                this.#parts.onOpen();
            },
            onClose: (code, isOpened) => {
                if (this.#link === link)
                    void this.#onLost(code, isOpened);
            },
        });
        this.#link = link;
    }
    #forget() {
        this.#link = undefined;
        this.#isOpen = false;
        this.#parts.onLost();
    }
    async #onLost(code, isOpened) {
        this.#forget();
        const { onRefused, check, isFinal } = this.#parts;
        if (code === keyRevoked)
            return onRefused(new ConnectionError("network", "the API key is no longer valid"));
        const isPastQuota = code === quotaUsedUp;
        const delayMs = isPastQuota ? maxDelayMs : Math.min(firstDelayMs * 2 ** this.#failures++, maxDelayMs);
        this.#connectIn(delayMs);
        if (isOpened && !isPastQuota)
            return;
        const timer = this.#retry;
        // Browsers don't say why a handshake failed; the response to a request does. That to one past the quota says when it resets.
        const refusal = await check().catch((error) => error);
        if (!(refusal instanceof RpcError))
            return;
        if (!isPastQuota && isFinal(refusal))
            onRefused(refusal);
        if (isPastQuota && timer !== undefined && timer === this.#retry)
            this.#waitForReset(refusal.data);
    }
    #waitForReset(data) {
        const { resetAt = "" } = (data ?? {});
        const untilMs = Date.parse(resetAt) - Date.now();
        if (!(untilMs > 0))
            return;
        clearTimeout(this.#retry);
        this.#connectIn(maxDelayMs, Math.min(untilMs, maxResetMs));
    }
    /** Half of the delay by chance: clients that were disconnected together should not all come back together. */
    #connectIn(delayMs, afterMs = 0) {
        this.#retry = setTimeout(() => this.#connect(), afterMs + delayMs * (0.5 + Math.random() / 2));
    }
}

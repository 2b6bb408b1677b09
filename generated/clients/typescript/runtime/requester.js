// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError, RpcError } from "./errors.js";
import { post } from "./post.js";
import { printQuantity } from "./quantities.js";
import { retryDelayMs, sleep } from "./retry.js";
import { splitBatch } from "./split-batch.js";
const encoder = new TextEncoder();
/** @throws TypeError when the endpoint is no http or https URL. Its text never contains the URL: it holds the API key. */
export function createRequester(endpoint, facts, defaults = {}) {
    return new HttpRequester(readUrl(endpoint), facts, defaults);
}
class HttpRequester {
    #url;
    #facts;
    #defaults;
    #lastId = 0;
    constructor(url, facts, defaults) {
        this.#url = url;
        this.#facts = facts;
        this.#defaults = defaults;
    }
    async send(calls, options = {}) {
        const all = { ...this.#defaults, ...options };
        const outcomes = [];
        let open = calls.map((call, index) => this.#prepare(call, index));
        for (let attempt = 0; open.length > 0; attempt++) {
            await this.#sendParts(open, all, outcomes);
            if (attempt >= (all.retries ?? 3))
                break;
            const delays = this.#retryDelays(open, outcomes, attempt);
            open = [...delays.keys()];
            const waitMs = [...delays.values()].reduce((one, other) => Math.max(one, other), 0);
            if (open.length > 0)
                await sleep(waitMs, all.signal);
        }
        return outcomes;
    }
    async request(call, options) {
        const [outcome] = await this.send([call], options);
        if (outcome?.error)
            throw outcome.error;
        return outcome?.result;
    }
    #prepare({ method, params }, index) {
        const id = ++this.#lastId;
        const names = this.#facts.byName[method];
        const sent = names ? nameParams(names, params) : withoutTrailingUndefined(params);
        const text = JSON.stringify({ jsonrpc: "2.0", id, method, params: sent }, printQuantity);
        return { index, id, method, text, bytes: encoder.encode(text).length };
    }
    /** Once there is no connection, the parts that follow are not tried. */
    async #sendParts(calls, options, outcomes) {
        let failure;
        for (const part of splitBatch(calls, this.#facts)) {
            const settled = failure
                ? []
                : await this.#sendPart(part, options).catch((error) => {
                    if (!(error instanceof ConnectionError))
                        throw error;
                    failure = error;
                    return [];
                });
            for (const [place, { index }] of part.entries())
                outcomes[index] = settled[place] ?? { error: failure };
        }
    }
    /** One HTTP request. */
    async #sendPart(part, options) {
        const [first, second] = part;
        const body = first && !second ? first.text : `[${part.map(({ text }) => text).join(",")}]`;
        const { timeoutMs = this.#facts.timeoutMs, signal } = options;
        const response = await post(this.#url, body, { ...this.#defaults, timeoutMs, signal });
        if (!Array.isArray(response)) {
            // One object for a whole batch: it was refused.
            const outcome = toOutcome(response, this.#facts);
            return part.map(() => (second && !outcome.error ? { error: malformed() } : outcome));
        }
        const byId = new Map(response.map((entry) => [entry?.id, entry]));
        return part.map(({ id }) => toOutcome(byId.get(id), this.#facts));
    }
    /** The calls that are worth sending again, each with how long to wait before. */
    #retryDelays(calls, outcomes, attempt) {
        const { notIdempotent, retry: rules } = this.#facts;
        const delays = new Map();
        for (const call of calls) {
            const { error } = outcomes[call.index];
            const isIdempotent = !notIdempotent.includes(call.method);
            const delayMs = error && retryDelayMs(error, { isIdempotent, attempt, rules });
            if (delayMs !== undefined)
                delays.set(call, delayMs);
        }
        return delays;
    }
}
function readUrl(endpoint) {
    const url = URL.canParse(String(endpoint)) ? new URL(endpoint) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
        throw new TypeError("the endpoint must be an http:// or https:// URL");
    return url.href;
}
/** JSON leaves out what is undefined. */
function nameParams(names, params) {
    return Object.fromEntries(names.map((name, index) => [name, params[index]]));
}
function withoutTrailingUndefined(params) {
    let { length } = params;
    while (length > 0 && params[length - 1] === undefined)
        length -= 1;
    return params.slice(0, length);
}
function toOutcome(response, { errorNames }) {
    const { result, error } = (response ?? {});
    if (error)
        return { error: new RpcError(errorNames[error.code] ?? "UnknownError", error) };
    if (result !== undefined)
        return { result };
    return { error: malformed() };
}
function malformed() {
    return new ConnectionError("malformed", "the response is not JSON-RPC");
}

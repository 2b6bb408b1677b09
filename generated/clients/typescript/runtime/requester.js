// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError, RpcError } from "./errors.js";
import { post } from "./post.js";
import { retryDelayMs, sleep } from "./retry.js";
import { splitBatch } from "./split-batch.js";
const encoder = new TextEncoder();
/** @throws TypeError when the endpoint is no http or https URL. Its text never contains the URL: it holds the API key. */
export function createRequester(endpoint, facts, defaults = {}) {
    const url = readUrl(endpoint);
    let lastId = 0;
    const prepare = ({ method, params }, index) => {
        lastId += 1;
        const text = JSON.stringify({ jsonrpc: "2.0", id: lastId, method, params: withoutTrailingUndefined(params) });
        return { index, id: lastId, method, text, bytes: encoder.encode(text).length };
    };
    /** One HTTP request. */
    async function sendPart(part, options) {
        const [first, second] = part;
        const body = first && !second ? first.text : `[${part.map(({ text }) => text).join(",")}]`;
        const { timeoutMs = facts.timeoutMs, signal } = options;
        const response = await post(url, body, { ...defaults, timeoutMs, signal });
        if (!Array.isArray(response)) {
            // One object for a whole batch: it was refused.
            const outcome = toOutcome(response, facts);
            return part.map(() => (second && !outcome.error ? { error: malformed() } : outcome));
        }
        const byId = new Map(response.map((entry) => [entry?.id, entry]));
        return part.map(({ id }) => toOutcome(byId.get(id), facts));
    }
    /** Once there is no connection, the parts that follow are not tried. */
    async function sendParts(calls, options, outcomes) {
        let failure;
        for (const part of splitBatch(calls, facts)) {
            const settled = failure
                ? []
                : await sendPart(part, options).catch((error) => {
                    if (!(error instanceof ConnectionError))
                        throw error;
                    failure = error;
                    return [];
                });
            for (const [place, { index }] of part.entries())
                outcomes[index] = settled[place] ?? { error: failure };
        }
    }
    async function send(calls, options = {}) {
        const all = { ...defaults, ...options };
        const outcomes = [];
        let open = calls.map(prepare);
        for (let attempt = 0; open.length > 0; attempt++) {
            await sendParts(open, all, outcomes);
            const delays = new Map();
            for (const call of attempt < (all.retries ?? 3) ? open : []) {
                const { error } = outcomes[call.index];
                const isIdempotent = !facts.notIdempotent.includes(call.method);
                const delayMs = error && retryDelayMs(error, { isIdempotent, attempt, rules: facts.retry });
                if (delayMs !== undefined)
                    delays.set(call, delayMs);
            }
            open = [...delays.keys()];
            if (open.length > 0)
                await sleep([...delays.values()].reduce((one, other) => Math.max(one, other)), all.signal);
        }
        return outcomes;
    }
    return {
        send,
        async request(call, options) {
            const [outcome] = await send([call], options);
            if (outcome?.error)
                throw outcome.error;
            return outcome?.result;
        },
    };
}
function readUrl(endpoint) {
    const url = URL.canParse(String(endpoint)) ? new URL(endpoint) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
        throw new TypeError("the endpoint must be an http:// or https:// URL");
    return url.href;
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

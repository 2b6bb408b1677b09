// Generated from openrpc.json by `npm run generate`. Do not edit.

import { createRequester } from "./requester.js";
/** A client with a function for each method. */
export function createBaseClient(endpoint, { facts, methods }, options = {}) {
    const requester = createRequester(endpoint, facts, options);
    const build = (own) => {
        const request = (method, params, extra) => requester.request({ method, params }, { ...own, ...extra });
        const functions = methods.map((method) => [method, (...params) => request(method, params)]);
        return {
            ...Object.fromEntries(functions),
            request,
            batch: (calls, extra) => requester.send(calls.map(([method, ...params]) => ({ method, params })), { ...own, ...extra }),
            with: (extra) => build({ ...own, ...extra }),
        };
    };
    return build({});
}

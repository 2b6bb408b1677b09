// Generated from openrpc.json by `npm run generate`. Do not edit.

import { RpcError } from "./errors.js";
import { readQuantities } from "./quantities.js";
import { createRequester } from "./requester.js";
/** A client with a function for each method. */
export function createBaseClient(endpoint, { facts, methods, shapes }, options = {}) {
    const requester = createRequester(endpoint, facts, options);
    const build = (own) => {
        const batch = async (calls, extra) => {
            const sent = calls.map(([method, ...params]) => ({ method, params }));
            const outcomes = await requester.send(sent, { ...own, ...extra });
            return outcomes.map((outcome, index) => readOutcome(outcome, calls[index]?.[0] ?? "", shapes));
        };
        const request = async (method, params, extra) => {
            const [outcome] = await batch([[method, ...params]], extra);
            if (outcome?.error)
                throw outcome.error;
            return outcome?.result;
        };
        const functions = methods.map((method) => [method, (...params) => request(method, params)]);
        return {
            ...Object.fromEntries(functions),
            request,
            batch,
            with: (extra) => build({ ...own, ...extra }),
        };
    };
    return build({});
}
function readOutcome({ result, error }, method, { named, results, errors }) {
    if (!error)
        return { result: readQuantities(result, results[method], named) };
    if (!(error instanceof RpcError))
        return { error };
    const data = readQuantities(error.data, errors[error.name], named);
    return { error: Object.assign(error, { data }) };
}

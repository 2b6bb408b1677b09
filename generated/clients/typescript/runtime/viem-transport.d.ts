// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type CustomTransport } from "viem";
import { type Facts, type RequesterOptions } from "./requester.js";
/** A viem transport that retries by the service's error contract, in place of viem's own rules. Its errors don't show the API key. */
export declare function createViemTransport(endpoint: string | URL, { facts, name }: {
    facts: Facts;
    name: string;
}, options?: RequesterOptions): CustomTransport;

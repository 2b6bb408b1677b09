// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { Facts } from "./runtime/requester.js";
export declare const facts: Facts;
export declare const methodNames: readonly string[];

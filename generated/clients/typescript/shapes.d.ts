// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { Shapes } from "./runtime/quantities.js";
export declare const shapes: Shapes;

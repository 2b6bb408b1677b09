import type { HttpExchange } from "./http-exchange.js";
import { readResponse } from "./read-response.js";
import type { Transport } from "./transport.js";

/** One HTTP request per JSON-RPC request. */
export function createHttpTransport(exchange: HttpExchange): Transport {
  return {
    send: async ({ id, text }, options) => readResponse(await exchange.post(text, options), id),
    close: () => exchange.close(),
  };
}

import type { HttpExchange } from "./http-exchange.js";
import { readAnswer } from "./read-answer.js";
import type { Transport } from "./transport.js";

/** One HTTP request per JSON-RPC request. */
export function createHttpTransport(exchange: HttpExchange): Transport {
  return {
    send: async ({ id, text }, options) => readAnswer(await exchange.post(text, options), id),
    close: () => exchange.close(),
  };
}

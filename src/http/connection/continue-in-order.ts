import type { ServerResponse } from "node:http";

/**
 * Sends `100 Continue` (RFC 9110, section 10.1.1) before the head of the response. node:http queues what a pipelined response
 * writes, and would put the head before it once the first body bytes are a Buffer.
 */
export function continueInOrder(response: ServerResponse): void {
  response.writeContinue();
  if (response.socket) return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    writeHead(...head);
    response.flushHeaders();
    return response;
  };
}

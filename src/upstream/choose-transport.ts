import { isCheapRead } from "./cheap-reads.js";
import { maxFrameBytes } from "./send-text.js";
import type { NodeRequest, Transport } from "./transport.js";
import type { NodeWebSocketTransport } from "./web-socket.js";

/**
 * HTTP and WebSocket to one node as one transport: cheap reads share the WebSocket while it is open, if the node closes HTTP connections
 * after each response, as RSKj does. All else goes over HTTP: it may take long, be large, or must not be sent twice. A node that keeps
 * its connections takes cheap reads in batches over HTTP for two thirds of the CPU (`isBatching`).
 */
export function chooseTransport(http: Transport, ws: NodeWebSocketTransport, isBatching: () => boolean): Transport {
  const fitsWebSocket = ({ method, text }: NodeRequest): boolean =>
    ws.isOpen() && isCheapRead(method) && text.length <= maxFrameBytes && !isBatching();
  return {
    async send(request, options) {
      if (!options.isRepeatable || !fitsWebSocket(request)) return http.send(request, options);
      try {
        return await ws.send(request, options);
      } catch (error) {
        // The connection broke under it.
        if (options.signal.aborted || ws.isOpen()) throw error;
        return http.send(request, options);
      }
    },
    close: async () => void (await Promise.all([http.close(), ws.close()])),
  };
}

import type { ServerOptions } from "ws";

/** How long a client has to reply to a close frame. */
const closeTimeoutMs = 2_000;

/** Maximum number of fragments of one message. */
export const maxFragments = 1_024;

/** Options of the library `ws`. */
export function serverOptionsOf({ maxBodyBytes }: { readonly maxBodyBytes: number }): ServerOptions {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxBodyBytes,
    // Each fragment costs an object besides its bytes. Clients send few large ones.
    maxFragments,
    // One message or ping per turn of the event loop, so that a connection full of them takes its turn with the others.
    allowSynchronousEvents: false,
    autoPong: false,
    // Not in the types yet.
    closeTimeout: closeTimeoutMs,
  };
  return options;
}

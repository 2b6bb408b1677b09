import type { RequestOrigin } from "../gateway/identify-caller.js";
import { type HeldAccount, HeldBytes } from "../limits/held-bytes.js";

/** Memory for bodies of senders who are not identified: in all, and per IP address (IPv6: per /64). */
export const maxStrangerBytes = 16 * 1_048_576;
export const maxStrangerBytesPerAddress = 2 * 1_048_576;

/** Opens the account of one body. */
export type OpenStrangerHold = (request: RequestOrigin) => HeldAccount;

/** Accounts for bodies that are read before their senders are identified. */
export function createStrangerHolds(addressOf: (request: RequestOrigin) => string): OpenStrangerHold {
  const held = new HeldBytes({ maxBytes: maxStrangerBytes, maxBytesPerUser: maxStrangerBytesPerAddress });
  return (request) => {
    const bytesRead = (): number => request.socket.bytesRead;
    let seenBytes = bytesRead();
    let seenMs = performance.now();
    return held.open(addressOf(request), {
      // A body of which nothing arrives is the first to go when memory runs out.
      stalledMs: () => {
        if (bytesRead() !== seenBytes) {
          seenBytes = bytesRead();
          seenMs = performance.now();
        }
        return performance.now() - seenMs;
      },
      disconnect: () => void request.socket.destroy(),
    });
  };
}

import type { Clock } from "../clock.js";
import type { RequestOrigin } from "../gateway/identify-caller.js";
import { type HeldAccount, HeldBytes } from "../limits/held-bytes.js";

/** Memory for bodies of senders who are not identified: in all, and per IP address (IPv6: per /64). */
export const maxStrangerBytes = 16 * 1_048_576;
export const maxStrangerBytesPerAddress = 2 * 1_048_576;

/** Opens the account of one body. */
export type OpenStrangerHold = (request: RequestOrigin) => HeldAccount;

export interface StrangerHoldsParts {
  /** The IP address that a body is accounted under. */
  readonly addressOf: (request: RequestOrigin) => string;
  readonly clock: Pick<Clock, "elapsedMs">;
}

/** Accounts for bodies of senders who are not identified. */
export function createStrangerHolds({ addressOf, clock }: StrangerHoldsParts): OpenStrangerHold {
  const held = new HeldBytes({ maxBytes: maxStrangerBytes, maxBytesPerUser: maxStrangerBytesPerAddress });
  return (request) => {
    const bytesRead = (): number => request.socket.bytesRead;
    let seenBytes = bytesRead();
    let seenMs = clock.elapsedMs();
    return held.open(addressOf(request), {
      // A body of which nothing arrives is the first to go when memory runs out.
      stalledMs: () => {
        if (bytesRead() !== seenBytes) {
          seenBytes = bytesRead();
          seenMs = clock.elapsedMs();
        }
        return clock.elapsedMs() - seenMs;
      },
      disconnect: () => void request.socket.destroy(),
    });
  };
}

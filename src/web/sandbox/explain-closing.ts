import type { Closing } from "./open-subscription.js";

/** What a reader can do after a close code; docs/guide/websocket.md has the whole list. */
const meanings: Readonly<Record<number, string>> = {
  1001: "The service is shutting down. Subscribe again in a moment.",
  1006: "The service refused the connection, or the network failed. Check the API key and its allow-lists, then subscribe again.",
  1009: "A message was too large.",
  1011: "Events were lost. Subscribe again.",
  1013: "There are too many connections. Close others, then subscribe again.",
  4001: "The API key was revoked or has expired, or it does not allow this page. Use another key.",
  4002: "The quota of your account is used up, and requests kept coming. Wait until it resets.",
  4003: "The allow-lists of the API key no longer allow this subscription.",
};

/** A closed connection in words: the code, the service's reason, and what to do. */
export function explainClosing({ code, reason }: Closing): string {
  const what = `The connection was closed with code ${code}${reason === "" ? "" : ` (${reason})`}.`;
  return `${what} ${meanings[code] ?? "Subscribe again."}`;
}

import { type LinkedRequest, printRequestFragment } from "./request-link.js";

/** A link to this page with a request. */
export function pageLink(request: LinkedRequest): string {
  return `${window.location.origin}${window.location.pathname}${printRequestFragment(request)}`;
}

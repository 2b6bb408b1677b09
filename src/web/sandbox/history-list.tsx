import { Button } from "../parts/button.js";
import type { SentRequest } from "./history.js";
import { printRequestFragment } from "./request-link.js";

interface HistoryListProps {
  readonly requests: readonly SentRequest[];
  readonly onClear: () => void;
}

/** The latest requests from this browser; each is a link that opens its method's page with it. */
export function HistoryList({ requests, onClear }: HistoryListProps) {
  if (requests.length === 0) return null;
  return (
    <details>
      <summary className="text-sm font-semibold">History in this browser</summary>
      <ol className="mt-2 grid grid-cols-1 gap-1">
        {requests.map((request) => (
          <li key={request.sentAt}>
            <a
              href={`/docs/${encodeURIComponent(request.method)}${printRequestFragment(request)}`}
              className="hover:bg-sunken block rounded-lg px-2 py-1.5 -outline-offset-2"
            >
              <span className="block text-sm font-medium break-words">
                {request.method}
                {request.code !== 0 && <span className="text-danger font-normal"> {request.code}</span>}
              </span>
              <span className="text-ink-soft block truncate font-mono text-xs">{JSON.stringify(request.params)}</span>
              <span className="text-ink-soft block text-xs">
                {request.network}, <time dateTime={request.sentAt}>{new Date(request.sentAt).toLocaleString()}</time>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <Button look="quiet" onClick={onClear}>
        Clear the history
      </Button>
    </details>
  );
}

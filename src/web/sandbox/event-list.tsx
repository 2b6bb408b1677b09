import { describeEvent } from "./describe-event.js";
import { JsonView } from "./json-view.js";
import type { MethodFacts } from "./method-facts.js";
import type { ReceivedEvent } from "./use-subscription.js";

interface EventListProps {
  /** Newest first. */
  readonly events: readonly ReceivedEvent[];
  readonly total: number;
  readonly quantities: MethodFacts["quantities"];
}

/** The last events of a subscription; each opens to its JSON. */
export function EventList({ events, total, quantities }: EventListProps) {
  return (
    <section aria-label="Events" className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-semibold">
        {total === 0 && "No events yet"}
        {total > 0 && `${total.toLocaleString("en-US")} ${total === 1 ? "event" : "events"}`}
        {total > events.length && `, of which the last ${events.length} are kept`}
      </h3>
      {total === 0 && <p className="text-ink-soft text-sm">They appear here as they come, the newest first.</p>}
      <ol className="border-line grid max-h-96 grid-cols-1 overflow-y-auto rounded-lg border empty:hidden">
        {events.map(({ number, receivedAt, value }) => (
          <li key={number} className="border-line min-w-0 border-b last:border-b-0">
            <details>
              <summary className="hover:bg-sunken px-2 py-1.5 -outline-offset-2">
                <span className="inline-block w-[calc(100%-1.5rem)] truncate align-bottom font-mono text-xs">
                  <time dateTime={receivedAt.toISOString()} className="text-ink-soft">
                    {receivedAt.toLocaleTimeString()}
                  </time>{" "}
                  {describeEvent(value)}
                </span>
              </summary>
              <JsonView value={value} quantities={quantities} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

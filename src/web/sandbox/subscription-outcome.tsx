import { Notice } from "../parts/notice.js";
import { EventList } from "./event-list.js";
import { explainClosing } from "./explain-closing.js";
import type { MethodFacts } from "./method-facts.js";
import { Explanation } from "./response-view.js";
import type { ReceivedEvent, useSubscription } from "./use-subscription.js";

interface SubscriptionOutcomeProps {
  readonly subscription: ReturnType<typeof useSubscription>;
  /** Shown instead of new events. */
  readonly paused?: readonly ReceivedEvent[] | undefined;
  readonly quantities: MethodFacts["quantities"];
}

/** A subscription's events, its error, or the reason why its connection ended. */
export function SubscriptionOutcome({ subscription, paused, quantities }: SubscriptionOutcomeProps) {
  const { status, events, total, error, closing } = subscription;
  return (
    <>
      {error && <Explanation error={error} />}
      {closing && <Notice tone="danger">{explainClosing(closing)}</Notice>}
      {(status !== "idle" || total > 0) && (
        <EventList events={paused ?? events} total={total} quantities={quantities} />
      )}
    </>
  );
}

const texts = { idle: "Not subscribed", connecting: "Connecting…", subscribed: "Subscribed" } as const;

/** The state of a subscription, read out when it changes; events are not. */
export function SubscriptionStatus({ subscription: { status } }: Pick<SubscriptionOutcomeProps, "subscription">) {
  return (
    <p className="text-ink-soft text-sm">
      <span role="status">{texts[status]}</span>. Subscribing counts as one request; events are free.
    </p>
  );
}

import { Button } from "../parts/button.js";
import { CopyButton } from "../parts/copy-button.js";
import type { useSubscription } from "./use-subscription.js";

interface SubscriptionButtonsProps {
  readonly subscription: ReturnType<typeof useSubscription>;
  readonly isPaused: boolean;
  readonly onPause: () => void;
  /** Whether there is a key to subscribe with. */
  readonly hasKey: boolean;
  /** A link to the page with this subscription. */
  readonly link: string;
}

/** What can be done with a subscription: start and end it, pause its events, share it. */
export function SubscriptionButtons({ subscription, isPaused, onPause, hasKey, link }: SubscriptionButtonsProps) {
  const isOpen = subscription.status !== "idle";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* One button, so that the focus stays on it. */}
      <Button type="submit" look={isOpen ? "secondary" : "primary"} disabled={!hasKey}>
        {isOpen ? "Unsubscribe" : "Subscribe"}
      </Button>
      {isOpen && <Button onClick={onPause}>{isPaused ? "Resume" : "Pause"}</Button>}
      {subscription.total > 0 && !isPaused && <Button onClick={subscription.clear}>Clear</Button>}
      <CopyButton text={link} what="link to this subscription, without the key" label="Copy link" hasLabel />
    </div>
  );
}

import { Button } from "../../parts/button.js";
import { CodeBlock } from "../../parts/code-block.js";
import { codeKindsOf } from "../../request-code/socket-code.js";
import { SubscriptionOutcome, SubscriptionStatus } from "../../sandbox/subscription-outcome.js";
import { useSubscription } from "../../sandbox/use-subscription.js";

const [webSocket] = codeKindsOf("events");

/** A subscription to new blocks with this key: as a program, and on this page. */
export function SubscribeSteps({ endpoint }: { readonly endpoint: string }) {
  const subscription = useSubscription();
  const request = { endpoint, method: "eth_subscribe", params: ["newHeads"] };
  const isOpen = subscription.status !== "idle";
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">Get each new block as it comes, over WebSocket:</p>
      <CodeBlock code={webSocket?.print(request) ?? ""} language="js" what="the subscription" />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => (isOpen ? subscription.stop() : subscription.start(request))}>
          {isOpen ? "Unsubscribe" : "Subscribe on this page"}
        </Button>
        <a href="/docs/eth_subscribe" className="text-accent text-sm underline underline-offset-4">
          Logs, transactions and other languages
        </a>
      </div>
      <SubscriptionStatus subscription={subscription} />
      <SubscriptionOutcome subscription={subscription} quantities={{}} />
    </div>
  );
}

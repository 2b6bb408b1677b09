import { useState } from "react";
import type { ApiFailure } from "../api/request.js";
import { Button } from "../parts/button.js";
import { CopyButton } from "../parts/copy-button.js";
import { Notice } from "../parts/notice.js";
import { checkParams } from "./check-params.js";
import { CodeTabs } from "./code-tabs.js";
import { toParams } from "./draft.js";
import { EndpointFields } from "./endpoint-fields.js";
import { EventList } from "./event-list.js";
import { explainClosing } from "./explain-closing.js";
import { pageLink } from "./page-link.js";
import { RequestForm } from "./request-form.js";
import type { RequestPanelProps } from "./request-panel.js";
import { Explanation } from "./response-view.js";
import { useDrafts } from "./use-drafts.js";
import { useEndpoint } from "./use-endpoint.js";
import { type ReceivedEvent, useSubscription } from "./use-subscription.js";

const statuses = { idle: "Not subscribed", connecting: "Connecting…", subscribed: "Subscribed" } as const;

/** A subscription and its events, as they come, and the same subscription as code. */
export function SubscriptionPanel({ facts, method, firstCodeKind, networks, keys }: RequestPanelProps) {
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const [paused, setPaused] = useState<readonly ReceivedEvent[]>();
  const form = useDrafts(facts, method, () => setProblem(null));
  const endpoint = useEndpoint({ networks, keys, network: form.network });
  const subscription = useSubscription();
  const isOpen = subscription.status !== "idle";
  const given = toParams(method.params, form.drafts);
  const params = given.map((value) => value ?? null);
  const submit = (): void => {
    setPaused(undefined);
    if (isOpen) return subscription.stop();
    const found = checkParams(method, given);
    setProblem(found);
    if (!found && endpoint.key) subscription.start({ endpoint: endpoint.url, method: facts.method, params });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <EndpointFields endpoint={endpoint} networks={networks} onNetwork={form.setNetwork} />
      <RequestForm {...{ facts, method, problem }} drafts={form.drafts} onDraft={form.setDraft} onSubmit={submit}>
        <div className="flex flex-wrap items-center gap-2">
          {/* One button, so that the focus stays on it. */}
          <Button type="submit" look={isOpen ? "secondary" : "primary"} disabled={!endpoint.key}>
            {isOpen ? "Unsubscribe" : "Subscribe"}
          </Button>
          {isOpen && (
            <Button
              aria-pressed={paused !== undefined}
              onClick={() => setPaused(paused ? undefined : subscription.events)}
            >
              Pause
            </Button>
          )}
          {subscription.total > 0 && !paused && <Button onClick={subscription.clear}>Clear</Button>}
          <CopyButton
            text={pageLink({ network: endpoint.network, params })}
            what="link to this subscription, without the key"
            label="Copy link"
            hasLabel
          />
        </div>
        <p className="text-ink-soft text-sm">
          <span role="status">{statuses[subscription.status]}</span>. Subscribing counts as one request; events are
          free.
        </p>
      </RequestForm>
      {subscription.error && <Explanation error={subscription.error} />}
      {subscription.closing && <Notice tone="danger">{explainClosing(subscription.closing)}</Notice>}
      {(isOpen || subscription.total > 0) && (
        <EventList events={paused ?? subscription.events} total={subscription.total} quantities={facts.quantities} />
      )}
      <CodeTabs
        transport={facts.transport}
        firstKind={firstCodeKind}
        request={{ method: facts.method, params, endpoint: endpoint.url }}
        secret={endpoint.key?.text}
      />
    </div>
  );
}

import { useState } from "react";
import type { ApiFailure } from "../api/request.js";
import { checkParams } from "./check-params.js";
import { CodeTabs } from "./code-tabs.js";
import { toParams } from "./draft.js";
import { EndpointFields } from "./endpoint-fields.js";
import { pageLink } from "./page-link.js";
import { RequestForm } from "./request-form.js";
import type { RequestPanelProps } from "./request-panel.js";
import { SubscriptionButtons } from "./subscription-buttons.js";
import { SubscriptionOutcome, SubscriptionStatus } from "./subscription-outcome.js";
import { useDrafts } from "./use-drafts.js";
import { useEndpoint } from "./use-endpoint.js";
import { type ReceivedEvent, useSubscription } from "./use-subscription.js";

/** A subscription and its events, as they come, and the same subscription as code. */
export function SubscriptionPanel({ facts, method, firstCodeKind, networks, keys }: RequestPanelProps) {
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const [paused, setPaused] = useState<readonly ReceivedEvent[]>();
  const form = useDrafts(facts, method, () => setProblem(null));
  const endpoint = useEndpoint({ networks, keys, network: form.network });
  const subscription = useSubscription();
  const given = toParams(method.params, form.drafts);
  const params = given.map((value) => value ?? null);
  const submit = (): void => {
    setPaused(undefined);
    if (subscription.status !== "idle") return subscription.stop();
    const found = checkParams(method, given);
    setProblem(found);
    if (!found && endpoint.key) subscription.start({ endpoint: endpoint.url, method: facts.method, params });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <EndpointFields endpoint={endpoint} networks={networks} onNetwork={form.setNetwork} />
      <RequestForm {...{ facts, method, problem }} drafts={form.drafts} onDraft={form.setDraft} onSubmit={submit}>
        <SubscriptionButtons
          subscription={subscription}
          isPaused={paused !== undefined}
          onPause={() => setPaused(paused ? undefined : subscription.events)}
          hasKey={endpoint.key !== undefined}
          link={pageLink({ network: endpoint.network, params })}
        />
        <SubscriptionStatus subscription={subscription} />
      </RequestForm>
      <SubscriptionOutcome subscription={subscription} paused={paused} quantities={facts.quantities} />
      <CodeTabs
        transport={facts.transport}
        firstKind={firstCodeKind}
        request={{ method: facts.method, params, endpoint: endpoint.url }}
        secret={endpoint.key?.text}
      />
    </div>
  );
}

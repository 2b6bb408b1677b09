import { useState } from "react";
import type { MethodEntry } from "../../../generated/methods.js";
import type { ApiKey, ServiceFacts } from "../../http/api/api-types.js";
import type { ApiFailure } from "../api/request.js";
import { Notice } from "../parts/notice.js";
import { checkParams } from "./check-params.js";
import { CodeTabs } from "./code-tabs.js";
import { toParams } from "./draft.js";
import { EndpointFields } from "./endpoint-fields.js";
import { HistoryList } from "./history-list.js";
import type { MethodFacts } from "./method-facts.js";
import { pageLink } from "./page-link.js";
import { RequestForm } from "./request-form.js";
import { ResponseView } from "./response-view.js";
import { RunButtons } from "./run-buttons.js";
import { useDrafts } from "./use-drafts.js";
import { useEndpoint } from "./use-endpoint.js";
import { useExample } from "./use-example.js";
import { useRun } from "./use-run.js";

export interface RequestPanelProps {
  readonly facts: MethodFacts;
  readonly method: MethodEntry;
  readonly firstCodeKind: string;
  readonly networks: ServiceFacts["networks"];
  /** null: logged out. */
  readonly keys: readonly ApiKey[] | null;
}

/** The request, its response, and the same request as code. */
export function RequestPanel({ facts, method, firstCodeKind, networks, keys }: RequestPanelProps) {
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const form = useDrafts(facts, method, () => setProblem(null));
  const endpoint = useEndpoint({ networks, keys, network: form.network });
  const run = useRun(facts.method);
  const example = useExample(facts, method, endpoint.key?.url);
  const given = toParams(method.params, form.drafts);
  // JSON has no other word for what is left out before something that is not.
  const request = { network: endpoint.network, params: given.map((value) => value ?? null) };
  const submit = (): void => {
    const found = checkParams(method, given);
    setProblem(found);
    if (!found && endpoint.key) run.start({ ...request, endpoint: endpoint.url });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <EndpointFields endpoint={endpoint} networks={networks} onNetwork={form.setNetwork} />
      <RequestForm {...{ facts, method, problem }} drafts={form.drafts} onDraft={form.setDraft} onSubmit={submit}>
        <RunButtons
          {...{ method, run, example }}
          onExample={() => example.find(form.setParams)}
          hasKey={endpoint.key !== undefined}
          link={pageLink(request)}
        />
      </RequestForm>
      {example.remark && <Notice tone={example.hasFailed ? "danger" : "info"}>{example.remark}</Notice>}
      <ResponseView run={run} facts={facts} />
      <CodeTabs
        transport={facts.transport}
        firstKind={firstCodeKind}
        request={{ method: facts.method, params: request.params, endpoint: endpoint.url }}
        secret={endpoint.key?.text}
      />
      <HistoryList requests={run.history} onClear={run.clearHistory} />
    </div>
  );
}

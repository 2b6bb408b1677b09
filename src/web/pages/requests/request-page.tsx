import { errorMeanings } from "../../../../generated/error-meanings.js";
import type { ErrorName } from "../../../../generated/errors.js";
import type { RequestLogEntry } from "../../../http/api/api-types.js";
import { useKeys } from "../../api/queries.js";
import { useLogEntry } from "../../api/request-log.js";
import { ApiFailure } from "../../api/request.js";
import { BackLink } from "../../parts/back-link.js";
import { Card } from "../../parts/card.js";
import { InlineCode } from "../../parts/inline-code.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { TextLink } from "../../parts/text-link.js";
import { printRequestFragment } from "../../sandbox/request-link.js";
import { NotFoundPage } from "../not-found-page.js";
import { ParamsCard } from "./params-card.js";
import { RequestFacts } from "./request-facts.js";

/** A logged request: its facts, the meaning of its error, its params, and links to similar requests. */
export function RequestPage({ id }: { readonly id: string }) {
  const entry = useLogEntry(id);
  const { data: list } = useKeys();
  if (entry.error instanceof ApiFailure && entry.error.status === 404) return <NotFoundPage />;
  const key = list?.keys.find((one) => one.id === entry.data?.keyId);
  return (
    <Page title={entry.data?.method ?? "Request"} crumb={<BackLink to="/requests">Requests</BackLink>}>
      <Loaded query={entry} lines={6}>
        {(shown) => (
          <div className="grid grid-cols-1 gap-5">
            <Card title="Request">
              <RequestFacts entry={shown} apiKey={key} isRevoked={list !== undefined && key === undefined} />
            </Card>
            {shown.code !== 0 && <ErrorCard entry={shown} />}
            <ParamsCard entry={shown} apiKey={key} />
            <Card title="Next">
              <NextSteps entry={shown} />
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function ErrorCard({ entry: { error, code, message } }: { readonly entry: RequestLogEntry }) {
  const name = error as ErrorName;
  return (
    <Card title={`${name} ${code}`}>
      <div className="grid max-w-prose gap-3 text-sm">
        {message && <p className="[overflow-wrap:anywhere]">{message}</p>}
        <p className="text-ink-soft">
          <InlineCode text={errorMeanings[name] ?? ""} />
        </p>
        <p>
          <TextLink to={`/docs/errors#${name.toLowerCase()}`}>What to do about {name}</TextLink>
        </p>
      </div>
    </Card>
  );
}

function NextSteps({ entry }: { readonly entry: RequestLogEntry }) {
  const { method, code, requestId, keyId } = entry;
  const isMethod = /^[a-z0-9]+_[A-Za-z0-9]+$/.test(method) && code !== methodNotFound;
  return (
    <ul className="grid gap-2 text-sm">
      {isMethod && (
        <li>
          <TextLink to={`/docs/${method}${sandboxFragment(entry)}`}>
            {entry.params === null ? `Try ${method} in the sandbox` : "Open this request in the sandbox"}
          </TextLink>
        </li>
      )}
      {requestId && (
        <li>
          <TextLink to={`/requests?${new URLSearchParams({ requestId })}`}>
            Requests of the same batch or message
          </TextLink>
        </li>
      )}
      <li>
        <TextLink to={`/requests?${new URLSearchParams({ method, key: keyId })}`}>Requests like this one</TextLink>
      </li>
    </ul>
  );
}

/** With the request's params, if they were logged as a list. */
function sandboxFragment({ params, network }: RequestLogEntry): string {
  const read = params === null ? undefined : (JSON.parse(params) as unknown);
  return Array.isArray(read) ? printRequestFragment({ network, params: read }) : "#try-it";
}

const methodNotFound = -32_601;

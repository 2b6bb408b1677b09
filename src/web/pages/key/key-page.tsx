import { type ReactNode, useState } from "react";
import type { ApiKey } from "../../../http/api/api-types.js";
import { useKey } from "../../api/queries.js";
import { ApiFailure } from "../../api/request.js";
import { formatAgo, formatMoment, isWithin } from "../../format/time.js";
import { BackLink } from "../../parts/back-link.js";
import { HiddenKey } from "../../parts/hidden-key.js";
import { Loaded } from "../../parts/loaded.js";
import { NetworkBadge } from "../../parts/network-badge.js";
import { Page } from "../../parts/page.js";
import { Tabs } from "../../parts/tabs.js";
import { NotFoundPage } from "../not-found-page.js";
import { AllowListsCard } from "./allow-lists-card.js";
import { ChangeCard } from "./change-card.js";
import { EndpointCard } from "./endpoint-card.js";
import { ExamplesCard } from "./examples-card.js";
import { KeyRequestsCard } from "./key-requests-card.js";
import { KeyUsageCard } from "./key-usage-card.js";
import { LimitsCard } from "./limits-card.js";
import { RevokeCard } from "./revoke-card.js";

/** Everything about one key. The key is hidden until it is asked for. */
export function KeyPage({ id }: { readonly id: string }) {
  const key = useKey(id);
  const [isShown, setIsShown] = useState(false);
  if (key.error instanceof ApiFailure && key.error.status === 404) return <NotFoundPage />;
  return (
    <Page
      title={key.data?.name ?? "API key"}
      crumb={<BackLink to="/keys">API keys</BackLink>}
      lead={key.data?.description}
      aside={key.data && <Facts apiKey={key.data} />}
    >
      <Loaded query={key} lines={6}>
        {(apiKey) => (
          <HiddenKey value={isShown ? "" : apiKey.text}>
            <Tabs label="Parts of this key" param="tab" tabs={tabsOf(apiKey, { isShown, onShow: setIsShown })} />
          </HiddenKey>
        )}
      </Loaded>
    </Page>
  );
}

interface Shown {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

function tabsOf(apiKey: ApiKey, shown: Shown) {
  const { id } = apiKey;
  return [
    {
      name: "Connect",
      content: (
        <Stack>
          <EndpointCard apiKey={apiKey} {...shown} />
          {apiKey.isReadable && <ExamplesCard apiKey={apiKey} />}
        </Stack>
      ),
    },
    { name: "Usage", content: <KeyUsageCard keyId={id} /> },
    { name: "Requests", content: <KeyRequestsCard apiKey={apiKey} /> },
    {
      name: "Security",
      content: (
        <Stack>
          <AllowListsCard apiKey={apiKey} />
          <RevokeCard apiKey={apiKey} />
        </Stack>
      ),
    },
    {
      name: "Settings",
      content: (
        <Stack>
          <ChangeCard key={id} apiKey={apiKey} />
          <LimitsCard key={`limits ${id}`} apiKey={apiKey} />
        </Stack>
      ),
    },
  ];
}

function Stack({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-5">{children}</div>;
}

function Facts({ apiKey: { network, createdAt, lastUsedAt, expiresAt } }: { readonly apiKey: ApiKey }) {
  return (
    <p className="text-ink-soft flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <NetworkBadge network={network} />
      <span title={formatMoment(createdAt)}>Created {formatAgo(createdAt)}</span>
      <span title={lastUsedAt ? formatMoment(lastUsedAt) : ""}>
        {lastUsedAt ? `Used ${formatAgo(lastUsedAt)}` : "Never used"}
      </span>
      {expiresAt && (
        <span title={formatMoment(expiresAt)}>
          {isWithin(expiresAt, 0) ? "Expired" : `Expires ${formatAgo(expiresAt)}`}
        </span>
      )}
    </p>
  );
}

import type { ReactNode } from "react";
import type { ApiKey, KeyUsageList, LimitUse } from "../../../http/api/api-types.js";
import { formatCount, formatNumber } from "../../format/number.js";
import { formatAgo, formatMoment, isWithin } from "../../format/time.js";
import { CopyButton } from "../../parts/copy-button.js";
import { Icon } from "../../parts/icon.js";
import { NetworkBadge } from "../../parts/network-badge.js";
import { Link } from "../../router/link.js";
import { Sparkline } from "./sparkline.js";

interface KeyRowProps {
  readonly apiKey: ApiKey;
  /** Absent for an unused key, and until it is loaded. */
  readonly usage: KeyUsageList["keys"][number] | undefined;
}

/** A key in the list: what it is for, when it was last used, and its requests today. */
export function KeyRow({ apiKey, usage }: KeyRowProps) {
  const { id, name, network, description, createdAt, lastUsedAt, expiresAt, url, isReadable } = apiKey;
  return (
    <li className="border-line flex items-center gap-3 border-b px-5 py-4 last:border-0 sm:gap-5 sm:px-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/keys/${id}`} className="rounded-sm font-medium [overflow-wrap:anywhere] hover:underline">
            {name}
          </Link>
          <NetworkBadge network={network} />
        </div>
        {description && <p className="text-ink-soft mt-0.5 truncate text-sm">{description}</p>}
        <p className="text-ink-soft mt-0.5 text-sm">
          <span title={formatMoment(createdAt)}>Created {formatAgo(createdAt)}</span>
          {" · "}
          {lastUsedAt ? <span title={formatMoment(lastUsedAt)}>Used {formatAgo(lastUsedAt)}</span> : "Never used"}
          {usage && <span className="sm:hidden"> · {describeTodayShortly(usage)}</span>}
        </p>
        {!isReadable && <Warning>This key can't be shown. Rotate it to get a new one.</Warning>}
        {expiresAt !== null && <Expiry at={expiresAt} />}
        <LimitFacts apiKey={apiKey} use={usage?.dailyLimit ?? null} />
      </div>
      {usage && (
        <div className="hidden text-right sm:block">
          <Sparkline values={usage.hours} />
          <p className="text-ink-soft mt-1 text-xs tabular-nums">{describeToday(usage)}</p>
        </div>
      )}
      {isReadable && <CopyButton text={url} what={`the endpoint URL of ${name}`} />}
      <Link
        to={`/keys/${id}`}
        aria-label={`Open ${name}`}
        className="text-ink-soft hover:bg-sunken hover:text-ink grid size-9 shrink-0 place-items-center rounded-lg"
      >
        <Icon name="forward" />
      </Link>
    </li>
  );
}

/** When the key ends; a warning in its last week. */
function Expiry({ at }: { readonly at: string }) {
  if (isWithin(at, 0)) return <Warning>Expired. Requests with this key are refused.</Warning>;
  const text = `Expires ${formatAgo(at)}`;
  if (isWithin(at, weekMs)) return <Warning>{text}</Warning>;
  return (
    <p className="text-ink-soft mt-0.5 text-sm" title={formatMoment(at)}>
      {text}
    </p>
  );
}

const weekMs = 7 * 24 * 3_600_000;

interface LimitFactsProps {
  readonly apiKey: ApiKey;
  readonly use: LimitUse | null;
}

/** The key's rate limits, and that its daily limit is used up. */
function LimitFacts({ apiKey: { requestsPerSecond, methodLimits }, use }: LimitFactsProps) {
  return (
    <>
      {requestsPerSecond !== null && (
        <p className="text-ink-soft mt-0.5 text-sm">Limited to {formatCount(requestsPerSecond, "request")} a second</p>
      )}
      {methodLimits.length > 0 && (
        <p className="text-ink-soft mt-0.5 text-sm">Limits for {formatCount(methodLimits.length, "method")}</p>
      )}
      {use && use.used >= use.limit && (
        <Warning>Daily limit used up. Requests fail until {formatMoment(use.resetAt)}.</Warning>
      )}
    </>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className="text-warning mt-1 flex items-start gap-1.5 text-sm font-medium">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Of a key with a daily limit, what counts against it. */
function describeToday({ today, dailyLimit }: KeyUsageList["keys"][number]): string {
  if (!dailyLimit) return `${formatCount(today, "request")} today`;
  return `${formatNumber(dailyLimit.used)} of ${formatCount(dailyLimit.limit, "request")} today`;
}

function describeTodayShortly(usage: KeyUsageList["keys"][number]): string {
  return usage.dailyLimit ? describeToday(usage) : `${formatNumber(usage.today)} today`;
}

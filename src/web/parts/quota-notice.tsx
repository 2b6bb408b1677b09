import { useMe, useUsageToday } from "../api/queries.js";
import { formatNumber } from "../format/number.js";
import { formatMoment } from "../format/time.js";
import { Icon } from "./icon.js";
import { TextLink } from "./text-link.js";

const warnFrom = 0.8;
const pollMs = 60_000;

/** On every page of a user who has used most of a quota. */
export function QuotaNotice() {
  const { data: me } = useMe();
  return me ? <UsedQuotas /> : null;
}

function UsedQuotas() {
  const { data: today } = useUsageToday(pollMs);
  if (!today) return null;
  const { month, ...day } = today;
  const quotas = [{ name: "daily", ...day }, ...(month ? [{ name: "monthly", ...month }] : [])];
  return (
    <div role="status">
      {quotas
        .filter(({ used, limit }) => used >= limit * warnFrom)
        .map(({ name, used, limit, resetAt }) => (
          <div key={name} className="bg-warning-soft text-ink border-line border-b px-4 py-2 text-sm">
            <p className="mx-auto flex max-w-5xl flex-wrap items-center justify-center gap-x-2">
              <Icon name="warning" className="text-warning size-4" />
              {used >= limit
                ? `Your ${name} quota is used up. Requests fail until ${formatMoment(resetAt)}.`
                : `${formatNumber(used)} of the ${formatNumber(limit)} requests of your ${name} quota are used.`}{" "}
              <TextLink to="/usage">See your usage</TextLink>
            </p>
          </div>
        ))}
    </div>
  );
}

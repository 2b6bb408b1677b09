import type { SecurityEvent, SecurityEventKind } from "../../../http/api/api-types.js";
import { useSecurityLog } from "../../api/queries.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { MoreButton } from "../../parts/more-button.js";

/** `detail` is the event's. */
const titles: Readonly<Record<SecurityEventKind, (detail: string) => string>> = {
  new_device: () => "Logged in from a new device",
  device_allowed: () => "New device allowed by e-mail",
  password_changed: () => "Password changed",
  password_reset: () => "Password reset by e-mail",
  email_changed: (change) => `E-mail changed: ${change}`,
  two_factor_on: () => "Two-factor authentication turned on",
  two_factor_off: () => "Two-factor authentication turned off",
  backup_codes_renewed: () => "New backup codes created",
  backup_code_used: () => "Logged in with a backup code",
  key_created: (name) => `API key “${name}” created`,
  key_rotated: (name) => `API key “${name}” rotated`,
  key_revoked: (name) => `API key “${name}” revoked`,
  access_key_created: (name) => `Access key “${name}” created`,
  webhook_set: (host) => `Webhook at ${host} set`,
  webhook_removed: (host) => `Webhook at ${host} removed`,
  access_key_revoked: (name) => `Access key “${name}” revoked`,
};

/** What happened in the account, page after page. */
export function SecurityLogCard() {
  const log = useSecurityLog();
  return (
    <Card title="Security log" hint="What changed in your account in the last 90 days. We also e-mail you each time.">
      <Loaded query={log}>
        {({ pages }) => (
          <div className="grid grid-cols-1 gap-4">
            <ol className="divide-line grid divide-y">
              {pages
                .flatMap(({ events }) => events)
                .map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
            </ol>
            {pages[0]?.events.length === 0 && <p className="text-ink-soft text-sm">Nothing has changed.</p>}
            <MoreButton query={log} text="Show older" />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function EventRow({ event: { at, kind, detail, ipAddress, device } }: { readonly event: SecurityEvent }) {
  const source = ipAddress === null ? "By the operator of this service" : `${device} · ${ipAddress}`;
  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <p className="text-sm font-medium [overflow-wrap:anywhere]">{titles[kind](detail ?? "")}</p>
      <p className="text-ink-soft text-sm">
        {source} ·{" "}
        <time dateTime={at} title={formatMoment(at)}>
          {formatAgo(at)}
        </time>
      </p>
    </li>
  );
}

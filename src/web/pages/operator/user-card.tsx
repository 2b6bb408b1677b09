import { useState } from "react";
import type { OperatorUser } from "../../../http/api/api-types.js";
import { useMe } from "../../api/queries.js";
import { formatNumber } from "../../format/number.js";
import { formatMoment } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { StateBadges } from "../../parts/state-badges.js";
import { ChangeDialog, type PlannedChange } from "./change-dialog.js";
import { changesOf } from "./user-changes.js";

/** Who the user is, and what an operator can change. */
export function UserCard({ user }: { readonly user: OperatorUser }) {
  const { data: me } = useMe();
  const [change, setChange] = useState<PlannedChange>();
  return (
    <Card title="Account" aside={<StateBadges user={user} />}>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {factsOf(user).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        {changesOf(user, user.id === me?.id).map(({ label, ...planned }) => (
          <Button key={label} look={planned.isDangerous ? "warn" : "secondary"} onClick={() => setChange(planned)}>
            {label}
          </Button>
        ))}
      </div>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </Card>
  );
}

function factsOf(user: OperatorUser): readonly (readonly [name: string, value: string])[] {
  return [
    ["Name", user.name],
    ["ID", user.id],
    ["Signed up", formatMoment(user.createdAt)],
    ["Suspended", user.disabledAt === null ? "No" : `Since ${formatMoment(user.disabledAt)}`],
    ["Two-factor authentication", user.twoFactorEnabled ? "On" : "Off"],
    ["E-mail", user.emailVerified ? "Verified" : "Not verified"],
    ["Daily quota", quotaOf(user.dailyRequests)],
    ["Monthly quota", quotaOf(user.monthlyRequests)],
  ];
}

function quotaOf(own: number | null): string {
  return own === null ? "Default" : `${formatNumber(own)} requests`;
}

import { useState } from "react";
import type { OperatorUserFacts } from "../../../http/api/api-types.js";
import { useOperatorUser, useUserUsage } from "../../api/operator.js";
import { ApiFailure } from "../../api/request.js";
import { AuditCard } from "../../parts/audit-card.js";
import { BackLink } from "../../parts/back-link.js";
import { Card } from "../../parts/card.js";
import { Choice } from "../../parts/choice.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { QuotaMeter } from "../../parts/quota-meter.js";
import { RequestsPlot } from "../../parts/requests-plot.js";
import { cardRanges } from "../../parts/usage-ranges.js";
import { NotFoundPage } from "../not-found-page.js";
import { UserCard } from "./user-card.js";
import { UserKeysCard } from "./user-keys-card.js";

/** A user for operators: use, API keys, changes. */
export function UserPage({ id }: { readonly id: string }) {
  const facts = useOperatorUser(id);
  if (facts.error instanceof ApiFailure && facts.error.status === 404) return <NotFoundPage />;
  return (
    <Page title={facts.data?.user.email ?? "User"} crumb={<BackLink to="/operator">Operator</BackLink>}>
      <Loaded query={facts} lines={6}>
        {({ user, today, keys }) => (
          <div className="grid grid-cols-1 gap-5">
            <UserCard user={user} />
            <UseCard userId={id} today={today} />
            <UserKeysCard keys={keys} />
            <AuditCard userId={id} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function UseCard({ userId, today }: { readonly userId: string } & Pick<OperatorUserFacts, "today">) {
  const [range, setRange] = useState<(typeof cardRanges)[number]["value"]>("24h");
  const usage = useUserUsage(userId, range);
  const spent = "The user's requests are refused until then.";
  return (
    <Card title="Use" aside={<Choice label="Time" options={cardRanges} value={range} onChange={setRange} />}>
      <div className="grid grid-cols-1 gap-6">
        <QuotaMeter heading="h3" name="Daily quota" use={today} spent={spent} />
        {today.month && <QuotaMeter heading="h3" name="Monthly quota" use={today.month} spent={spent} />}
        <Loaded query={usage} lines={4}>
          {(loaded) => <RequestsPlot usage={loaded} />}
        </Loaded>
      </div>
    </Card>
  );
}

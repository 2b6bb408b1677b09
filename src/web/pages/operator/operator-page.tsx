import { AuditCard } from "../../parts/audit-card.js";
import { Page } from "../../parts/page.js";
import { ServiceCard } from "./service-card.js";
import { UsersCard } from "./users-card.js";

/** The state of the service, its users and the audit log, for operators. */
export function OperatorPage() {
  return (
    <Page title="Operator" lead="The state of the service, its users, and what was changed. All times are in UTC.">
      <div className="grid grid-cols-1 gap-5">
        <ServiceCard />
        <UsersCard />
        <AuditCard userId="" />
      </div>
    </Page>
  );
}

import type { OperatorUser } from "../../http/api/api-types.js";
import { Badge } from "./badge.js";

/** What is not usual about a user. */
export function StateBadges({ user }: { readonly user: OperatorUser }) {
  const { disabledAt, emailVerified, isOperator, dailyRequests, monthlyRequests } = user;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {disabledAt !== null && <Badge tone="warning">Suspended</Badge>}
      {!emailVerified && <Badge tone="warning">E-mail not verified</Badge>}
      {disabledAt === null && emailVerified && <Badge>Active</Badge>}
      {isOperator && <Badge tone="accent">Operator</Badge>}
      {(dailyRequests !== null || monthlyRequests !== null) && <Badge>Own quota</Badge>}
    </span>
  );
}

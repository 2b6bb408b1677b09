import type { ApiKey } from "../../../http/api/api-types.js";
import { noFilters, useRequestLog } from "../../api/request-log.js";
import { Card } from "../../parts/card.js";
import { Empty } from "../../parts/empty.js";
import { Loaded } from "../../parts/loaded.js";
import { RequestsTable } from "../../parts/requests-table.js";
import { TextLink } from "../../parts/text-link.js";

const shownCount = 15;

/** The key's latest logged requests; all are on the page of requests. */
export function KeyRequestsCard({ apiKey: { id, name } }: { readonly apiKey: ApiKey }) {
  const log = useRequestLog({ ...noFilters, key: id }, true);
  return (
    <Card
      title="Requests"
      hint={<TextLink to={`/requests?key=${encodeURIComponent(id)}`}>All requests of this key, with filters</TextLink>}
    >
      <Loaded query={log} lines={6}>
        {({ pages: [first] }) =>
          first === undefined || first.entries.length === 0 ? (
            <Empty icon="chart" title="No requests yet">
              <p>Requests appear here a few seconds after they were sent.</p>
            </Empty>
          ) : (
            <RequestsTable entries={first.entries.slice(0, shownCount)} nameOf={() => name} />
          )
        }
      </Loaded>
    </Card>
  );
}

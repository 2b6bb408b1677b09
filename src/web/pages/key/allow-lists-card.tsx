import type { ApiKey } from "../../../http/api/api-types.js";
import { useMethodNames } from "../../api/queries.js";
import { allowLists } from "../../parts/allow-list-facts.js";
import { Card } from "../../parts/card.js";
import { AllowList } from "./allow-list.js";

/** What a key may be used for. All lists have to agree; an empty one allows everything. */
export function AllowListsCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const { data: methodNames = [] } = useMethodNames();
  return (
    <Card
      title="Restrictions"
      hint="Limit what a leaked key can do. An empty list allows everything; a request must be allowed by every list."
    >
      <div className="grid grid-cols-1 gap-8">
        {allowLists.map((facts) => (
          <AllowList
            key={facts.member}
            {...{ ...facts, apiKey }}
            suggestions={facts.member === "allowedMethods" ? methodNames : []}
          />
        ))}
      </div>
    </Card>
  );
}

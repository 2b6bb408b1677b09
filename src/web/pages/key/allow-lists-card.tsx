import type { ApiKey } from "../../../http/api/api-types.js";
import { useMethodNames } from "../../api/queries.js";
import { Card } from "../../parts/card.js";
import { AllowList } from "./allow-list.js";

/** What a key may be used for. All lists have to agree; an empty one allows everything. */
export function AllowListsCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const { data: methodNames = [] } = useMethodNames();
  return (
    <Card
      title="Restrictions"
      hint="A key that leaked does less harm when it may do less. An empty list allows everything; a call must be allowed by every list."
    >
      <div className="grid grid-cols-1 gap-8">
        <AllowList
          {...{ apiKey, member: "allowedOrigins", label: "Browser origins", entry: "origin" }}
          hint="Pages that may call. Calls from elsewhere, servers included, are then refused."
          placeholder="https://app.example.org"
        />
        <AllowList
          {...{ apiKey, member: "allowedMethods", label: "Methods", entry: "method", suggestions: methodNames }}
          hint="The only methods that may be called."
          placeholder="eth_call"
        />
        <AllowList
          {...{ apiKey, member: "allowedContracts", label: "Contract addresses", entry: "address" }}
          hint="The only addresses that calls, transactions, code, storage and logs may be about."
          placeholder="0x…"
        />
      </div>
    </Card>
  );
}

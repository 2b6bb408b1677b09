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
      hint="Limit what a leaked key can do. An empty list allows everything; a request must be allowed by every list."
    >
      <div className="grid grid-cols-1 gap-8">
        <AllowList
          {...{ apiKey, member: "allowedOrigins", label: "Browser origins", entry: "origin" }}
          hint="Websites that may use this key. Requests from anywhere else, including servers, are refused."
          placeholder="https://app.example.org"
        />
        <AllowList
          {...{ apiKey, member: "allowedIpAddresses", label: "IP addresses", entry: "IP address" }}
          hint="Addresses of your servers, and networks in CIDR notation. Requests from anywhere else are refused."
          placeholder="203.0.113.0/24"
        />
        <AllowList
          {...{ apiKey, member: "allowedMethods", label: "Methods", entry: "method", suggestions: methodNames }}
          hint="Methods that may be called with this key."
          placeholder="eth_call"
        />
        <AllowList
          {...{ apiKey, member: "allowedContracts", label: "Contract addresses", entry: "address" }}
          hint="Contracts that calls, transactions, code, storage and logs may refer to."
          placeholder="0x…"
        />
      </div>
    </Card>
  );
}

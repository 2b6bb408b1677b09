import { useState } from "react";
import type { OperatorApiKey } from "../../../http/api/api-types.js";
import { request } from "../../api/request.js";
import { formatNumber } from "../../format/number.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { NetworkBadge } from "../../parts/network-badge.js";
import { Table } from "../../parts/table.js";
import { ChangeDialog } from "./change-dialog.js";

const columns = [
  { name: "Name" },
  { name: "Network" },
  { name: "Last used" },
  { name: "Expires" },
  { name: "Requests a day", isNumber: true },
  { name: "Change" },
];

/** A user's API keys, without their secrets. */
export function UserKeysCard({ keys }: { readonly keys: readonly OperatorApiKey[] }) {
  const [revoked, setRevoked] = useState<OperatorApiKey>();
  return (
    <Card title="API keys" hint="Operators never see the keys themselves.">
      {keys.length === 0 ? (
        <p className="text-ink-soft text-sm">No API keys.</p>
      ) : (
        <Table
          caption="API keys"
          columns={columns}
          rows={keys.map((key) => ({ id: key.id, cells: cellsOf(key, () => setRevoked(key)) }))}
        />
      )}
      {revoked && (
        <ChangeDialog
          change={{
            title: `Revoke “${revoked.name}”?`,
            text: "Requests with this key are refused at once, and its owner gets an e-mail. This cannot be undone.",
            action: "Revoke",
            isDangerous: true,
            done: "API key revoked",
            make: () => request(`/operator/keys/${revoked.id}`, { verb: "DELETE" }),
          }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </Card>
  );
}

function cellsOf({ name, network, lastUsedAt, expiresAt, dailyRequests }: OperatorApiKey, onRevoke: () => void) {
  return [
    <span className="block max-w-48 truncate" title={name}>
      {name}
    </span>,
    <NetworkBadge network={network} />,
    lastUsedAt === null ? "Never" : <span title={formatMoment(lastUsedAt)}>{formatAgo(lastUsedAt)}</span>,
    expiresAt === null ? "Never" : <span title={formatMoment(expiresAt)}>{formatAgo(expiresAt)}</span>,
    dailyRequests === null ? "No own limit" : formatNumber(dailyRequests),
    <Button look="quiet" aria-label={`Revoke ${name}`} onClick={onRevoke}>
      Revoke
    </Button>,
  ];
}

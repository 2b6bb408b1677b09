import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AccessKey } from "../../../http/api/api-types.js";
import { useAccessKeys } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { formatAgo, formatMoment, isWithin } from "../../format/time.js";
import { Badge } from "../../parts/badge.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { useToast } from "../../parts/toasts.js";
import { AccessKeyDialog } from "./access-key-dialog.js";

/** The keys that programs use the management API with. */
export function AccessKeysCard() {
  const keys = useAccessKeys();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title="Access keys"
      hint={
        <>
          Programs manage API keys and read usage with them, by the{" "}
          <a href="/docs/management-api" className="text-accent underline underline-offset-4">
            management API
          </a>
          . They send no JSON-RPC requests.
        </>
      }
      aside={<Button onClick={() => setAdding(true)}>Create access key</Button>}
    >
      <Loaded query={keys} lines={1}>
        {({ accessKeys }) =>
          accessKeys.length === 0 ? (
            <p className="text-ink-soft text-sm">You have no access keys.</p>
          ) : (
            <ul className="divide-line grid divide-y">
              {accessKeys.map((key) => (
                <AccessKeyRow key={key.id} accessKey={key} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding && keys.data && <AccessKeyDialog scopes={keys.data.scopes} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function AccessKeyRow({ accessKey }: { readonly accessKey: AccessKey }) {
  const { id, name, scopes, ending, createdAt, expiresAt, lastUsedAt } = accessKey;
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: () => request(`/access-keys/${id}`, { verb: "DELETE" }),
    onError: (error) => toast(error.message, { hasFailed: true }),
    onSuccess: () => toast("Access key revoked"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["access-keys"] }),
  });
  const isExpired = expiresAt !== null && isWithin(expiresAt, 0);
  return (
    <li className="flex items-center justify-between gap-x-4 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <code className="text-ink-soft text-[0.8125rem] font-normal">rg_access_••••{ending}</code>
          {isExpired && <Badge tone="warning">Expired</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {scopes.join(", ")} · <span title={formatMoment(createdAt)}>created {formatAgo(createdAt)}</span> ·{" "}
          {lastUsedAt ? <span title={formatMoment(lastUsedAt)}>last used {formatAgo(lastUsedAt)}</span> : "never used"}
          {expiresAt && !isExpired && ` · expires ${formatMoment(expiresAt)}`}
        </p>
      </div>
      <Button
        look="quiet"
        className="-mr-4"
        aria-label={`Revoke the access key ${name}`}
        onClick={() => revoke.mutate()}
      >
        Revoke
      </Button>
    </li>
  );
}

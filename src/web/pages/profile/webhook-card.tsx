import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Webhook, WebhookDelivery } from "../../../http/api/api-types.js";
import { useWebhook } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { formatAgo, formatMoment, formatUntil } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { Table } from "../../parts/table.js";
import { useToast } from "../../parts/toasts.js";
import { WebhookDialog } from "./webhook-dialog.js";

/** Where alerts are sent besides one's mails, and what was sent. */
export function WebhookCard() {
  const state = useWebhook();
  const [isSetting, setSetting] = useState(false);
  const isSet = Boolean(state.data?.webhook);
  return (
    <Card
      title="Webhook"
      hint={
        <>
          Alerts about quotas, keys that expire and changes of your account, sent to a URL of yours or to Slack.{" "}
          <a href="/docs/webhooks" className="text-accent underline underline-offset-4">
            What is sent
          </a>
        </>
      }
      aside={<Button onClick={() => setSetting(true)}>{isSet ? "Change webhook" : "Set webhook"}</Button>}
    >
      <Loaded query={state} lines={1}>
        {({ webhook, deliveries }) =>
          webhook ? (
            <WebhookState webhook={webhook} deliveries={deliveries} />
          ) : (
            <p className="text-ink-soft text-sm">You have no webhook.</p>
          )
        }
      </Loaded>
      {isSetting && <WebhookDialog onClose={() => setSetting(false)} />}
    </Card>
  );
}

interface WebhookStateProps {
  readonly webhook: Webhook;
  readonly deliveries: readonly WebhookDelivery[];
}

function WebhookState({ webhook: { host, format, createdAt }, deliveries }: WebhookStateProps) {
  const test = useChange("/webhook/test", "POST", "Test sent");
  const remove = useChange("/webhook", "DELETE", "Webhook removed");
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm font-medium wrap-anywhere">{host}</p>
          <p className="text-ink-soft text-sm">
            {format === "slack" ? "For Slack" : "JSON, signed"} ·{" "}
            <span title={formatMoment(createdAt)}>set {formatAgo(createdAt)}</span>
          </p>
        </div>
        <div className="flex gap-2">
          <Button isBusy={test.isPending} onClick={() => test.mutate()}>
            Send a test
          </Button>
          <Button look="quiet" onClick={() => remove.mutate()}>
            Remove
          </Button>
        </div>
      </div>
      {deliveries.length > 0 && (
        <Table
          caption="What was sent"
          columns={[{ name: "Alert" }, { name: "Outcome" }, { name: "When" }, { name: "Attempts", isNumber: true }]}
          rows={deliveries.slice(0, 10).map((delivery) => ({ id: delivery.id, cells: cellsOf(delivery) }))}
        />
      )}
    </div>
  );
}

function cellsOf({ type, at, attempts, dueAt, outcome }: WebhookDelivery) {
  const again = outcome !== null && dueAt !== null ? `, again ${formatUntil(dueAt)}` : "";
  return [
    <code key="type" className="text-[0.8125rem]">
      {type}
    </code>,
    `${outcome ?? "waits"}${again}`,
    <span key="at" title={formatMoment(at)}>
      {formatAgo(at)}
    </span>,
    attempts,
  ];
}

function useChange(path: string, verb: "POST" | "DELETE", done: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => request(path, { verb }),
    onSuccess: () => toast(done),
    onError: (error) => toast(error.message, { hasFailed: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["webhook"] }),
  });
}

import { useMutation } from "@tanstack/react-query";
import type { NewWebhookUrl, SetWebhook } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { Dialog, DialogActions } from "../../parts/dialog.js";
import { Field, SelectField } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { ShownOnce } from "../../parts/shown-once.js";

/** Asks for the URL and the format, then shows the secret, this once. */
export function WebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const set = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) =>
      request<SetWebhook>("/webhook", { verb: "POST", body: readForm(values) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["webhook"] }),
  });
  return (
    <Dialog title={set.data ? "Webhook set" : "Set webhook"} onClose={onClose}>
      {set.data ? (
        <SetSecret webhook={set.data} onClose={onClose} />
      ) : (
        <Form onSubmit={set.mutate} failure={set.error} fields={["url", "format"]}>
          <Field label="URL" name="url" type="url" maxLength={1_000} placeholder="https://" autoComplete="off" />
          <SelectField label="Format" name="format" hint="For Slack, the URL is an incoming webhook's.">
            <option value="json">JSON, signed</option>
            <option value="slack">Slack</option>
          </SelectField>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" isBusy={set.isPending}>
              Set
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

function SetSecret({ webhook, onClose }: { readonly webhook: SetWebhook; readonly onClose: () => void }) {
  const { secret, host, format } = webhook;
  return (
    <>
      <p className="text-ink-soft">
        {format === "slack"
          ? `Alerts are sent to ${host} from now on.`
          : `Requests to ${host} are signed with this secret. Copy it now: it won't be shown again.`}
      </p>
      {format === "json" && <ShownOnce text={secret} what="the secret" />}
      <DialogActions>
        <Button look="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

function readForm({ url = "", format = "" }: Readonly<Record<string, string>>): NewWebhookUrl {
  return { url, format: format === "slack" ? "slack" : "json" };
}

import { useMutation } from "@tanstack/react-query";
import type { ApiKey } from "../../../http/api/api-types.js";
import { useKeyUsage } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Form } from "../../parts/form.js";
import { LimitFields, limitNames, readLimits } from "../../parts/limit-fields.js";
import { QuotaMeter } from "../../parts/quota-meter.js";
import { useToast } from "../../parts/toasts.js";
import { showKey } from "./show-key.js";

/** The key's own limits, which apply together with the user's, and how much of the daily one is used. */
export function LimitsCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const toast = useToast();
  const change = useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) =>
      request<ApiKey>(`/keys/${apiKey.id}`, { verb: "PATCH", body: readLimits(values) }),
    onSuccess: (changed) => {
      showKey(changed);
      void queryClient.invalidateQueries({ queryKey: ["usage", "keys"] });
      toast("Saved");
    },
  });
  return (
    <Card title="Limits" hint="Keep one app from using up the daily quota that all your keys share.">
      <div className="grid max-w-xl grid-cols-1 gap-8">
        <DailyUse keyId={apiKey.id} />
        <Form onSubmit={change.mutate} failure={change.error} fields={limitNames}>
          <LimitFields apiKey={apiKey} />
          <Button type="submit" className="justify-self-start" isBusy={change.isPending}>
            {change.isPending ? "Saving…" : "Save limits"}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function DailyUse({ keyId }: { readonly keyId: string }) {
  const { data } = useKeyUsage();
  const use = data?.keys.find((key) => key.keyId === keyId)?.dailyLimit;
  if (!use) return null;
  const spent = "This key's daily limit is used up: its requests fail with -32029 until it resets.";
  return <QuotaMeter name="Today" use={use} spent={spent} heading="h3" />;
}

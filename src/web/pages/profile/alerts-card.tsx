import { useMutation } from "@tanstack/react-query";
import type { UserPreferences } from "../../../http/api/api-types.js";
import { usePreferences } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { useToast } from "../../parts/toasts.js";

/** Whether to get mails about the quota and about keys that expire. */
export function AlertsCard() {
  const preferences = usePreferences();
  const toast = useToast();
  const change = useMutation({
    mutationFn: (body: UserPreferences) => request<UserPreferences>("/preferences", { verb: "PATCH", body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(["preferences"], changed);
      toast("Saved");
    },
    onError: (error) => toast(error.message, { hasFailed: true }),
  });
  return (
    <Card title="Alerts">
      <Loaded query={preferences} lines={1}>
        {({ quotaAlerts }) => (
          <label className="flex items-start gap-3 text-sm">
            <input
              type="checkbox"
              className="accent-accent mt-0.5 size-4"
              checked={change.isPending ? change.variables.quotaAlerts : quotaAlerts}
              onChange={(event) => change.mutate({ quotaAlerts: event.target.checked })}
            />
            E-mail me when 80 % and 100 % of a quota are used, and three days before an API key expires
          </label>
        )}
      </Loaded>
    </Card>
  );
}

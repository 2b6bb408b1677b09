import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import type { UserPreferences } from "../../../http/api/api-types.js";
import { usePreferences } from "../../api/queries.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { Select } from "../../parts/select.js";
import { useToast } from "../../parts/toasts.js";

/** Which mails to get about the quota, keys that expire and requests that fail. */
export function AlertsCard() {
  const preferences = usePreferences();
  const toast = useToast();
  const change = useMutation({
    mutationFn: (body: Partial<UserPreferences>) => request<UserPreferences>("/preferences", { verb: "PATCH", body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(["preferences"], changed);
      toast("Saved");
    },
    onError: (error) => toast(error.message, { hasFailed: true }),
  });
  return (
    <Card title="Alerts">
      <Loaded query={preferences} lines={2}>
        {(loaded) => {
          const { quotaAlerts, errorAlertPercent } = { ...loaded, ...(change.isPending && change.variables) };
          return (
            <div className="grid gap-4">
              <label className="flex items-start gap-3 text-sm">
                <input
                  type="checkbox"
                  className="accent-accent mt-0.5 size-4"
                  checked={quotaAlerts}
                  onChange={(event) => change.mutate({ quotaAlerts: event.target.checked })}
                />
                E-mail me when 80 % and 100 % of a quota are used, and three days before an API key expires
              </label>
              <ErrorAlert
                percent={errorAlertPercent}
                onChange={(percent) => change.mutate({ errorAlertPercent: percent })}
              />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

const percents = [5, 10, 25, 50, 75, 100];

interface ErrorAlertProps {
  readonly percent: number | null;
  readonly onChange: (percent: number | null) => void;
}

function ErrorAlert({ percent, onChange }: ErrorAlertProps) {
  const id = useId();
  const offered = percent === null || percents.includes(percent) ? percents : [...percents, percent];
  return (
    <div className="grid gap-1.5 text-sm">
      <label htmlFor={id}>E-mail me when requests fail</label>
      <Select
        id={id}
        look="small"
        aria-describedby={`${id}-hint`}
        value={percent ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        <option value="">Never</option>
        {offered.map((offer) => (
          <option key={offer} value={offer}>
            {offer} % of an hour&apos;s requests
          </option>
        ))}
      </Select>
      <p id={`${id}-hint`} className="text-ink-soft">
        Of at least 100 requests in an hour, and once in six hours at most.
      </p>
    </div>
  );
}

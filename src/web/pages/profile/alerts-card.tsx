import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
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
          const { quotaAlerts, placeAlerts, errorAlertPercent } = {
            ...loaded,
            ...(change.isPending && change.variables),
          };
          return (
            <div className="grid gap-4">
              <Checkbox isChecked={quotaAlerts} onChange={(isOn) => change.mutate({ quotaAlerts: isOn })}>
                E-mail me when 80 % and 100 % of a quota are used, and three days before an API key expires
              </Checkbox>
              <Checkbox isChecked={placeAlerts} onChange={(isOn) => change.mutate({ placeAlerts: isOn })}>
                E-mail me when an API key is used from a website or a network that is new after its first day. For this,
                the origins and networks (/16, IPv6: /32) that use your keys are stored
              </Checkbox>
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

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <label className="flex items-start gap-3 text-sm">
      <input
        type="checkbox"
        className="accent-accent mt-0.5 size-4"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
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

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
        {(loaded) => (
          <AlertFields preferences={{ ...loaded, ...(change.isPending && change.variables) }} change={change.mutate} />
        )}
      </Loaded>
    </Card>
  );
}

interface AlertFieldsProps {
  readonly preferences: UserPreferences;
  readonly change: (to: Partial<UserPreferences>) => void;
}

/** Each change is saved at once. */
function AlertFields({ preferences, change }: AlertFieldsProps) {
  const { quotaAlerts, quotaAlertPercent, placeAlerts, errorAlertPercent } = preferences;
  return (
    <div className="grid gap-4">
      <Checkbox isChecked={quotaAlerts} onChange={(isOn) => change({ quotaAlerts: isOn })}>
        E-mail me before and when a quota is used up, and three days before an API key expires
      </Checkbox>
      <PercentField
        label="First alert about a quota"
        unit=" of it used"
        percents={quotaPercents}
        percent={quotaAlertPercent}
        onChange={(percent) => percent !== null && change({ quotaAlertPercent: percent })}
      />
      <Checkbox isChecked={placeAlerts} onChange={(isOn) => change({ placeAlerts: isOn })}>
        E-mail me when an API key is used from a website or a network that is new after its first day. For this, the
        origins and networks (/16, IPv6: /32) that use your keys are stored
      </Checkbox>
      <PercentField
        label="E-mail me when requests fail"
        hint="Of at least 100 requests in an hour, and once in six hours at most."
        none="Never"
        unit=" of an hour's requests"
        percents={errorPercents}
        percent={errorAlertPercent}
        onChange={(percent) => change({ errorAlertPercent: percent })}
      />
    </div>
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

const quotaPercents = [50, 60, 70, 80, 90, 95];
const errorPercents = [5, 10, 25, 50, 75, 100];

interface PercentFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** How "no percentage" is offered; without it, there is always one. */
  readonly none?: string;
  /** What follows each percentage. */
  readonly unit?: string;
  readonly percents: readonly number[];
  readonly percent: number | null;
  readonly onChange: (percent: number | null) => void;
}

/** The percentages to choose from, and the current one if it was set by the API. */
function PercentField({ label, hint, none, unit = "", percents, percent, onChange }: PercentFieldProps) {
  const id = useId();
  const offered = percent === null || percents.includes(percent) ? percents : [...percents, percent];
  return (
    <div className="grid gap-1.5 text-sm">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        look="small"
        aria-describedby={hint && `${id}-hint`}
        value={percent ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        {none && <option value="">{none}</option>}
        {offered.map((offer) => (
          <option key={offer} value={offer}>
            {offer} %{unit}
          </option>
        ))}
      </Select>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

import { formatMoment } from "../format/time.js";
import { SelectField } from "./field.js";

const days = [30, 90, 365] as const;
const dayMs = 24 * 3_600_000;

interface ExpiryFieldProps {
  readonly value?: string | null;
  readonly hint?: string;
}

const changeable =
  "Requests with the key are refused from then on. You can change the time later, even when it has passed.";

/** When a key expires; a key that expires already may keep its time. */
export function ExpiryField({ value = null, hint = changeable }: ExpiryFieldProps) {
  return (
    <SelectField label="Expiry" name="expiresAt" defaultValue={value ?? ""} hint={hint}>
      {value !== null && <option value={value}>{formatMoment(value)}</option>}
      <option value="">Never</option>
      {days.map((count) => (
        <option key={count} value={count}>
          {count === 365 ? "In a year" : `In ${count} days`}
        </option>
      ))}
    </SelectField>
  );
}

/** The chosen time in the form of the API; undefined if it is unchanged. */
export function readExpiry(choice: string | undefined, value: string | null): string | null | undefined {
  if (choice === undefined || choice === (value ?? "")) return undefined;
  return choice === "" ? null : new Date(Date.now() + Number(choice) * dayMs).toISOString();
}

import { useKeys } from "../api/queries.js";
import { Select } from "./select.js";

interface KeyChoiceProps {
  /** A key's ID; empty: all keys. */
  readonly value: string;
  readonly onChange: (keyId: string) => void;
}

/** Filters by one of the user's keys. A link may name a key that was revoked. */
export function KeyChoice({ value, onChange }: KeyChoiceProps) {
  const { data } = useKeys();
  const isListed = value === "" || data?.keys.some(({ id }) => id === value);
  return (
    <Select look="small" aria-label="Key" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">All keys</option>
      {!isListed && <option value={value}>{data ? "Revoked key" : "One key"}</option>}
      {data?.keys.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

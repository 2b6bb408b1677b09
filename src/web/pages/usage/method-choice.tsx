import type { UsageRange } from "../../../http/api/api-types.js";
import { useUsage } from "../../api/queries.js";
import { Select } from "../../parts/select.js";

interface MethodChoiceProps {
  readonly range: UsageRange;
  readonly keyId: string;
  /** Empty: all methods. */
  readonly value: string;
  readonly onChange: (method: string) => void;
}

/** Filters by one of the methods that were called in the range. */
export function MethodChoice({ range, keyId, value, onChange }: MethodChoiceProps) {
  const { data } = useUsage(range, keyId);
  const names = (data?.methods ?? []).map(({ method }) => method).toSorted();
  const listed = value === "" || names.includes(value) ? names : [value, ...names];
  return (
    <Select look="small" aria-label="Method" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">All methods</option>
      {listed.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}

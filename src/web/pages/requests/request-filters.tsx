import { useUsage } from "../../api/queries.js";
import type { LogFilters } from "../../api/request-log.js";
import { KeyChoice } from "../../parts/key-choice.js";
import { Select } from "../../parts/select.js";
import { useParam } from "../../router/location.js";

/** By key, method, result and time. Methods and errors to choose from are those of the last seven days. */
export function RequestFilters({ filters }: { readonly filters: LogFilters }) {
  const { data: usage } = useUsage("7d", filters.key);
  const [key, changeKey] = useParam("key");
  const methods = (usage?.methods ?? []).map(({ method }) => ({ value: method, label: method }));
  const errors = (usage?.errors ?? []).map(({ code, name }) => ({ value: String(code), label: `${code} ${name}` }));
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:flex">
      <legend className="sr-only">Filters</legend>
      <Filter
        name="result"
        label="Result"
        options={[
          { value: "", label: "All results" },
          { value: "failed", label: "Failed" },
          { value: "0", label: "Successful" },
          ...errors,
        ]}
      />
      <Filter
        name="method"
        label="Method"
        options={[{ value: "", label: "All methods" }, ...methods.filter(({ value }) => value !== "unknown")]}
      />
      <KeyChoice value={key} onChange={changeKey} />
      <Filter
        name="since"
        label="Time"
        options={[
          { value: "", label: "Any time" },
          { value: "1h", label: "Last hour" },
          { value: "24h", label: "Last 24 hours" },
          { value: "7d", label: "Last 7 days" },
        ]}
      />
      <RequestIdFilter />
    </fieldset>
  );
}

/** Finds what a response's `x-request-id` or an error's `data.requestId` names. */
function RequestIdFilter() {
  const [value, change] = useParam("requestId");
  return (
    <input
      type="search"
      aria-label="Request ID"
      placeholder="Request ID"
      maxLength={64}
      value={value}
      onChange={(event) => change(event.target.value.trim())}
      className="border-line-strong/70 bg-surface col-span-2 h-10 min-w-0 rounded-lg border px-3 text-sm sm:w-48"
    />
  );
}

interface FilterProps {
  /** The parameter in the URL. */
  readonly name: keyof LogFilters;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Filter({ name, label, options }: FilterProps) {
  const [value, change] = useParam(name);
  const isListed = options.some((option) => option.value === value);
  return (
    <Select look="small" aria-label={label} value={value} onChange={(event) => change(event.target.value)}>
      {!isListed && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

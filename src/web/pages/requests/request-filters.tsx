import { useUsage } from "../../api/queries.js";
import type { LogFilters } from "../../api/request-log.js";
import { KeyChoice } from "../../parts/key-choice.js";
import { Select } from "../../parts/select.js";
import { useParam } from "../../router/location.js";

const times = [
  { value: "", label: "Any time" },
  { value: "1h", label: "Last hour" },
  { value: "24h", label: "Last 24 hours" },
  { value: "7d", label: "Last 7 days" },
];
const durations = [
  { value: "", label: "Any duration" },
  { value: "100", label: "100 ms or more" },
  { value: "1000", label: "1 s or more" },
  { value: "10000", label: "10 s or more" },
];

/** By key, method, result, time, duration, text and request ID. Methods and errors to choose from are those of the last seven days. */
export function RequestFilters({ filters }: { readonly filters: LogFilters }) {
  const { data: usage } = useUsage("7d", filters.key);
  const [key, changeKey] = useParam("key");
  const methods = (usage?.methods ?? []).map(({ method }) => ({ value: method, label: method }));
  const errors = (usage?.errors ?? []).map(({ code, name }) => ({ value: String(code), label: `${code} ${name}` }));
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
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
      <Filter name="since" label="Time" options={times} />
      <Filter name="minMs" label="Duration" options={durations} />
      <TextFilter name="text" label="Text of the error" maxLength={100} />
      {/* What a response's `x-request-id` or an error's `data.requestId` has. */}
      <TextFilter name="requestId" label="Request ID" maxLength={64} />
    </fieldset>
  );
}

interface TextFilterProps {
  /** The parameter in the URL. */
  readonly name: "text" | "requestId";
  readonly label: string;
  readonly maxLength: number;
}

function TextFilter({ name, label, maxLength }: TextFilterProps) {
  const [value, change] = useParam(name);
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={value}
      onChange={(event) => change(event.target.value.trimStart())}
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

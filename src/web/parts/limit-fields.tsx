import type { ApiKey, MethodLimit } from "../../http/api/api-types.js";
import { linesOf } from "./allow-list-facts.js";
import { Field, TextField } from "./field.js";

/** Names of the fields, as the API has them. */
export const limitNames = ["dailyRequests", "requestsPerSecond", "methodLimits"] as const;

type NumberName = Exclude<(typeof limitNames)[number], "methodLimits">;

/** A key's own limits; without one, for a new key. */
export function LimitFields({ apiKey }: { readonly apiKey?: Pick<ApiKey, (typeof limitNames)[number]> }) {
  return (
    <>
      <LimitField
        label="Requests per day"
        name="dailyRequests"
        value={apiKey?.dailyRequests}
        hint="At most your daily quota. Counts from when you set it; resets at 00:00 UTC."
      />
      <LimitField
        label="Requests per second"
        name="requestsPerSecond"
        value={apiKey?.requestsPerSecond}
        hint="With bursts of one second. Requests past it get HTTP 429 and are free."
      />
      <TextField
        label="Limits by method"
        name="methodLimits"
        isOptional
        rows={2}
        spellCheck={false}
        placeholder="eth_getLogs 5"
        hint="A method and its requests per second on each line. The other limits apply as well."
        defaultValue={(apiKey?.methodLimits ?? []).map(printMethodLimit).join("\n")}
      />
    </>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly name: NumberName;
  readonly value: number | null | undefined;
  readonly hint: string;
}

function LimitField({ value, ...rest }: LimitFieldProps) {
  return (
    <Field
      {...rest}
      isOptional
      inputMode="numeric"
      autoComplete="off"
      placeholder="No limit"
      maxLength={10}
      defaultValue={value ?? ""}
      className="tabular-nums"
    />
  );
}

/** The limits of a form, as the API takes them. Empty: no limit. What is no number is left to the server, which says what is wrong with it. */
export function readLimits(values: Readonly<Record<string, string>>) {
  return {
    dailyRequests: readLimit(values["dailyRequests"]),
    requestsPerSecond: readLimit(values["requestsPerSecond"]),
    methodLimits: linesOf(values["methodLimits"]).map(readMethodLimit),
  };
}

function readLimit(text = ""): number | string | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

function printMethodLimit({ method, requestsPerSecond }: MethodLimit): string {
  return `${method} ${requestsPerSecond}`;
}

function readMethodLimit(line: string) {
  const [method = "", ...rest] = line.split(/[\s:=]+/);
  return { method, requestsPerSecond: readLimit(rest.join(" ")) };
}

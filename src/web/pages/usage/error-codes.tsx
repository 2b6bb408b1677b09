import { errorMeanings } from "../../../../generated/error-meanings.js";
import type { ErrorName } from "../../../../generated/errors.js";
import type { Usage } from "../../../http/api/api-types.js";
import { formatNumber } from "../../format/number.js";
import { InlineCode } from "../../parts/inline-code.js";
import { TextLink } from "../../parts/text-link.js";

interface ErrorCodesProps {
  readonly errors: Usage["errors"];
  /** The key that the errors are of; empty: all keys. */
  readonly keyId: string;
}

/** Errors by code with their meaning; each leads to its requests in the request log. */
export function ErrorCodes({ errors, keyId }: ErrorCodesProps) {
  if (errors.length === 0) return <p className="text-ink-soft text-sm">No errors in this period.</p>;
  return (
    <ul className="divide-line grid divide-y text-sm">
      {errors.map(({ code, name, count }) => (
        <li key={code} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <TextLink to={`/requests?${new URLSearchParams({ result: String(code), ...(keyId && { key: keyId }) })}`}>
              {name}
            </TextLink>
            <code className="text-ink-soft font-mono text-[0.8125rem] tabular-nums">{code}</code>
          </p>
          <p className="text-right font-medium tabular-nums">
            {formatNumber(count)}
            <span className="sr-only"> times</span>
          </p>
          <p className="text-ink-soft col-span-2 max-w-prose">
            <InlineCode text={errorMeanings[name as ErrorName] ?? ""} />
          </p>
        </li>
      ))}
    </ul>
  );
}

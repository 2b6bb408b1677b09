import { useEffect, useRef } from "react";
import { CopyButton } from "../parts/copy-button.js";
import { Notice } from "../parts/notice.js";
import { explainError } from "./explain-error.js";
import { JsonView } from "./json-view.js";
import type { MethodFacts } from "./method-facts.js";
import type { QuotaLeft } from "./read-quota.js";
import type { RpcFailure, RpcOutcome } from "./send-request.js";
import type { Run } from "./use-run.js";

/** What came back for the last request, and what it cost. */
export function ResponseView({ run, facts }: { readonly run: Run; readonly facts: MethodFacts }) {
  const { outcome, failure, isRunning } = run;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome) section.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <section ref={section} aria-label="Response" aria-busy={isRunning} className={isRunning ? "opacity-60" : ""}>
      <p role="status" className="sr-only">
        {isRunning ? "Running" : outcome && (outcome.error ? `Error ${outcome.error.code}` : "The result is here")}
      </p>
      {failure && !isRunning && <Notice tone="danger">{failure.message}</Notice>}
      {outcome && !failure && <Outcome outcome={outcome} facts={facts} />}
    </section>
  );
}

function Outcome({ outcome, facts }: { readonly outcome: RpcOutcome; readonly facts: MethodFacts }) {
  const { status, durationMs, bytes, quotas, error, result, text } = outcome;
  const isResponse = error !== undefined || result !== undefined;
  const pretty = isResponse ? JSON.stringify(error ?? result, null, 2) : text;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold">{error ? "Error" : "Result"}</h3>
          <p className="text-ink-soft text-sm">
            HTTP {status} · {Math.round(durationMs).toLocaleString("en-US")} ms · {describeBytes(bytes)}
            {quotas.map((quota) => ` · ${describeQuota(quota)}`)}
          </p>
        </div>
        <CopyButton text={pretty} what={error ? "the error" : "the result"} />
      </div>
      {error && <Explanation error={error} />}
      {isResponse ? (
        <JsonView value={error ?? result} quantities={error ? {} : facts.quantities} />
      ) : (
        <Notice tone="danger">This is no JSON-RPC response: {text.slice(0, 300)}</Notice>
      )}
      {result === null && (
        <p className="text-ink-soft text-sm">
          On this network, nothing was found for these params. Fill in an example that exists.
        </p>
      )}
    </div>
  );
}

/** An error's code and message, and what it means here. */
export function Explanation({ error: { code, message } }: { readonly error: RpcFailure }) {
  const explanation = explainError(code);
  return (
    <Notice tone="danger">
      <p className="font-medium break-words">
        {code} {message}
      </p>
      {explanation && (
        <p className="mt-1">
          {explanation.meaning}{" "}
          <a href={explanation.href} className="text-accent underline underline-offset-4">
            About {explanation.name}
          </a>
        </p>
      )}
    </Notice>
  );
}

function describeBytes(bytes: number): string {
  return bytes < 1_024
    ? `${bytes} bytes`
    : `${(bytes / 1_024).toLocaleString("en-US", { maximumFractionDigits: 1 })} KiB`;
}

const periods = { day: "today", month: "this month", key: "today with this key" } as const;

function describeQuota({ name, left }: QuotaLeft): string {
  return `${left.toLocaleString("en-US")} requests left ${periods[name]}`;
}

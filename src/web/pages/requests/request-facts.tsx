import type { ReactNode } from "react";
import type { ApiKey, RequestLogEntry } from "../../../http/api/api-types.js";
import { formatBytes, formatMs } from "../../format/number.js";
import { formatSecond } from "../../format/time.js";
import { CopyButton } from "../../parts/copy-button.js";
import { origins, servers } from "../../parts/origins.js";
import { TextLink } from "../../parts/text-link.js";

interface RequestFactsProps {
  readonly entry: RequestLogEntry;
  /** Undefined for a revoked key, and while keys are being loaded. */
  readonly apiKey: ApiKey | undefined;
  readonly isRevoked: boolean;
}

/** What the log has of a request. */
export function RequestFacts({ entry, apiKey, isRevoked }: RequestFactsProps) {
  const { at, code, error, durationMs, network, origin, requestId, servedBy, requestBytes, resultBytes } = entry;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name="Result">{code === 0 ? "Success" : `${error} ${code}`}</Fact>
      <Fact name="Time">
        <time dateTime={at}>{formatSecond(at)}</time>
      </Fact>
      <Fact name="Duration">{formatMs(durationMs)}</Fact>
      <Fact name="From">{origins[origin]}</Fact>
      {servedBy && <Fact name="Served by">{servers[servedBy]}</Fact>}
      {requestBytes !== null && (
        <Fact name="Size">
          {formatBytes(requestBytes)} sent{resultBytes !== null && `, result of ${formatBytes(resultBytes)}`}
        </Fact>
      )}
      <Fact name="API key">
        {apiKey && <TextLink to={`/keys/${apiKey.id}`}>{apiKey.name}</TextLink>}
        {isRevoked && "Revoked key"}
        {(apiKey ?? isRevoked) && ", "}
        {network}
      </Fact>
      <Fact name="Request ID">
        {requestId === null ? (
          "Not stored"
        ) : (
          <span className="flex items-center gap-1">
            <code className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{requestId}</code>
            <CopyButton text={requestId} what="the request ID" />
          </span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-0.5 min-h-6 text-sm [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

import type { ApiKey, RequestLogEntry } from "../../../http/api/api-types.js";
import { Card } from "../../parts/card.js";
import { CodeBlock } from "../../parts/code-block.js";
import { HiddenKey } from "../../parts/hidden-key.js";
import { TextLink } from "../../parts/text-link.js";
import { printCurl } from "../../request-code/curl.js";

interface ParamsCardProps {
  readonly entry: RequestLogEntry;
  /** Undefined for a revoked key. */
  readonly apiKey: ApiKey | undefined;
}

/** The request with its params as a command, if they were logged; else how to have them logged. */
export function ParamsCard({ entry: { method, params }, apiKey }: ParamsCardProps) {
  if (params !== null) {
    const endpoint = apiKey?.isReadable ? apiKey.url : "$RPC_URL";
    return (
      <Card title="Parameters" hint="Kept for 24 hours.">
        <HiddenKey value={apiKey?.isReadable ? apiKey.text : ""}>
          <CodeBlock
            language="sh"
            code={printCurl({ endpoint, method, params: JSON.parse(params) as object })}
            what="the request as a curl command"
          />
        </HiddenKey>
      </Card>
    );
  }
  if (!apiKey || apiKey.logsParams) return null;
  return (
    <Card title="Parameters">
      <p className="text-ink-soft max-w-prose text-sm">
        They were not logged.{" "}
        <TextLink to={`/keys/${apiKey.id}?tab=settings`}>Log the parameters of this key’s requests</TextLink> for 24
        hours to see and repeat them.
      </p>
    </Card>
  );
}

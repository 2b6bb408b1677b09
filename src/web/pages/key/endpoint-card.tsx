import { useState } from "react";
import type { ApiKey } from "../../../http/api/api-types.js";
import { formatMoment } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { CopyButton } from "../../parts/copy-button.js";
import { useMasked } from "../../parts/hidden-key.js";
import { Notice } from "../../parts/notice.js";
import { socketUrlOf } from "../../request-code/socket-code.js";
import { RotateDialog } from "./rotate-dialog.js";

interface EndpointCardProps {
  readonly apiKey: ApiKey;
  /** Whether the page shows the API key. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The endpoint URL and the API key, and new ones when they may have leaked. */
export function EndpointCard({ apiKey, isShown, onShow }: EndpointCardProps) {
  const [isRotating, setIsRotating] = useState(false);
  const { previousExpiresAt, isReadable } = apiKey;
  return (
    <Card
      title="Endpoint"
      hint="Anyone with this URL can send requests in your name. Treat it like a password."
      aside={
        <div className="flex gap-3">
          {isReadable && (
            <Button aria-pressed={isShown} onClick={() => onShow(!isShown)}>
              {isShown ? "Hide key" : "Show key"}
            </Button>
          )}
          <Button onClick={() => setIsRotating(true)}>Rotate</Button>
        </div>
      }
    >
      {isReadable ? <Secrets apiKey={apiKey} /> : <Unreadable />}
      {previousExpiresAt && (
        <div className="mt-5">
          <Notice tone="info">
            This API key was rotated. The previous one works until <strong>{formatMoment(previousExpiresAt)}</strong>.
          </Notice>
        </div>
      )}
      {isRotating && <RotateDialog apiKey={apiKey} onClose={() => setIsRotating(false)} />}
    </Card>
  );
}

function Secrets({ apiKey }: Pick<EndpointCardProps, "apiKey">) {
  const { url, text } = apiKey;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-4 lg:grid-cols-2">
        <Secret label="Endpoint URL" what="the endpoint URL" value={url} isWide />
        <Secret label="WebSocket URL" what="the WebSocket URL" value={socketUrlOf(url)} />
        <Secret label="API key" what="the API key" value={text} />
      </dl>
      <div className="-ml-3">
        <CopyButton text={printEnvironment(apiKey)} what="as .env" hasLabel label="Copy as .env" />
      </div>
    </div>
  );
}

/** Lines of a .env file, with the network in the names so that an app can have both. */
function printEnvironment({ url, network }: ApiKey): string {
  const prefix = `ROOTSTOCK_${network.toUpperCase()}`;
  return `${prefix}_RPC_URL="${url}"\n${prefix}_WS_URL="${socketUrlOf(url)}"\n`;
}

function Unreadable() {
  return (
    <Notice tone="warning">
      This API key can't be shown, because the service can't decrypt its copy of it. Apps that use the key keep working.
      Rotate it to get a new key.
    </Notice>
  );
}

interface SecretProps {
  readonly label: string;
  readonly what: string;
  readonly value: string;
  readonly isWide?: boolean;
}

function Secret({ label, what, value, isWide = false }: SecretProps) {
  const shown = useMasked(value);
  return (
    <div className={`grid content-start gap-1.5 ${isWide ? "lg:col-span-2" : ""}`}>
      <dt className="text-sm font-medium">{label}</dt>
      <dd className="border-line bg-sunken flex items-center gap-2 rounded-lg border py-1 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 py-1.5 font-mono text-[0.8125rem] break-all">{shown}</code>
        <CopyButton text={value} what={what} />
      </dd>
    </div>
  );
}

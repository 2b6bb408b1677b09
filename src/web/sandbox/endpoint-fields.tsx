import type { NetworkLabel, ServiceFacts } from "../../http/api/api-types.js";
import { buttonClass } from "../parts/button.js";
import { Choice } from "../parts/choice.js";
import { SelectField } from "../parts/field.js";
import { Notice } from "../parts/notice.js";
import { maskKey } from "../request-code/mask-key.js";
import type { useEndpoint } from "./use-endpoint.js";

interface EndpointFieldsProps {
  readonly endpoint: ReturnType<typeof useEndpoint>;
  readonly networks: ServiceFacts["networks"];
  readonly onNetwork: (network: NetworkLabel) => void;
}

/** Where the request goes: the network, and one of the reader's keys. */
export function EndpointFields({ endpoint, networks, onNetwork }: EndpointFieldsProps) {
  const { network, keys, key, setKeyId } = endpoint;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {networks.length > 1 && (
        <Choice
          label="Network"
          options={networks.map((one) => ({ value: one.network, label: one.network }))}
          value={network}
          onChange={onNetwork}
        />
      )}
      {keys === null && <LogIn />}
      {keys?.length === 0 && (
        <Notice tone="info">
          You have no API key for {network}.{" "}
          <a href="/keys" className="text-accent underline underline-offset-4">
            Create one
          </a>
          , then reload this page.
        </Notice>
      )}
      {keys && keys.length > 0 && (
        <div className="w-full">
          <SelectField label="API key" name="key" value={key?.id} onChange={(event) => setKeyId(event.target.value)}>
            {keys.map(({ id, name, text }) => (
              <option key={id} value={id}>
                {name} ({maskKey(text, text)})
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}

function LogIn() {
  const { pathname, hash } = window.location;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft text-sm">Requests are sent with your own API key.</p>
      <a href={`/login?next=${encodeURIComponent(pathname + hash)}`} className={buttonClass("secondary")}>
        Log in to run
      </a>
    </div>
  );
}

import type { ApiKey } from "../../http/api/api-types.js";
import { BlockTagsField } from "./block-tags-field.js";
import { EstimatesField } from "./estimates-field.js";
import { ExpiryField } from "./expiry-field.js";
import { LogsParamsField } from "./logs-params-field.js";

/** How long a key works, what methods do for it, and what is logged; without one, for a new key. */
export function KeyOptionFields({
  apiKey,
}: {
  readonly apiKey?: Pick<ApiKey, "estimates" | "blockTags" | "expiresAt" | "logsParams">;
}) {
  return (
    <>
      <ExpiryField key={apiKey?.expiresAt} {...(apiKey && { value: apiKey.expiresAt })} />
      <EstimatesField {...(apiKey && { value: apiKey.estimates })} />
      <BlockTagsField {...(apiKey && { value: apiKey.blockTags })} />
      <LogsParamsField {...(apiKey && { value: apiKey.logsParams })} />
    </>
  );
}

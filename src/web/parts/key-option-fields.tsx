import type { ApiKey } from "../../http/api/api-types.js";
import { BlockTagsField } from "./block-tags-field.js";
import { EstimatesField } from "./estimates-field.js";
import { ExpiryField } from "./expiry-field.js";

/** How long a key works, and what methods do for it; without one, for a new key. */
export function KeyOptionFields({
  apiKey,
}: {
  readonly apiKey?: Pick<ApiKey, "estimates" | "blockTags" | "expiresAt">;
}) {
  return (
    <>
      <ExpiryField key={apiKey?.expiresAt} {...(apiKey && { value: apiKey.expiresAt })} />
      <EstimatesField {...(apiKey && { value: apiKey.estimates })} />
      <BlockTagsField {...(apiKey && { value: apiKey.blockTags })} />
    </>
  );
}

import type { ApiKey } from "../../http/api/api-types.js";
import { BlockTagsField } from "./block-tags-field.js";
import { EstimatesField } from "./estimates-field.js";

/** What methods do for a key; without one, for a new key. */
export function KeyOptionFields({ apiKey }: { readonly apiKey?: Pick<ApiKey, "estimates" | "blockTags"> }) {
  return (
    <>
      <EstimatesField {...(apiKey && { value: apiKey.estimates })} />
      <BlockTagsField {...(apiKey && { value: apiKey.blockTags })} />
    </>
  );
}

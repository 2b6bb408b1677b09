import { Fragment, type ReactNode } from "react";
import type { KeyOptions } from "../../http/api/api-types.js";
import type { AllowListFacts } from "./allow-list-facts.js";
import { BlockTagsField } from "./block-tags-field.js";
import { EstimatesField } from "./estimates-field.js";
import { ExpiryField, readExpiry } from "./expiry-field.js";
import type { limitNames } from "./limit-fields.js";
import { LogsParamsField, readLogsParams } from "./logs-params-field.js";

/** Allow-lists and limits have forms of their own. */
type OptionName = Exclude<keyof KeyOptions, "description" | AllowListFacts["member"] | (typeof limitNames)[number]>;

/** How an option is chosen, and its value as the API takes it; undefined if it is unchanged. Without a key, of a new one. */
interface OptionField {
  readonly show: (apiKey: KeyOptions | undefined) => ReactNode;
  readonly read: (text: string | undefined, apiKey: KeyOptions | undefined) => unknown;
}

const fields: Readonly<Record<OptionName, OptionField>> = {
  expiresAt: {
    show: (apiKey) => <ExpiryField key={apiKey?.expiresAt} {...(apiKey && { value: apiKey.expiresAt })} />,
    read: (text, apiKey) => readExpiry(text, apiKey?.expiresAt ?? null),
  },
  estimates: {
    show: (apiKey) => <EstimatesField {...(apiKey && { value: apiKey.estimates })} />,
    read: (text) => text,
  },
  blockTags: {
    show: (apiKey) => <BlockTagsField {...(apiKey && { value: apiKey.blockTags })} />,
    read: (text) => text,
  },
  logsParams: {
    show: (apiKey) => <LogsParamsField {...(apiKey && { value: apiKey.logsParams })} />,
    read: readLogsParams,
  },
};

/** Names of the fields, as the API has them. */
export const optionNames = Object.keys(fields) as readonly OptionName[];

/** How long a key works, what methods do for it, and what is logged. */
export function KeyOptionFields({ apiKey }: { readonly apiKey?: KeyOptions }) {
  return optionNames.map((name) => <Fragment key={name}>{fields[name].show(apiKey)}</Fragment>);
}

/** The options of a form, as the API takes them. */
export function readOptions(values: Readonly<Record<string, string>>, apiKey?: KeyOptions): object {
  return Object.fromEntries(optionNames.map((name) => [name, fields[name].read(values[name], apiKey)]));
}

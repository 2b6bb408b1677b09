import { z } from "zod";
import { methods } from "../../../generated/methods.js";
import { normaliseNetwork } from "../../accounts/ip-allow-list.js";
import type { KeyOptions } from "../../accounts/key-options.js";
import { blockTagsChoices } from "../../config/block-tags.js";
import { estimatesChoices } from "../../config/estimates.js";
import { maxKeyDailyRequests, maxKeyLifeMs, maxKeyRequestsPerSecond } from "../../config/key-limits.js";
import { lineOf, utcTime } from "./text-schemas.js";

/** Of an option: what bodies take, with what is wrong in words, and what the API returns. */
interface OptionSchemas<Value> {
  readonly taken: z.ZodType<Value>;
  readonly returned: z.ZodType<Value>;
}

const maxListed = 100;

/** A time to come, within five years; null for never. */
export const expiresAt = z.iso
  .datetime({ error: "Must be a time as 2027-01-31T12:00:00Z" })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => Date.parse(text) > Date.now(), "Must be a time to come")
  .refine((text) => Date.parse(text) < Date.now() + maxKeyLifeMs, "Must be within five years")
  .nullable();

const origin = z
  .string()
  .max(253)
  .transform((text) => (URL.canParse(text) ? new URL(text) : undefined))
  .refine((url) => url !== undefined && isOrigin(url), "Must be an origin, such as https://app.example.org")
  .transform((url) => (url as URL).origin);

const ipAddress = z
  .string()
  .max(64)
  .transform((text) => normaliseNetwork(text.trim()))
  .refine((text) => text !== undefined, "Must be an IP address or a network, such as 203.0.113.7 or 203.0.113.0/24")
  .transform(String);

const contract = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "Must be an address: 0x and 40 hex digits")
  .toLowerCase();

const method = z.enum(Object.keys(methods), "Must be a method of the service");

const methodLimits = z
  .array(z.strictObject({ method, requestsPerSecond: wholeUpTo(maxKeyRequestsPerSecond) }))
  .max(maxListed, `Must have at most ${maxListed} entries`)
  .refine(
    (entries) => new Set(entries.map((entry) => entry.method)).size === entries.length,
    "Must name a method once",
  );

export const keyOptionSchemas: { readonly [Name in keyof KeyOptions]: OptionSchemas<KeyOptions[Name]> } = {
  description: { taken: lineOf(280).nullable(), returned: z.string().nullable() },
  allowedOrigins: listOf(origin, "browser origins"),
  allowedMethods: listOf(method, "methods"),
  allowedContracts: listOf(contract, "contract addresses, in lower case"),
  allowedIpAddresses: listOf(ipAddress, "IP addresses and networks (CIDR) of clients"),
  estimates: choiceOf(estimatesChoices),
  blockTags: choiceOf(blockTagsChoices),
  logsParams: {
    taken: z.boolean("Must be true or false"),
    returned: z.boolean().describe("Whether the request log has params of its requests, for 24 hours"),
  },
  expiresAt: { taken: expiresAt, returned: utcTime.nullable() },
  dailyRequests: { taken: wholeUpTo(maxKeyDailyRequests).nullable(), returned: z.int().min(1).nullable() },
  requestsPerSecond: { taken: wholeUpTo(maxKeyRequestsPerSecond).nullable(), returned: z.int().min(1).nullable() },
  methodLimits: {
    taken: methodLimits,
    returned: z.array(z.object({ method: z.string(), requestsPerSecond: z.int().min(1) })),
  },
};

/** A list without duplicates. */
function listOf(entry: z.ZodType<string>, what: string): OptionSchemas<readonly string[]> {
  const taken = z
    .array(entry)
    .max(maxListed, `Must have at most ${maxListed} entries`)
    .transform((entries) => [...new Set(entries)]);
  return { taken, returned: z.array(z.string()).describe(`Allowed ${what}; empty: all`) };
}

function choiceOf<Choice extends string>(choices: readonly Choice[]): OptionSchemas<Choice> {
  return { taken: z.enum(choices, `Must be ${choices.join(" or ")}`), returned: z.enum(choices) };
}

function wholeUpTo(max: number) {
  return z.int("Must be a whole number").min(1, "Must be at least 1").max(max, `Must be at most ${max}`);
}

function isOrigin(url: URL): boolean {
  return url.origin !== "null" && url.href === `${url.origin}/`;
}

import { z } from "zod";
import { methods } from "../../../generated/methods.js";
import { normaliseNetwork } from "../../accounts/ip-allow-list.js";
import { blockTagsChoices } from "../../config/block-tags.js";
import { estimatesChoices } from "../../config/estimates.js";
import { maxKeyDailyRequests, maxKeyLifeMs, maxKeyRequestsPerSecond } from "../../config/key-limits.js";
import { networkLabels } from "../../config/network-table.js";
import type { ChangeApiKey, CreateApiKey } from "./api-types.js";
import { lineOf, name } from "./text-schemas.js";

const description = lineOf(280).nullable();

const blockTags = z.enum(blockTagsChoices, `Must be ${blockTagsChoices.join(" or ")}`);
const estimates = z.enum(estimatesChoices, `Must be ${estimatesChoices.join(" or ")}`);

/** A time to come, within five years; null for never. */
export const expiresAt = z.iso
  .datetime({ error: "Must be a time as 2027-01-31T12:00:00Z" })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => Date.parse(text) > Date.now(), "Must be a time to come")
  .refine((text) => Date.parse(text) < Date.now() + maxKeyLifeMs, "Must be within five years")
  .nullable();

const maxListed = 100;

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

const method = z.enum(Object.keys(methods), "Must be a method of the service");

const options = {
  description: description.optional(),
  allowedOrigins: listOf(origin).optional(),
  allowedMethods: listOf(method).optional(),
  allowedContracts: listOf(
    z
      .string()
      .regex(/^0x[0-9a-fA-F]{40}$/, "Must be an address: 0x and 40 hex digits")
      .toLowerCase(),
  ).optional(),
  allowedIpAddresses: listOf(ipAddress).optional(),
  estimates: estimates.optional(),
  blockTags: blockTags.optional(),
  logsParams: z.boolean("Must be true or false").optional(),
  expiresAt: expiresAt.optional(),
  dailyRequests: limitUpTo(maxKeyDailyRequests).nullable().optional(),
  requestsPerSecond: limitUpTo(maxKeyRequestsPerSecond).nullable().optional(),
  methodLimits: z
    .array(z.strictObject({ method, requestsPerSecond: limitUpTo(maxKeyRequestsPerSecond) }))
    .max(maxListed, `Must have at most ${maxListed} entries`)
    .refine(
      (entries) => new Set(entries.map((entry) => entry.method)).size === entries.length,
      "Must name a method once",
    )
    .optional(),
};

/** Body of `POST /api/keys`. */
export const createBody: z.ZodType<CreateApiKey> = z.strictObject({
  ...options,
  name,
  network: z.enum(networkLabels, `Must be ${networkLabels.join(" or ")}`),
});

/** Body of `PATCH /api/keys/:id`. */
export const changeBody: z.ZodType<ChangeApiKey> = z.strictObject({ ...options, name: name.optional() });

/** A list without duplicates. */
function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .max(maxListed, `Must have at most ${maxListed} entries`)
    .transform((entries) => [...new Set(entries)]);
}

function limitUpTo(max: number) {
  return z.int("Must be a whole number").min(1, "Must be at least 1").max(max, `Must be at most ${max}`);
}

function isOrigin(url: URL): boolean {
  return url.origin !== "null" && url.href === `${url.origin}/`;
}

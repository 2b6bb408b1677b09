import { z } from "zod";
import { limits } from "../../../generated/limits.js";
import { methods } from "../../../generated/methods.js";
import type { Key } from "../../accounts/key-row.js";
import { KeyLimitError, type Keys } from "../../accounts/keys.js";
import { sourceOf } from "../../accounts/protection/request-source.js";
import { estimatesChoices } from "../../config/estimates.js";
import { type NetworkName, networks } from "../../config/networks.js";
import { ApiError, notFound } from "./api-error.js";
import type { ApiKey, ApiKeyList, ChangeApiKey, CreateApiKey } from "./api-types.js";
import { networkOf } from "./network-label.js";
import { type AnyRoute, defineRoute } from "./route.js";
import { lineOf, name } from "./text-schemas.js";

const description = lineOf(280).nullable();

const estimates = z.enum(estimatesChoices, `Must be ${estimatesChoices.join(" or ")}`);

const createBody: z.ZodType<CreateApiKey> = z.strictObject({
  name,
  network: z.enum(["Testnet", "Mainnet"], "Must be Testnet or Mainnet"),
  description: description.optional(),
  estimates: estimates.optional(),
});

const maxListed = 100;

const origin = z
  .string()
  .max(253)
  .transform((text) => (URL.canParse(text) ? new URL(text) : undefined))
  .refine((url) => url !== undefined && isOrigin(url), "Must be an origin, such as https://app.example.org")
  .transform((url) => (url as URL).origin);

const changeBody: z.ZodType<ChangeApiKey> = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  allowedOrigins: listOf(origin).optional(),
  allowedMethods: listOf(
    z.string().refine((text) => Object.hasOwn(methods, text), "Must be a method of the service"),
  ).optional(),
  allowedContracts: listOf(
    z
      .string()
      .regex(/^0x[0-9a-fA-F]{40}$/, "Must be an address: 0x and 40 hex digits")
      .toLowerCase(),
  ).optional(),
  estimates: estimates.optional(),
});

export interface KeyRoutesParts {
  readonly keys: Keys;
  /** The base URL of each network. */
  readonly baseUrls: Readonly<Partial<Record<NetworkName, string>>>;
}

/** A user's API keys. */
export function keyRoutesOf(parts: KeyRoutesParts): AnyRoute[] {
  return [...listRoutesOf(parts), ...singleKeyRoutesOf(parts)];
}

function listRoutesOf({ keys, baseUrls }: KeyRoutesParts): AnyRoute[] {
  const show = (key: Key): ApiKey => showKey(key, baseUrls);
  return [
    defineRoute({
      verb: "GET",
      path: "/keys",
      access: "user",
      async handle({ session }): Promise<ApiKeyList> {
        return { keys: (await keys.list(session.user.id)).map(show), limit: limits.keysPerUser };
      },
    }),
    defineRoute<"user", CreateApiKey>({
      verb: "POST",
      path: "/keys",
      access: "user",
      body: createBody,
      status: 201,
      async handle({ session, body, headers }) {
        const network = networkOf(body.network);
        if (baseUrls[network] === undefined)
          throw new ApiError("invalid", "This service does not serve this network", { field: "network" });
        const key = { ...body, userId: session.user.id, network };
        return show(await keys.create(key, sourceOf(headers)).catch(asLimit));
      },
    }),
  ];
}

function singleKeyRoutesOf({ keys, baseUrls }: KeyRoutesParts): AnyRoute[] {
  const showFound = (key: Key | undefined): ApiKey => {
    if (!key) throw notFound();
    return showKey(key, baseUrls);
  };
  return [
    defineRoute({
      verb: "GET",
      path: "/keys/:id",
      access: "user",
      handle: async ({ session, id }) => showFound(await keys.find(session.user.id, id)),
    }),
    defineRoute<"user", ChangeApiKey>({
      verb: "PATCH",
      path: "/keys/:id",
      access: "user",
      body: changeBody,
      handle: async ({ session, id, body }) => showFound(await keys.change(session.user.id, id, body)),
    }),
    defineRoute({
      verb: "POST",
      path: "/keys/:id/rotate",
      access: "user",
      handle: async ({ session, id, headers }) => showFound(await keys.rotate(session.user.id, id, sourceOf(headers))),
    }),
    defineRoute({
      verb: "DELETE",
      path: "/keys/:id",
      access: "user",
      status: 204,
      async handle({ session, id, headers }) {
        if (!(await keys.revoke(session.user.id, id, sourceOf(headers)))) throw notFound();
      },
    }),
  ];
}

/** A key as its owner sees it. */
export function showKey({ userId: _userId, network, ...key }: Key, baseUrls: KeyRoutesParts["baseUrls"]): ApiKey {
  return { ...key, network: networks[network].label, url: `${baseUrls[network] ?? ""}/${key.text}` };
}

function asLimit(error: unknown): never {
  if (error instanceof KeyLimitError)
    throw new ApiError("key_limit", `You've reached the limit of ${limits.keysPerUser} API keys: revoke one first`);
  throw error;
}

/** A list without duplicates. */
function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .max(maxListed, `Must have at most ${maxListed} entries`)
    .transform((entries) => [...new Set(entries)]);
}

function isOrigin(url: URL): boolean {
  return url.origin !== "null" && url.href === `${url.origin}/`;
}

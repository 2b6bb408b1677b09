import { limits } from "../../../generated/limits.js";
import type { Key } from "../../accounts/key-row.js";
import { hideKeyTexts } from "../../accounts/key-text.js";
import { KeyLimitError, type Keys } from "../../accounts/keys.js";
import { sourceOf } from "../../accounts/protection/request-source.js";
import type { NetworkName } from "../../config/network-table.js";
import { networkOf } from "../../config/network-table.js";
import { networks } from "../../config/networks.js";
import type { QuotaUse } from "../../limits/quota.js";
import type { UsageHistory } from "../../usage/history/usage-history.js";
import type { Throttles } from "../throttles.js";
import { ApiError, notFound } from "./api-error.js";
import type { ApiKey, ApiKeyList, ChangeApiKey, CreateApiKey } from "./api-types.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { changeBody, createBody } from "./key-bodies.js";
import { apiKey, apiKeyList } from "./result-schemas.js";
import { type AnyRoute, defineRoute, type RouteRequest } from "./route.js";

export interface KeyRoutesParts {
  readonly keys: Keys;
  /** The base URL of each network. */
  readonly baseUrls: Readonly<Partial<Record<NetworkName, string>>>;
  readonly history: UsageHistory;
  readonly throttles: Throttles;
}

/** Counted by all processes together. */
function countChange({ throttles }: KeyRoutesParts, { session, ip }: KeyRequest): Promise<void> {
  return enforceThrottle(throttles, "keyChange", { ip, account: session.user.id });
}

type KeyRequest = Pick<RouteRequest<"user", never, never>, "session" | "ip">;

/** A user's API keys. */
export function keyRoutesOf(parts: KeyRoutesParts): AnyRoute[] {
  return [...listRoutesOf(parts), ...singleKeyRoutesOf(parts), ...changeRoutesOf(parts)];
}

function listRoutesOf({ keys, baseUrls, history }: KeyRoutesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "GET",
      path: "/keys",
      access: "user",
      management: { scope: "keys:read", operationId: "listKeys", summary: "List API keys", result: apiKeyList },
      async handle({ session, showsSecrets }): Promise<ApiKeyList> {
        const list = await keys.list(session.user.id);
        return { keys: list.map((key) => showKey(key, baseUrls, showsSecrets)), limit: limits.keysPerUser };
      },
    }),
    defineRoute<"user", CreateApiKey>({
      verb: "POST",
      path: "/keys",
      access: "user",
      body: createBody,
      status: 201,
      management: { scope: "keys:write", operationId: "createKey", summary: "Create an API key", result: apiKey },
      async handle({ session, body, headers }) {
        const network = networkOf(body.network);
        if (baseUrls[network] === undefined)
          throw new ApiError("invalid", "This service does not serve this network", { field: "network" });
        if (body.dailyRequests) checkDailyLimit(body.dailyRequests, await history.today(session.user.id));
        const key = { ...body, userId: session.user.id, network };
        return showKey(await keys.create(key, sourceOf(headers)).catch(asLimit), baseUrls);
      },
    }),
  ];
}

function showFound(key: Key | undefined, { baseUrls }: KeyRoutesParts, showsSecrets = true): ApiKey {
  if (!key) throw notFound();
  return showKey(key, baseUrls, showsSecrets);
}

function singleKeyRoutesOf(parts: KeyRoutesParts): AnyRoute[] {
  const { keys } = parts;
  return [
    defineRoute({
      verb: "GET",
      path: "/keys/:id",
      access: "user",
      management: { scope: "keys:read", operationId: "getKey", summary: "Get an API key", result: apiKey },
      handle: async ({ session, id, showsSecrets }) =>
        showFound(await keys.find(session.user.id, id), parts, showsSecrets),
    }),
    defineRoute({
      verb: "DELETE",
      path: "/keys/:id",
      access: "user",
      status: 204,
      management: { scope: "keys:write", operationId: "revokeKey", summary: "Revoke an API key" },
      async handle({ session, id, headers }) {
        if (!(await keys.revoke(session.user.id, id, sourceOf(headers)))) throw notFound();
      },
    }),
  ];
}

/** What all processes have to read again: bounded per user. */
function changeRoutesOf(parts: KeyRoutesParts): AnyRoute[] {
  const { keys, history } = parts;
  return [
    defineRoute<"user", ChangeApiKey>({
      verb: "PATCH",
      path: "/keys/:id",
      access: "user",
      body: changeBody,
      management: { scope: "keys:write", operationId: "changeKey", summary: "Change an API key", result: apiKey },
      async handle(request) {
        const { session, id, body } = request;
        if (body.dailyRequests) checkDailyLimit(body.dailyRequests, await history.today(session.user.id));
        await countChange(parts, request);
        return showFound(await keys.change(session.user.id, id, body), parts, request.showsSecrets);
      },
    }),
    defineRoute({
      verb: "POST",
      path: "/keys/:id/rotate",
      access: "user",
      management: {
        scope: "keys:write",
        operationId: "rotateKey",
        summary: "Replace a key's text; the previous one works for a while",
        result: apiKey,
      },
      async handle(request) {
        const { session, id, headers } = request;
        await countChange(parts, request);
        return showFound(await keys.rotate(session.user.id, id, sourceOf(headers)), parts);
      },
    }),
  ];
}

/** A key as its owner sees it; without its secret, only the last four characters of it. */
export function showKey(
  { userId: _userId, network, text, ...key }: Key,
  baseUrls: KeyRoutesParts["baseUrls"],
  showsSecrets = true,
): ApiKey {
  const shown = text === null || showsSecrets ? (text ?? "") : `${hideKeyTexts(text)}${text.slice(-4)}`;
  const url = shown === "" ? "" : `${baseUrls[network] ?? ""}/${shown}`;
  return { ...key, network: networks[network].label, isReadable: text !== null && showsSecrets, text: shown, url };
}

/** A limit above the quota would never apply. */
function checkDailyLimit(dailyRequests: number, { limit }: QuotaUse): void {
  if (dailyRequests <= limit) return;
  throw new ApiError("invalid", `Must be at most ${limit}, your daily quota`, { field: "dailyRequests" });
}

function asLimit(error: unknown): never {
  if (error instanceof KeyLimitError)
    throw new ApiError("key_limit", `You've reached the limit of ${limits.keysPerUser} API keys: revoke one first`);
  throw error;
}

import { limits } from "../../../generated/limits.js";
import type { Key } from "../../accounts/key-row.js";
import { KeyLimitError, type Keys } from "../../accounts/keys.js";
import { sourceOf } from "../../accounts/protection/request-source.js";
import { type NetworkName, networks } from "../../config/networks.js";
import type { UsageHistory } from "../../limits/history/usage-history.js";
import type { QuotaUse } from "../../limits/quota.js";
import type { Throttles } from "../throttles.js";
import { ApiError, notFound } from "./api-error.js";
import type { ApiKey, ApiKeyList, ChangeApiKey, CreateApiKey } from "./api-types.js";
import { enforceThrottle } from "./enforce-throttle.js";
import { changeBody, createBody } from "./key-bodies.js";
import { networkOf } from "./network-label.js";
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
        if (body.dailyRequests) checkDailyLimit(body.dailyRequests, await history.today(session.user.id));
        const key = { ...body, userId: session.user.id, network };
        return show(await keys.create(key, sourceOf(headers)).catch(asLimit));
      },
    }),
  ];
}

function showFound(key: Key | undefined, { baseUrls }: KeyRoutesParts): ApiKey {
  if (!key) throw notFound();
  return showKey(key, baseUrls);
}

function singleKeyRoutesOf(parts: KeyRoutesParts): AnyRoute[] {
  const { keys } = parts;
  return [
    defineRoute({
      verb: "GET",
      path: "/keys/:id",
      access: "user",
      handle: async ({ session, id }) => showFound(await keys.find(session.user.id, id), parts),
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

/** What all processes have to read again: bounded per user. */
function changeRoutesOf(parts: KeyRoutesParts): AnyRoute[] {
  const { keys, history } = parts;
  return [
    defineRoute<"user", ChangeApiKey>({
      verb: "PATCH",
      path: "/keys/:id",
      access: "user",
      body: changeBody,
      async handle(request) {
        const { session, id, body } = request;
        if (body.dailyRequests) checkDailyLimit(body.dailyRequests, await history.today(session.user.id));
        await countChange(parts, request);
        return showFound(await keys.change(session.user.id, id, body), parts);
      },
    }),
    defineRoute({
      verb: "POST",
      path: "/keys/:id/rotate",
      access: "user",
      async handle(request) {
        const { session, id, headers } = request;
        await countChange(parts, request);
        return showFound(await keys.rotate(session.user.id, id, sourceOf(headers)), parts);
      },
    }),
  ];
}

/** A key as its owner sees it. */
export function showKey({ userId: _userId, network, text, ...key }: Key, baseUrls: KeyRoutesParts["baseUrls"]): ApiKey {
  const secret =
    text === null
      ? { isReadable: false, text: "", url: "" }
      : { isReadable: true, text, url: `${baseUrls[network] ?? ""}/${text}` };
  return { ...key, network: networks[network].label, ...secret };
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

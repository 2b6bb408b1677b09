import { blockTagsChoices } from "../../config/block-tags.js";
import { estimatesChoices } from "../../config/estimates.js";
import { maxKeyDailyRequests, maxKeyLifeMs, maxKeyRequestsPerSecond } from "../../config/key-limits.js";
import { networkNames } from "../../config/network-table.js";
import { baseUrlsOf } from "../../config/public-urls.js";
import { defineCommand, UsageError } from "../command.js";
import { withStore } from "../with-store.js";
import { userArgument, withUser } from "../with-user.js";

export const keysCreate = defineCommand({
  name: "keys create",
  summary: "Create an API key for a user, and print its endpoint URL",
  arguments: { user: userArgument },
  options: {
    network: { summary: "The key's network", choices: networkNames, isRequired: true },
    name: { summary: "The key's name", value: "NAME", isRequired: true },
  },
  async run({ arguments: { user: idOrEmail }, options: { network, name }, settings, print }) {
    const read = await settings();
    const baseUrl = baseUrlsOf(read)[network];
    if (baseUrl === undefined) throw new Error(`this service does not serve ${network}: see NETWORKS`);
    const { createKeyFor } = await import("../../accounts/operator-keys.js");
    const { openOperator } = await import("../../accounts/open-operator.js");
    const { id, text } = await withUser(read, idOrEmail, async ({ db, user }) =>
      createKeyFor(await openOperator(read, db), { userId: user.id, network, name: name.slice(0, maxNameLength) }),
    );
    const url = `${baseUrl}/${text}`;
    print({ id, network, name, text, url }, `The API key ${id} has the endpoint URL ${url}\n`);
  },
});

/** As in the dashboard. */
const maxNameLength = 64;

export const keysSetEstimates = defineCommand({
  name: "keys set-estimates",
  summary: "Choose what eth_estimateGas returns for a transaction that would fail",
  details:
    "specified: an estimate. strict: an error, as on Ethereum nodes. A running service applies the change within a second.",
  arguments: {
    id: { summary: "The API key's ID, from keys list" },
    estimates: { summary: "specified or strict", choices: estimatesChoices },
  },
  async run({ arguments: { id, estimates }, settings, print }) {
    const { changeAnyKey } = await import("../../accounts/operator-keys.js");
    await withStore(await settings(), (db) => changeAnyKey(db, id, { estimates }));
    print({ id, estimates }, `Estimates of API key ${id} are now ${estimates}.\n`);
  },
});

export const keysSetBlockTags = defineCommand({
  name: "keys set-block-tags",
  summary: "Choose the block tags that an API key may use",
  details:
    "specified: latest, earliest and pending. ethereum: also safe and finalized, for tools that need them. A running service applies the change within a second.",
  arguments: {
    id: { summary: "The API key's ID, from keys list" },
    tags: { summary: "specified or ethereum", choices: blockTagsChoices },
  },
  async run({ arguments: { id, tags: blockTags }, settings, print }) {
    const { changeAnyKey } = await import("../../accounts/operator-keys.js");
    await withStore(await settings(), (db) => changeAnyKey(db, id, { blockTags }));
    print({ id, blockTags }, `Block tags of API key ${id} are now ${blockTags}.\n`);
  },
});

export const keysSetLimits = defineCommand({
  name: "keys set-limits",
  summary: "Limit an API key's requests per day and per second",
  details: "The user's quota applies as well. A running service applies the change within a second.",
  arguments: { id: { summary: "The API key's ID, from keys list" } },
  options: {
    daily: { summary: "Requests per UTC day, or none", value: "N" },
    "per-second": { summary: "Requests per second and process, or none", value: "N" },
  },
  async run({ arguments: { id }, options, settings, print }) {
    const { daily, "per-second": perSecond } = options;
    if (daily === undefined && perSecond === undefined)
      throw new UsageError("keys set-limits needs --daily or --per-second");
    const limits = {
      dailyRequests: readLimit("daily", daily, maxKeyDailyRequests),
      requestsPerSecond: readLimit("per-second", perSecond, maxKeyRequestsPerSecond),
    };
    const { changeAnyKey } = await import("../../accounts/operator-keys.js");
    await withStore(await settings(), (db) => changeAnyKey(db, id, limits));
    print({ id, ...limits }, `The limits of API key ${id} are set.\n`);
  },
});

function readLimit(name: string, given: string | undefined, max: number): number | null | undefined {
  if (given === undefined) return undefined;
  if (given === "none") return null;
  const limit = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > max) throw new UsageError(`--${name} must be a whole number from 1 to ${max}, or none`);
  return limit;
}

export const keysSetExpiry = defineCommand({
  name: "keys set-expiry",
  summary: "Choose when an API key expires",
  details: "Within five years, or never. A running service applies the change within a second.",
  arguments: {
    id: { summary: "The API key's ID, from keys list" },
    time: { summary: "A time such as 2027-01-31T12:00:00Z, or never" },
  },
  async run({ arguments: { id, time }, settings, print }) {
    const expiresAt = readExpiry(time, Date.now());
    const { changeAnyKey } = await import("../../accounts/operator-keys.js");
    await withStore(await settings(), (db) => changeAnyKey(db, id, { expiresAt }));
    print({ id, expiresAt }, `API key ${id} ${expiresAt === null ? "never expires" : `expires at ${expiresAt}`}.\n`);
  },
});

function readExpiry(given: string, nowMs: number): string | null {
  if (given === "never") return null;
  const atMs = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(given) ? Date.parse(given) : Number.NaN;
  if (!(atMs > nowMs && atMs < nowMs + maxKeyLifeMs))
    throw new UsageError("<time> must be never, or a time within five years, such as 2027-01-31T12:00:00Z");
  return new Date(atMs).toISOString();
}

export const keysRevoke = defineCommand({
  name: "keys revoke",
  summary: "Revoke an API key permanently",
  details: "A running service applies the change within a second and sends the owner an e-mail.",
  arguments: { id: { summary: "The API key's ID, from keys list" } },
  async run({ arguments: { id }, settings, print }) {
    const { revokeAnyKey } = await import("../../accounts/operator-keys.js");
    const read = await settings();
    const { openOperator } = await import("../../accounts/open-operator.js");
    if (!(await withStore(read, async (db) => revokeAnyKey(await openOperator(read, db), id))))
      throw new Error(`there is no active API key ${id}`);
    print({ id, revoked: true }, `The API key ${id} is revoked.\n`);
  },
});

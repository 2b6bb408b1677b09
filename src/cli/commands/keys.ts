import { estimatesChoices } from "../../config/estimates.js";
import { maxKeyDailyRequests, maxKeyRequestsPerSecond } from "../../config/key-limits.js";
import { defineCommand, UsageError } from "../command.js";
import { withStore } from "../with-store.js";

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

export const keysRevoke = defineCommand({
  name: "keys revoke",
  summary: "Revoke an API key permanently",
  details: "A running service applies the change within a second and sends the owner a mail.",
  arguments: { id: { summary: "The API key's ID, from keys list" } },
  async run({ arguments: { id }, settings, print }) {
    const { revokeAnyKey } = await import("../../accounts/operator-keys.js");
    const read = await settings();
    if (!(await withStore(read, (db) => revokeAnyKey(db, read, id))))
      throw new Error(`there is no active API key ${id}`);
    print({ id, revoked: true }, `The API key ${id} is revoked.\n`);
  },
});

import type { OperatorKey } from "../../accounts/list-keys.js";
import { networkNames } from "../../config/network-table.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { openKeyList } from "../open-key-list.js";
import { pageOptions, printPages } from "../print-pages.js";
import { withUsers } from "../with-user.js";

export const keysList = defineCommand({
  name: "keys list",
  summary: "List API keys without their secrets, newest first",
  details: "With --json one key per line.",
  options: {
    ...pageOptions,
    user: { summary: "Only this user's, by ID or e-mail", value: "USER" },
    network: { summary: "Only keys of this network", choices: networkNames },
    status: { summary: "active by default", choices: ["active", "revoked", "all"] },
  },
  async run(context) {
    const { user: idOrEmail, network, status = "active", limit, after: afterId } = context.options;
    const settings = await context.settings();
    await withUsers(settings, async (users, db) => {
      const { read, find } = await openKeyList(settings, db);
      const user = idOrEmail === undefined ? undefined : await users.find(idOrEmail);
      if (idOrEmail !== undefined && !user) throw new Error(`there is no user ${idOrEmail}`);
      const after = afterId === undefined ? undefined : await find(afterId);
      if (afterId !== undefined && !after) throw new Error(`there is no API key ${afterId}`);
      const filter = { userId: user?.id, network, status };
      await printPages<OperatorKey>(context, {
        limit,
        after,
        read: (page) => read({ ...page, ...filter }),
        toText: formatKeys,
      });
    });
  },
});

/** A table of keys. */
export function formatKeys(keys: readonly OperatorKey[]): string {
  const headings = [
    "ID",
    "USER",
    "NAME",
    "NETWORK",
    "CREATED",
    "LAST USED",
    "ESTIMATES",
    "BLOCK TAGS",
    "REQUESTS/DAY",
    "REQUESTS/SECOND",
    "STATE",
  ];
  const rows = keys.map((key) => [
    key.id,
    key.email,
    key.name,
    key.network,
    key.createdAt,
    key.lastUsedAt ?? "never",
    key.estimates,
    key.blockTags,
    key.dailyRequests,
    key.requestsPerSecond,
    stateOf(key),
  ]);
  return formatTable(headings, rows);
}

function stateOf({ revokedAt, expiresAt, isReadable }: OperatorKey): string {
  if (revokedAt !== null) return `revoked ${revokedAt}`;
  if (expiresAt !== null) return `${Date.parse(expiresAt) > Date.now() ? "expires" : "expired"} ${expiresAt}`;
  return isReadable === false ? "active, can't be decrypted" : "active";
}

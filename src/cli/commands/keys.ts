import { announceKeyChange } from "../../accounts/key-changes.js";
import { listAllKeys, revokeAnyKey } from "../../accounts/operator-keys.js";
import type { Command } from "../command.js";
import { formatTable } from "../format-table.js";
import { withStore } from "../with-store.js";

export const keysList: Command = {
  name: "keys list",
  usage: "[--user <id or e-mail>]",
  summary: "List the API keys that work, without their texts",
  options: { user: { type: "string" } },
  arguments: 0,
  async run({ settings, options, print }) {
    const user = options["user"] as string | undefined;
    const list = await withStore(settings(), (db) => listAllKeys(db, user));
    const rows = list.map((key) => [
      key.id,
      key.email,
      key.name,
      key.network,
      key.createdAt,
      key.lastUsedAt ?? "never",
    ]);
    print(list, formatTable(["ID", "USER", "NAME", "NETWORK", "CREATED", "LAST USED"], rows));
  },
};

export const keysRevoke: Command = {
  name: "keys revoke",
  usage: "<key's id>",
  summary: "End an API key for good",
  details: "A running service follows within a second.",
  arguments: 1,
  async run({ positionals, settings, print }) {
    const [id = ""] = positionals;
    await withStore(settings(), async (db) => {
      if (!(await revokeAnyKey(db, { id, now: new Date() }))) throw new Error(`There is no working key ${id}`);
      await announceKeyChange(db);
    });
    print({ id, revoked: true }, `The key ${id} is revoked.\n`);
  },
};

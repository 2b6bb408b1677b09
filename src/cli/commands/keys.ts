import { estimatesChoices } from "../../config/estimates.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { withStore } from "../with-store.js";

export const keysList = defineCommand({
  name: "keys list",
  summary: "List active API keys without their secrets",
  options: { user: { summary: "Only this user's, by ID or e-mail", value: "USER" } },
  async run({ settings, options: { user }, print }) {
    const { listAllKeys } = await import("../../accounts/operator-keys.js");
    const list = await withStore(await settings(), (db) => listAllKeys(db, user));
    const rows = list.map((key) => [
      key.id,
      key.email,
      key.name,
      key.network,
      key.createdAt,
      key.lastUsedAt ?? "never",
      key.estimates,
    ]);
    print(list, formatTable(["ID", "USER", "NAME", "NETWORK", "CREATED", "LAST USED", "ESTIMATES"], rows));
  },
});

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
    const { setAnyKeysEstimates } = await import("../../accounts/operator-keys.js");
    const { createChangeKeys } = await import("../../accounts/key-changes.js");
    await withStore(await settings(), async (db) => {
      const isChanged = await createChangeKeys(db)({ keyId: id }, (transaction) =>
        setAnyKeysEstimates(transaction, id, estimates),
      );
      if (!isChanged) throw new Error(`there is no active API key ${id}`);
    });
    print({ id, estimates }, `Estimates of API key ${id} are now ${estimates}.\n`);
  },
});

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

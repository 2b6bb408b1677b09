import { mkdirSync } from "node:fs";
import { defineCommand } from "../command.js";
import { withStore } from "../with-store.js";

/** Migrates the store, as the service does at start. */
export const migrate = defineCommand({
  name: "migrate",
  summary: "Create the database's tables, or bring them up to date",
  async run({ settings, print }) {
    const { DATA_DIR, DATABASE_URL } = await settings();
    if (DATABASE_URL === undefined) mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    await withStore(await settings(), async () => {});
    print({ migrated: true }, "The database is up to date.\n");
  },
});

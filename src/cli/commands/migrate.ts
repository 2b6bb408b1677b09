import { mkdirSync } from "node:fs";
import type { Command } from "../command.js";
import { withStore } from "../with-store.js";

/** Brings the store's tables up to date, as the service itself does at its start. */
export const migrate: Command = {
  name: "migrate",
  usage: "",
  summary: "Create the database's tables, or bring them up to date",
  arguments: 0,
  async run({ settings, print }) {
    const { DATA_DIR, DATABASE_URL } = settings();
    if (DATABASE_URL === undefined) mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    await withStore(settings(), async () => {});
    print({ migrated: true }, "The database is up to date.\n");
  },
};

import { createUsers } from "../../accounts/users.js";
import { readUsage, type UsageReport } from "../../limits/usage-queries.js";
import type { UsageRange } from "../../limits/usage-range.js";
import { type Command, UsageError } from "../command.js";
import { formatTable } from "../format-table.js";
import { withStore } from "../with-store.js";

const ranges: readonly string[] = ["24h", "30d", "12m"] satisfies UsageRange[];

/** A user's history of use, as far as it is written. */
export const usage: Command = {
  name: "usage",
  usage: "<id or e-mail> [--range 24h|30d|12m]",
  summary: "Show what a user has used; the last 24 hours by default",
  options: { range: { type: "string" } },
  arguments: 1,
  async run({ positionals, settings, options, print }) {
    const range = (options["range"] ?? "24h") as string;
    if (!ranges.includes(range)) throw new UsageError("--range takes 24h, 30d or 12m");
    const [idOrEmail = ""] = positionals;
    const report = await withStore(settings(), async (db) => {
      const users = createUsers({ db, now: () => new Date(), onChanged: async () => {} });
      const user = await users.find(idOrEmail);
      if (!user) throw new Error(`There is no user ${idOrEmail}`);
      return readUsage(db, { userId: user.id, range: range as UsageRange, nowMs: Date.now() });
    });
    print(report, describe(report));
  },
};

function describe({ buckets, methods, errors }: UsageReport): string {
  const used = buckets.filter(({ requests }) => requests > 0);
  if (used.length === 0) return "Nothing was used.\n";
  return [
    formatTable(
      ["FROM", "REQUESTS", "ERRORS"],
      used.map((bucket) => [bucket.start, bucket.requests, bucket.errors]),
    ),
    formatTable(
      ["METHOD", "REQUESTS", "ERRORS"],
      methods.map((entry) => [entry.method, entry.requests, entry.errors]),
    ),
    ...(errors.length === 0
      ? []
      : [
          formatTable(
            ["ERROR", "NAME", "COUNT"],
            errors.map((entry) => [entry.code, entry.name, entry.count]),
          ),
        ]),
  ].join("\n");
}

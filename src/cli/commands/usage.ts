import { usageRanges } from "../../usage/history/usage-range.js";
import type { UsageReport } from "../../usage/history/usage-report.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { userArgument, withUser } from "../with-user.js";

/** A user's usage history, as far as it has been written. */
export const usage = defineCommand({
  name: "usage",
  summary: "Show a user's usage",
  arguments: { user: userArgument },
  options: { range: { summary: "How far back; 24h by default", choices: usageRanges } },
  async run({ arguments: { user: idOrEmail }, options: { range = "24h" }, settings, print }) {
    const { readUsage } = await import("../../usage/history/usage-report.js");
    const { openHistory } = await import("../../usage/history/open-history.js");
    const read = await settings();
    const report = await withUser(read, idOrEmail, async ({ db, user }) => {
      const history = await openHistory(read, { db, writeDb: db });
      const question = { userId: user.id, range, nowMs: Date.now() };
      try {
        return await readUsage({ db, history: history.reads }, question);
      } finally {
        await history.close();
      }
    });
    print(report, describe(report));
  },
});

function describe({ buckets, methods, errors }: UsageReport): string {
  const used = buckets.filter(({ requests }) => requests > 0);
  if (used.length === 0) return "No requests in this period.\n";
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

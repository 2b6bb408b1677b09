import type { AuditEvent } from "../../accounts/audit-log.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { pageOptions, printPages } from "../print-pages.js";
import { withUsers } from "../with-user.js";

/** What operators and users have changed. */
export const audit = defineCommand({
  name: "audit",
  summary: "List changes by operators and users, newest first",
  details: "With --json one event per line. Users' changes are those of their security logs, and outlive the account.",
  options: { ...pageOptions, user: { summary: "Only changes of this user's account, by ID or e-mail", value: "USER" } },
  async run(context) {
    const { findAudit, listAudit } = await import("../../accounts/audit-log.js");
    const { user: idOrEmail, limit, after: afterId } = context.options;
    await withUsers(await context.settings(), async (users, db) => {
      // A deleted account is found by its ID.
      const userId = idOrEmail === undefined ? undefined : ((await users.find(idOrEmail))?.id ?? idOrEmail);
      const after = afterId === undefined ? undefined : await findAudit(db, afterId);
      if (afterId !== undefined && !after) throw new Error(`there is no event ${afterId}`);
      await printPages<AuditEvent>(context, {
        limit,
        after,
        read: (page) => listAudit(db, { ...page, userId }),
        toText: (events) => formatTable(["AT", "BY", "CHANGE", "USER", "DETAIL"], events.map(rowOf)),
      });
    });
  },
});

function rowOf({ at, actor, actorId, kind, userId, detail }: AuditEvent) {
  return [at, actorId === null ? actor : `${actor} ${actorId}`, kind, userId, detail];
}

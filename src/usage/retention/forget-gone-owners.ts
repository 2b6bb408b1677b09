import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../store/database.js";
import type { Pace } from "../../store/pace.js";
import { deleteRange } from "../../store/row-range.js";

const isUser = sql`exists (select 1 from "user" where "user".id = owner.id)`;

/** Tables with rows of users who may be gone, and the order in which those of one owner are deleted. */
const owned = [
  { table: "usage", order: ["start", "key_id"], isKnown: isUser },
  { table: "method_latency", order: ["start", "key_id"], isKnown: isUser },
  { table: "request_log", order: ["at", "id"], isKnown: isUser },
  {
    table: "quota",
    order: ["period", "user_id"],
    isKnown: sql`(${isUser}
      or exists (select 1 from "user" where quota_owner = owner.id)
      or exists (select 1 from api_key where api_key.id = owner.id)
      or exists (select 1 from deleted_account where deleted_account.quota_owner = owner.id))`,
  },
] as const;

/** Deletes rows of users and API keys that are gone. */
export async function forgetGoneOwners(db: Database, makePace: () => Pace): Promise<void> {
  for (const { table, order, isKnown } of owned) {
    const [looks, deletions] = [makePace(), makePace()];
    let after: string | undefined = "";
    while (after !== undefined) {
      const owners: Owner[] = await looks.step((rows) => nextOwners(db, { table, isKnown, after: after ?? "", rows }));
      for (const { id, known } of owners)
        if (!known) await deleteRange(db, { table, order, where: sql`user_id = ${id}` }, deletions);
      after = owners.at(-1)?.id;
    }
  }
}

interface Owner {
  readonly id: string;
  readonly known: boolean | number;
}

interface Look {
  readonly table: string;
  readonly isKnown: RawBuilder<unknown>;
  readonly after: string;
  readonly rows: number;
}

/** The next owners in the index: from one to the next, past all rows of each. */
async function nextOwners(db: Database, { table, isKnown, after, rows }: Look): Promise<Owner[]> {
  const next = (than: RawBuilder<unknown>) =>
    sql`(select min(user_id) from ${sql.table(table)} where user_id > ${than})`;
  const { rows: owners } = await sql<Owner>`
    with recursive owner (id) as (
      select ${next(sql`${after}`)}
      union all select ${next(sql`owner.id`)} from owner where owner.id is not null
    )
    select id, ${isKnown} as known from (select id from owner limit ${rows}) as owner where id is not null`.execute(db);
  return owners;
}

import { announceKeyChange } from "../../accounts/key-changes.js";
import { createUsers, type User, type Users } from "../../accounts/users.js";
import type { Database } from "../../store/database.js";
import { type Command, type CommandContext, UsageError } from "../command.js";
import { formatTable } from "../format-table.js";
import { withStore } from "../with-store.js";

export const usersList: Command = {
  name: "users list",
  usage: "",
  summary: "List the users",
  arguments: 0,
  async run({ settings, print }) {
    const list = await withStore(settings(), (db) => usersOf(db).list());
    const rows = list.map(({ id, email, createdAt, disabledAt }) => [id, email, createdAt, disabledAt ?? "active"]);
    print(list, formatTable(["ID", "E-MAIL", "SINCE", "STATE"], rows));
  },
};

export const usersDisable: Command = {
  name: "users disable",
  usage: "<id or e-mail>",
  summary: "End a user's sessions and keys until enabled again",
  details: "A running service follows within a second.",
  arguments: 1,
  run: (context) => change(context, "disabled", (users, { id }) => users.disable(id)),
};

export const usersEnable: Command = {
  name: "users enable",
  usage: "<id or e-mail>",
  summary: "Let a disabled user log in and use the keys again",
  arguments: 1,
  run: (context) => change(context, "enabled", (users, { id }) => users.enable(id)),
};

export const usersSetQuota: Command = {
  name: "users set-quota",
  usage: "<id or e-mail> [--daily N|default] [--monthly N|default]",
  summary: "Give a user another number of requests",
  details: "A running service follows with the next requests that it takes out of the quota.",
  options: { daily: { type: "string" }, monthly: { type: "string" } },
  arguments: 1,
  run(context) {
    const quotas = {
      ...readQuota("daily", context.options["daily"]),
      ...readQuota("monthly", context.options["monthly"]),
    };
    if (Object.keys(quotas).length === 0) throw new UsageError("set-quota needs --daily or --monthly");
    return change(context, "given the quota", (users, { id }) => users.setQuotas(id, quotas));
  },
};

function readQuota(name: "daily" | "monthly", given: string | boolean | undefined) {
  if (given === undefined) return {};
  if (given === "default") return { [name]: null };
  if (typeof given !== "string" || !/^\d{1,9}$/.test(given))
    throw new UsageError(`--${name} takes a number, or "default"`);
  return { [name]: Number(given) };
}

type Change = (users: Users, user: User) => Promise<void>;

async function change({ positionals, settings, print }: CommandContext, done: string, apply: Change): Promise<void> {
  const [idOrEmail = ""] = positionals;
  const user = await withStore(settings(), async (db) => {
    const users = usersOf(db);
    const found = await users.find(idOrEmail);
    if (!found) throw new Error(`There is no user ${idOrEmail}`);
    await apply(users, found);
    return users.find(found.id);
  });
  print(user, `${user?.email} is ${done}.\n`);
}

function usersOf(db: Database): Users {
  return createUsers({ db, now: () => new Date(), onChanged: () => announceKeyChange(db) });
}

import type { UserQuery } from "../../accounts/list-users.js";
import type { User } from "../../accounts/users.js";
import type { Database } from "../../store/database.js";
import { type Arguments, type CommandContext, defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { openKeyList } from "../open-key-list.js";
import { pageOptions, printPages } from "../print-pages.js";
import { userArgument, withUser, withUsers } from "../with-user.js";
import { formatKeys } from "./list-keys.js";

const filterOptions = {
  ...pageOptions,
  status: { summary: "Only users with this status", choices: ["active", "disabled", "unverified"] },
} as const;

export const usersList = defineCommand({
  name: "users list",
  summary: "List the users, newest first",
  details: "With --json one user per line.",
  options: filterOptions,
  async run(context) {
    const { listUsers } = await import("../../accounts/list-users.js");
    await printUsers(context, listUsers);
  },
});

export const usersFind = defineCommand({
  name: "users find",
  summary: "Find users by the start of their e-mail",
  details:
    "With --json one user per line. --anywhere reads the e-mails of all users, which takes about a second per million.",
  arguments: { text: { summary: "The e-mail's first characters" } },
  options: { ...filterOptions, anywhere: { summary: "The text may be anywhere in the e-mail" } },
  async run(context) {
    const { findUsers } = await import("../../accounts/list-users.js");
    const email = { text: context.arguments.text, isAnywhere: context.options.anywhere === true };
    await printUsers(context, (db, query) => findUsers(db, { ...query, ...email }));
  },
});

export const usersShow = defineCommand({
  name: "users show",
  summary: "Show a user and their active API keys",
  arguments: { user: userArgument },
  async run({ arguments: { user: idOrEmail }, settings: readSettings, print }) {
    const settings = await readSettings();
    await withUser(settings, idOrEmail, async ({ db, user }) => {
      const { read } = await openKeyList(settings, db);
      const keys = await read({ userId: user.id, status: "active", limit: maxKeys });
      print({ ...user, keys }, `${formatUser(user)}\n${formatKeys(keys)}`);
    });
  },
});

/** More than a user may have. */
const maxKeys = 1_000;

type ListContext = Pick<CommandContext<Arguments, typeof filterOptions>, "options" | "settings"> &
  Pick<CommandContext, "terminal" | "printLines">;

async function printUsers(
  context: ListContext,
  list: (db: Database, query: UserQuery) => Promise<readonly User[]>,
): Promise<void> {
  const { options, settings } = context;
  const { status, limit } = options;
  await withUsers(await settings(), async (users, db) => {
    const after = options.after === undefined ? undefined : await users.find(options.after);
    if (options.after !== undefined && !after) throw new Error(`there is no user ${options.after}`);
    await printPages<User>(context, {
      limit,
      after,
      read: (page) => list(db, { ...page, status }),
      toText: (page) => formatTable(headings, page.map(rowOf)),
    });
  });
}

const headings = ["ID", "E-MAIL", "CREATED", "STATE"];

function rowOf(user: User): string[] {
  return [user.id, user.email, user.createdAt, stateOf(user)];
}

function formatUser(user: User): string {
  const { dailyRequests, monthlyRequests } = user;
  return formatTable(
    [...headings, "NAME", "2FA", "REQUESTS/DAY", "REQUESTS/MONTH"],
    [
      [
        ...rowOf(user),
        user.name,
        user.twoFactorEnabled ? "on" : "off",
        dailyRequests ?? "default",
        monthlyRequests ?? "default",
      ],
    ],
  );
}

function stateOf({ disabledAt, emailVerified }: User): string {
  if (disabledAt) return `disabled ${disabledAt}`;
  return emailVerified ? "active" : "e-mail not verified";
}

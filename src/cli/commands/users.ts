import type { User, Users } from "../../accounts/users.js";
import { type CommandContext, defineCommand, UsageError } from "../command.js";
import { userArgument, withUser } from "../with-user.js";

export const usersDisable = defineCommand({
  name: "users disable",
  summary: "Log a user out and suspend their API keys",
  details: "A running service applies the change within a second.",
  arguments: { user: userArgument },
  run: (context) => change(context, "is disabled", (users, { id }) => users.disable(id)),
});

export const usersEnable = defineCommand({
  name: "users enable",
  summary: "Enable a disabled user and their API keys",
  arguments: { user: userArgument },
  run: (context) => change(context, "is enabled", (users, { id }) => users.enable(id)),
});

const quotaSummary = "A number, or default for the default quota";

export const usersSetQuota = defineCommand({
  name: "users set-quota",
  summary: "Set a user's daily or monthly quota",
  arguments: { user: userArgument },
  options: {
    daily: { summary: `Requests per UTC day. ${quotaSummary}`, value: "N" },
    monthly: { summary: `Requests per UTC month. ${quotaSummary}`, value: "N" },
  },
  run(context) {
    const { daily, monthly } = context.options;
    if (daily === undefined && monthly === undefined)
      throw new UsageError("users set-quota needs --daily or --monthly");
    const quotas = { ...readQuota("daily", daily), ...readQuota("monthly", monthly) };
    return change(context, "has the new quota", (users, { id }) => users.setQuotas(id, quotas));
  },
});

function readQuota(name: "daily" | "monthly", given: string | undefined) {
  if (given === undefined) return {};
  if (given === "default") return { [name]: null };
  if (!/^\d{1,9}$/.test(given)) throw new UsageError(`--${name} must be a whole number or default`);
  return { [name]: Number(given) };
}

type ChangeContext = CommandContext<{ user: typeof userArgument }>;

async function change(
  { arguments: { user: idOrEmail }, settings, print }: Pick<ChangeContext, "arguments" | "settings" | "print">,
  done: string,
  apply: (users: Users, user: User) => Promise<void>,
): Promise<void> {
  const changed = await withUser(await settings(), idOrEmail, async ({ users, user }) => {
    await apply(users, user);
    return users.find(user.id);
  });
  print(changed, `${changed?.email} ${done}.\n`);
}

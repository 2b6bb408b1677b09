import type { Operator } from "../../accounts/open-operator.js";
import type { User } from "../../accounts/users.js";
import { type CommandContext, defineCommand, UsageError } from "../command.js";
import { withStore } from "../with-store.js";
import { userArgument, withUser } from "../with-user.js";

const emailArgument = { summary: "The e-mail" } as const;

export const usersCreate = defineCommand({
  name: "users create",
  summary: "Create an account with a random password, which is printed",
  details: "The e-mail counts as verified. The user can change the password, or reset it by e-mail.",
  arguments: { email: emailArgument },
  options: { name: { summary: "The user's name; by default the e-mail", value: "NAME" } },
  async run({ arguments: { email }, options: { name = email }, settings, print }) {
    checkEmail(email);
    const { createUser } = await import("../../accounts/operator-users.js");
    const created = await withOperator(settings, (operator) =>
      createUser(operator, { email, name: name.slice(0, 64) }),
    );
    print(created, `${created.email} can log in with the password ${created.password}\n`);
  },
});

export const usersInvite = defineCommand({
  name: "users invite",
  summary: "Invite somebody to sign up, by a link that works once",
  details:
    "The link is printed and mailed, is for this e-mail only and expires in seven days; a newer one replaces it. For services with SIGN_UP=invite.",
  arguments: { email: emailArgument },
  async run({ arguments: { email }, settings, print }) {
    checkEmail(email);
    const { inviteUser } = await import("../../accounts/operator-users.js");
    const invited = await withOperator(settings, (operator) => inviteUser(operator, email));
    print(invited, `${invited.email} can sign up until ${invited.expiresAt}: ${invited.url}\n`);
  },
});

export const usersVerify = defineCommand({
  name: "users verify",
  summary: "Mark a user's e-mail as verified",
  arguments: { user: userArgument },
  async run(context) {
    const { verifyUser } = await import("../../accounts/operator-users.js");
    await change(context, "verified", verifyUser);
  },
});

export const usersResetTwoFactor = defineCommand({
  name: "users reset-2fa",
  summary: "Turn off a user's two-factor authentication",
  details: "For users who lost their authenticator app and backup codes. Logs the user out and sends them an e-mail.",
  arguments: { user: userArgument },
  async run(context) {
    const { resetTwoFactor } = await import("../../accounts/operator-users.js");
    await change(context, "without two-factor authentication now", resetTwoFactor);
  },
});

export const usersGrantOperator = defineCommand({
  name: "users grant-operator",
  summary: "Let a user operate the service from the dashboard",
  details:
    "Operators see all users and their use, suspend and delete them, change quotas and revoke API keys; also by access keys. Turn on two-factor authentication for such accounts.",
  arguments: { user: userArgument },
  async run(context) {
    const { setOperator } = await import("../../accounts/operator-users.js");
    await change(context, "an operator now", (operator, user) => setOperator(operator, user, true));
  },
});

export const usersRevokeOperator = defineCommand({
  name: "users revoke-operator",
  summary: "Make an operator a user like others",
  details: "Takes effect with the next request. Access keys keep their scopes, which do nothing then.",
  arguments: { user: userArgument },
  async run(context) {
    const { setOperator } = await import("../../accounts/operator-users.js");
    await change(context, "no operator any longer", (operator, user) => setOperator(operator, user, false));
  },
});

export const usersDelete = defineCommand({
  name: "users delete",
  summary: "Delete an account, its API keys and sessions permanently",
  details: "A running service applies the change within a second and sends the owner an e-mail.",
  arguments: { user: userArgument },
  options: { yes: { summary: "Confirm the deletion" } },
  async run(context) {
    if (!context.options.yes) throw new UsageError("users delete needs --yes, since it can't be undone");
    const { deleteUser } = await import("../../accounts/operator-users.js");
    await change(context, "deleted", deleteUser);
  },
});

type ReadSettings = CommandContext["settings"];

/** Runs a command beside the service. */
async function withOperator<Result>(
  readSettings: ReadSettings,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const settings = await readSettings();
  const { openOperator } = await import("../../accounts/open-operator.js");
  return withStore(settings, async (db) => work(await openOperator(settings, db)));
}

type ChangeContext = Pick<CommandContext<{ user: typeof userArgument }>, "arguments" | "settings" | "print">;

async function change(
  { arguments: { user: idOrEmail }, settings: readSettings, print }: ChangeContext,
  done: string,
  apply: (operator: Operator, user: User) => Promise<void>,
): Promise<void> {
  const settings = await readSettings();
  const { openOperator } = await import("../../accounts/open-operator.js");
  await withUser(settings, idOrEmail, async ({ db, users, user }) => {
    await apply(await openOperator(settings, db), user);
    print((await users.find(user.id)) ?? user, `${user.email} is ${done}.\n`);
  });
}

function checkEmail(text: string): void {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || text.length > 254) throw new UsageError(`"${text}" is not an e-mail`);
}

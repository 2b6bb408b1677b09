import { z } from "zod";
import type { Accounts } from "../../accounts/open-accounts.js";
import { type Operator, RefusedChange } from "../../accounts/open-operator.js";
import { revokeAnyKey } from "../../accounts/operator-keys.js";
import { deleteUser, inviteUser, resetTwoFactor, verifyUser } from "../../accounts/operator-users.js";
import type { User } from "../../accounts/users.js";
import { ApiError, notFound } from "./api-error.js";
import type { ChangeUser, NewInvitation, OperatorUser, SentInvitation } from "./api-types.js";
import { operatorUser, sentInvitation } from "./operator-schemas.js";
import { type AnyRoute, defineRoute, type Management, type RouteRequest } from "./route.js";

export interface OperatorChangesParts {
  readonly operatorOf: Accounts["operatorOf"];
}

const maxQuota = 999_999_999;
const quota = z
  .int("Must be a whole number")
  .min(0, "Must not be negative")
  .max(maxQuota, `Must be at most ${maxQuota}`);

const changeBody: z.ZodType<ChangeUser> = z.strictObject({
  isDisabled: z.boolean().optional(),
  emailVerified: z.literal(true).optional(),
  dailyRequests: quota.nullable().optional(),
  monthlyRequests: quota.nullable().optional(),
});

const invitationBody: z.ZodType<NewInvitation> = z.strictObject({
  email: z.email("Must be an e-mail address").max(254),
});

const writes = (operationId: string, summary: string, result?: z.ZodType): { management: Management } => ({
  management: { scope: "operator:write", operationId, summary, ...(result && { result }) },
});

/** What operators change. Nobody suspends or deletes their own account here, which would lock the last operator out. */
export function operatorChangesOf({ operatorOf }: OperatorChangesParts): AnyRoute[] {
  return [
    defineRoute<"operator", ChangeUser>({
      verb: "PATCH",
      path: "/operator/users/:id",
      access: "operator",
      body: changeBody,
      ...writes("changeUser", "Suspend or enable a user, verify the e-mail, change the quotas", operatorUser),
      async handle(request): Promise<OperatorUser> {
        const { operator, user } = await findUser(operatorOf, request);
        if (request.body.isDisabled) refuseSelf(operator, user);
        await change(operator, user, request.body);
        return (await operator.users.find(user.id)) ?? user;
      },
    }),
    ...accountRoutesOf({ operatorOf }),
    keyRoute({ operatorOf }),
    invitationRoute({ operatorOf }),
  ];
}

function accountRoutesOf({ operatorOf }: OperatorChangesParts): AnyRoute[] {
  return [
    defineRoute({
      verb: "DELETE",
      path: "/operator/users/:id",
      access: "operator",
      status: 204,
      ...writes("deleteUser", "Delete an account with its API keys and sessions"),
      async handle(request) {
        const { operator, user } = await findUser(operatorOf, request);
        refuseSelf(operator, user);
        await deleteUser(operator, user);
      },
    }),
    defineRoute({
      verb: "POST",
      path: "/operator/users/:id/reset-two-factor",
      access: "operator",
      status: 204,
      ...writes("resetTwoFactor", "Turn off a user's two-factor authentication"),
      async handle(request) {
        const { operator, user } = await findUser(operatorOf, request);
        await resetTwoFactor(operator, user).catch(asConflict);
      },
    }),
  ];
}

function keyRoute({ operatorOf }: OperatorChangesParts): AnyRoute {
  return defineRoute({
    verb: "DELETE",
    path: "/operator/keys/:id",
    access: "operator",
    status: 204,
    ...writes("revokeAnyKey", "Revoke a user's API key"),
    async handle({ session, id }) {
      if (!(await revokeAnyKey(operatorOf(session.user.id), id))) throw notFound();
    },
  });
}

function invitationRoute({ operatorOf }: OperatorChangesParts): AnyRoute {
  return defineRoute<"operator", NewInvitation>({
    verb: "POST",
    path: "/operator/invitations",
    access: "operator",
    body: invitationBody,
    status: 201,
    ...writes("inviteUser", "Mail a link to sign up, which works once", sentInvitation),
    handle: ({ session, body }): Promise<SentInvitation> =>
      inviteUser(operatorOf(session.user.id), body.email).catch((error: unknown) => asConflict(error, "email")),
  });
}

/** The user whom a request is about, and the operator who sends it. @throws ApiError if there is no such user */
export async function findUser(
  operatorOf: Accounts["operatorOf"],
  { session, id }: Pick<RouteRequest<"operator", never, never>, "session" | "id">,
): Promise<{ readonly operator: Operator; readonly user: User }> {
  const operator = operatorOf(session.user.id);
  const user = await operator.users.find(id);
  if (!user) throw notFound();
  return { operator, user };
}

async function change(operator: Operator, user: User, body: ChangeUser): Promise<void> {
  const { isDisabled, emailVerified, dailyRequests: daily, monthlyRequests: monthly } = body;
  if (isDisabled !== undefined && isDisabled !== (user.disabledAt !== null))
    await (isDisabled ? operator.users.disable(user.id) : operator.users.enable(user.id));
  if (emailVerified && !user.emailVerified) await verifyUser(operator, user);
  if (daily !== undefined || monthly !== undefined)
    await operator.users.setQuotas(user.id, {
      ...(daily !== undefined && { daily }),
      ...(monthly !== undefined && { monthly }),
    });
}

function refuseSelf({ actorId }: Operator, { id }: User): void {
  if (id === actorId) throw new ApiError("conflict", "You can't suspend or delete your own account here");
}

function asConflict(error: unknown, field?: string): never {
  if (!(error instanceof RefusedChange)) throw error;
  const { message } = error;
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  throw new ApiError("conflict", sentence, field === undefined ? {} : { field });
}

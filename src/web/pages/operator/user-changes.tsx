import type { ChangeUser, OperatorUser } from "../../../http/api/api-types.js";
import { request } from "../../api/request.js";
import { Field } from "../../parts/field.js";
import { navigate } from "../../router/location.js";
import type { PlannedChange } from "./change-dialog.js";

type OfferedChange = PlannedChange & { readonly label: string };

/** What an operator can change of a user; of one's own account nothing that locks one out. */
export function changesOf(user: OperatorUser, isSelf: boolean): OfferedChange[] {
  return [
    quotasOf(user),
    ...(user.emailVerified ? [] : [verification(user)]),
    ...(user.twoFactorEnabled && !isSelf ? [twoFactorReset(user)] : []),
    ...(isSelf ? [] : [suspension(user), deletion(user)]),
  ];
}

const patch = ({ id }: OperatorUser, body: ChangeUser) => request(`/operator/users/${id}`, { verb: "PATCH", body });

function quotasOf(user: OperatorUser): OfferedChange {
  const { dailyRequests, monthlyRequests } = user;
  return {
    label: "Change quotas",
    title: "Change quotas",
    text: "Takes effect within a minute. Empty: the default quota.",
    action: "Change",
    done: "Quotas changed",
    fieldNames: ["dailyRequests", "monthlyRequests"],
    fields: (
      <>
        <QuotaField label="Requests per day" name="dailyRequests" value={dailyRequests} />
        <QuotaField label="Requests per month" name="monthlyRequests" value={monthlyRequests} />
      </>
    ),
    make: ({ dailyRequests: daily = "", monthlyRequests: monthly = "" }) =>
      patch(user, { dailyRequests: readQuota(daily), monthlyRequests: readQuota(monthly) }),
  };
}

function QuotaField({
  value,
  ...rest
}: {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
}) {
  return <Field {...rest} type="number" min={0} step={1} isOptional defaultValue={value ?? ""} />;
}

const readQuota = (text: string): number | null => (text === "" ? null : Number(text));

function verification(user: OperatorUser): OfferedChange {
  return {
    label: "Verify e-mail",
    title: "Mark the e-mail as verified?",
    text: `${user.email} can log in then, without the link in the e-mail.`,
    action: "Mark as verified",
    done: "E-mail verified",
    make: () => patch(user, { emailVerified: true }),
  };
}

function twoFactorReset(user: OperatorUser): OfferedChange {
  return {
    label: "Turn off 2FA",
    title: "Turn off two-factor authentication?",
    text: "For users who lost their app and backup codes. Logs the user out and sends them an e-mail.",
    action: "Turn off",
    isDangerous: true,
    done: "Two-factor authentication turned off",
    make: () => request(`/operator/users/${user.id}/reset-two-factor`, { verb: "POST" }),
  };
}

function suspension(user: OperatorUser): OfferedChange {
  const { email, disabledAt } = user;
  if (disabledAt !== null)
    return {
      label: "Enable",
      title: `Enable ${email}?`,
      text: "The user can log in again, and their API keys work.",
      action: "Enable",
      done: "User enabled",
      make: () => patch(user, { isDisabled: false }),
    };
  return {
    label: "Suspend",
    title: `Suspend ${email}?`,
    text: "Logs the user out. Their API keys are refused within a second, until you enable the user again.",
    action: "Suspend",
    isDangerous: true,
    done: "User suspended",
    make: () => patch(user, { isDisabled: true }),
  };
}

function deletion(user: OperatorUser): OfferedChange {
  return {
    label: "Delete account",
    title: `Delete ${user.email}?`,
    text: "Deletes the account, its API keys and its history, and sends the owner an e-mail. This cannot be undone.",
    action: "Delete account",
    isDangerous: true,
    done: "Account deleted",
    make: () => request(`/operator/users/${user.id}`, { verb: "DELETE" }),
    onDone: () => navigate("/operator"),
  };
}

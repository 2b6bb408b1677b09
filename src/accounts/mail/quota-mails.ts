import { dayMs } from "../../clock.js";
import { composeMail } from "./compose-mail.js";
import type { Mail } from "./mail.js";

/** A user's quota of which a part is used. */
export interface UsedQuota {
  readonly email: string;
  readonly kind: "day" | "month";
  /** Below 100 a warning. */
  readonly percent: number;
  readonly limit: number;
  readonly resetAt: string;
}

const names = { day: "daily", month: "monthly" } as const;

/** "80 % of your daily quota is used", without a full stop. */
export function describeUse({ kind, percent }: Pick<UsedQuota, "kind" | "percent">): string {
  return percent >= 100 ? `Your ${names[kind]} quota is used up` : `${percent} % of your ${names[kind]} quota is used`;
}

/** "80 % of your daily quota is used." Not sent when it is a day late: by then the quota has reset. */
export function quotaMail({ email, kind, percent, limit, resetAt }: UsedQuota, publicUrl: string): Mail {
  const name = names[kind];
  const resets = `${resetAt.slice(0, 10)} ${resetAt.slice(11, 16)} UTC`;
  const isUsedUp = percent >= 100;
  return composeMail(email, describeUse({ kind, percent }), {
    paragraphs: [
      isUsedUp
        ? `Your rootgate account has used its ${name} quota of ${limit} requests. Further requests fail with error -32029 until the quota resets at ${resets}.`
        : `Your rootgate account has used ${percent} % of its ${name} quota of ${limit} requests. The quota resets at ${resets}.`,
    ],
    link: { label: "See your usage", url: `${publicUrl}/usage` },
    closing: `You can turn off these messages at ${publicUrl}/profile?tab=alerts.`,
    keepMs: dayMs,
  });
}

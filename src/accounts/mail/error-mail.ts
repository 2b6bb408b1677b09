import { hourMs } from "../../clock.js";
import { composeMail } from "./compose-mail.js";
import type { Mail } from "./mail.js";

/** Requests of a user in an hour, many of which failed. */
export interface FailedRequests {
  readonly email: string;
  readonly requests: number;
  readonly errors: number;
  /** The beginning of the hour, in ISO 8601. */
  readonly since: string;
}

/** "56 % of your requests fail", without a full stop. */
export function describeErrors({ requests, errors }: Pick<FailedRequests, "requests" | "errors">): string {
  return `${Math.floor((errors / requests) * 100)} % of your requests fail`;
}

/** Not sent when it is six hours late. */
export function errorMail({ email, requests, errors, since }: FailedRequests, publicUrl: string): Mail {
  return composeMail(email, describeErrors({ requests, errors }), {
    paragraphs: [
      `Since ${since.slice(11, 16)} UTC your apps have sent ${requests} requests to rootgate, of which ${errors} failed.`,
      "The request log has them with what is wrong. You get this message once in six hours at most.",
    ],
    link: { label: "See the failed requests", url: `${publicUrl}/requests?result=failed` },
    closing: `You can change or turn off this alert at ${publicUrl}/profile?tab=alerts.`,
    keepMs: 6 * hourMs,
  });
}

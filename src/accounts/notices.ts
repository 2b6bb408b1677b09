import { networks } from "../config/networks.js";
import type { Database } from "../store/database.js";
import type { ExpiringKey } from "./expiry-notices.js";
import type { KeyElsewhere } from "./key-places.js";
import { describeErrors, errorMail, type FailedRequests } from "./mail/error-mail.js";
import { expiryMail } from "./mail/expiry-mail.js";
import type { Outbox } from "./mail/outbox.js";
import { placeMail } from "./mail/place-mail.js";
import { describeUse, quotaMail, type UsedQuota } from "./mail/quota-mails.js";
import { postAlert } from "./webhooks/webhooks.js";

/** A user's quota of which a part is used, and how to tell them. */
export interface QuotaNotice extends UsedQuota {
  readonly userId: string;
  readonly wantsMails: boolean;
}

/** Failed requests, and whose they are. */
export interface ErrorNotice extends FailedRequests {
  readonly userId: string;
}

export type Notices = ReturnType<typeof createNotices>;

/** Tells users by mail, where they want that, and by their webhook; both are stored with what they report. */
export function createNotices({ post }: Pick<Outbox, "post">, publicUrl: string, now: () => Date) {
  return {
    quota: async (used: QuotaNotice, transaction: Database): Promise<void> => {
      const { userId, wantsMails, kind, percent, limit, resetAt } = used;
      if (wantsMails) await post(quotaMail(used, publicUrl), transaction);
      const data = { period: kind, percent, limit, resetAt };
      const text = `${describeUse(used)}.`;
      await postAlert(userId, { type: "quota.used", at: now().toISOString(), text, data }, transaction);
    },
    errors: async (failed: ErrorNotice, transaction: Database): Promise<void> => {
      const { userId, requests, errors, since } = failed;
      await post(errorMail(failed, publicUrl), transaction);
      const text = `${describeErrors(failed)}: ${errors} of ${requests} since ${since}.`;
      const data = { requests, errors, since };
      await postAlert(userId, { type: "requests.failing", at: now().toISOString(), text, data }, transaction);
    },
    elsewhere: async (key: KeyElsewhere, transaction: Database): Promise<void> => {
      const { userId, id, name, place } = key;
      await post(placeMail(key, publicUrl), transaction);
      const { label } = networks[key.network];
      const text = `The ${label} API key “${name}” was used from ${place} for the first time.`;
      const data = { keyId: id, name, network: label, place };
      await postAlert(userId, { type: "key.used_elsewhere", at: now().toISOString(), text, data }, transaction);
    },
    expiry: async (key: ExpiringKey, transaction: Database): Promise<void> => {
      const { userId, wantsMails, id, name, expiresAt } = key;
      if (wantsMails) await post(expiryMail(key, publicUrl), transaction);
      const { label } = networks[key.network];
      const text = `The ${label} API key “${name}” expires at ${expiresAt}.`;
      const data = { keyId: id, name, network: label, expiresAt };
      await postAlert(userId, { type: "key.expires", at: now().toISOString(), text, data }, transaction);
    },
  };
}

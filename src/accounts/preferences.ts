import type { Database } from "../store/database.js";

/** What a user chose. */
export interface UserPreferences {
  /** Whether to send mails about used quotas and about API keys that expire. */
  readonly quotaAlerts: boolean;
}

export interface Preferences {
  read(userId: string): Promise<UserPreferences>;
  change(userId: string, preferences: UserPreferences): Promise<void>;
}

export function createPreferences(db: Database): Preferences {
  return {
    async read(userId) {
      const columns = db.selectFrom("user").select("quota_alerts").where("id", "=", userId);
      return { quotaAlerts: (await columns.executeTakeFirst())?.quota_alerts === 1 };
    },
    async change(userId, { quotaAlerts }) {
      const quota_alerts = quotaAlerts ? 1 : 0;
      await db.updateTable("user").set({ quota_alerts }).where("id", "=", userId).execute();
    },
  };
}

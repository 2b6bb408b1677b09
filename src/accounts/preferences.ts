import type { Database } from "../store/database.js";

/** What a user chose. */
export interface UserPreferences {
  /** Whether to send mails about used quotas and about API keys that expire. */
  readonly quotaAlerts: boolean;
  /** Alerts when so many per cent of an hour's requests fail, 1 to 100; null: none. */
  readonly errorAlertPercent: number | null;
}

/** Absent: unchanged. */
export type PreferencesChange = { readonly [Name in keyof UserPreferences]?: UserPreferences[Name] | undefined };

export interface Preferences {
  read(userId: string): Promise<UserPreferences>;
  /** Resolves with what holds then. */
  change(userId: string, change: PreferencesChange): Promise<UserPreferences>;
}

export function createPreferences(db: Database): Preferences {
  const read = async (userId: string): Promise<UserPreferences> => {
    const columns = db.selectFrom("user").select(["quota_alerts", "error_alert_percent"]).where("id", "=", userId);
    const row = await columns.executeTakeFirst();
    return { quotaAlerts: row?.quota_alerts === 1, errorAlertPercent: row?.error_alert_percent ?? null };
  };
  return {
    read,
    async change(userId, { quotaAlerts, errorAlertPercent }) {
      const columns = {
        ...(quotaAlerts !== undefined && { quota_alerts: quotaAlerts ? 1 : 0 }),
        ...(errorAlertPercent !== undefined && { error_alert_percent: errorAlertPercent, error_alerted_at: null }),
      };
      if (Object.keys(columns).length > 0) await db.updateTable("user").set(columns).where("id", "=", userId).execute();
      return read(userId);
    },
  };
}

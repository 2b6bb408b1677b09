import type { Database } from "../store/database.js";
import type { ChangeKeys } from "./key-changes.js";

/** What a user chose. */
export interface UserPreferences {
  /** Whether to send mails about used quotas and about API keys that expire. */
  readonly quotaAlerts: boolean;
  /** From which part of a quota on there is an alert, besides that at 100 %: 50 to 99. */
  readonly quotaAlertPercent: number;
  /** Alerts when so many per cent of at least 100 requests in an hour fail, 1 to 100; null: none. */
  readonly errorAlertPercent: number | null;
  /** Alerts when an API key is used from a new web page or network, for which these are kept. */
  readonly placeAlerts: boolean;
}

/** Absent: unchanged. */
export type PreferencesChange = { readonly [Name in keyof UserPreferences]?: UserPreferences[Name] | undefined };

export interface Preferences {
  read(userId: string): Promise<UserPreferences>;
  /** Resolves with what holds then. */
  change(userId: string, change: PreferencesChange): Promise<UserPreferences>;
}

export interface PreferencesParts {
  readonly db: Database;
  readonly changeKeys: ChangeKeys;
}

export function createPreferences({ db, changeKeys }: PreferencesParts): Preferences {
  const read = async (userId: string): Promise<UserPreferences> => {
    const row = await db
      .selectFrom("user")
      .select(["quota_alerts", "quota_alert_percent", "error_alert_percent", "place_alerts"])
      .where("id", "=", userId)
      .executeTakeFirst();
    return {
      quotaAlerts: row?.quota_alerts === 1,
      quotaAlertPercent: row?.quota_alert_percent ?? 80,
      errorAlertPercent: row?.error_alert_percent ?? null,
      placeAlerts: row?.place_alerts === 1,
    };
  };
  return {
    read,
    async change(userId, { quotaAlerts, quotaAlertPercent, errorAlertPercent, placeAlerts }) {
      const columns = {
        ...(quotaAlerts !== undefined && { quota_alerts: quotaAlerts ? 1 : 0 }),
        ...(quotaAlertPercent !== undefined && { quota_alert_percent: quotaAlertPercent }),
        ...(errorAlertPercent !== undefined && { error_alert_percent: errorAlertPercent, error_alerted_at: null }),
      };
      if (Object.keys(columns).length > 0) await db.updateTable("user").set(columns).where("id", "=", userId).execute();
      if (placeAlerts !== undefined)
        await changeKeys({ userId }, (transaction) => changePlaceAlerts(transaction, userId, placeAlerts));
      return read(userId);
    },
  };
}

/** Without alerts, no places are kept. */
async function changePlaceAlerts(transaction: Database, userId: string, isOn: boolean): Promise<void> {
  const place_alerts = isOn ? 1 : 0;
  await transaction.updateTable("user").set({ place_alerts }).where("id", "=", userId).execute();
  if (isOn) return;
  const keys = transaction.selectFrom("api_key").select("id").where("user_id", "=", userId);
  await transaction.deleteFrom("key_place").where("key_id", "in", keys).execute();
}

import type { Generated } from "kysely";
import type { BlockTags } from "../config/block-tags.js";
import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/network-table.js";
import type {
  AccessKeyTable,
  AccountTable,
  AccountTokenTable,
  AuditEventTable,
  DeletedAccountTable,
  InvitationTable,
  KeyPlaceTable,
  KnownDeviceTable,
  MailOutboxTable,
  SecurityEventTable,
  SessionTable,
  TwoFactorTable,
  VerificationTable,
  WebhookDeliveryTable,
  WebhookTable,
} from "./account-tables.js";
import type {
  FormerTable,
  LeaseRecallTable,
  MethodLatencyTable,
  NetworkDayTable,
  QuotaTable,
  RequestLogTable,
  ThrottleTable,
  UsageTable,
} from "./count-tables.js";
import type { FilterTable, SentTransactionTable } from "./filter-tables.js";

/** The people, in the columns of the accounts library. Times are ISO 8601 text in UTC. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  twoFactorEnabled: number | null;
  /** Set by an operator: no log-in, and no key works. */
  disabled_at: string | null;
  /** What an operator gave the user in the default quotas' place. */
  daily_requests: number | null;
  monthly_requests: number | null;
  /** The user ID of the row in `quota`, if the count continues a deleted account's; null: the user's own. */
  quota_owner: string | null;
  /** 1: mails about used quotas and API keys that expire, 0: none. */
  quota_alerts: Generated<number>;
  /** From 1 to 100: an alert is sent when so many per cent of an hour's requests fail; null: none is. */
  error_alert_percent: number | null;
  /** 50 to 99. */
  quota_alert_percent: Generated<number>;
  error_alerted_at: string | null;
  /** 1: where the user's API keys are used is kept, for alerts about new places, 0: it is not. */
  place_alerts: Generated<number>;
  /** 1: operates the service from the dashboard, 0: does not. */
  is_operator: Generated<number>;
}

/** The API keys. A key's text is in no column: `digest` finds it, `sealed` (AES-256-GCM) shows it again to its owner. */
export interface ApiKeyTable {
  id: string;
  user_id: string;
  /** 1 to the limit of keys per user; unique per user among keys that are not revoked, which is what holds the limit. */
  slot: number;
  name: string;
  network: NetworkName;
  description: string | null;
  digest: string;
  sealed: string;
  created_at: string;
  revoked_at: string | null;
  /** From then on the key is refused; null: never. */
  expires_at: Generated<string | null>;
  /** The value of `expires_at` that the owner was mailed about. */
  expiry_notice: Generated<string | null>;
  /** The text from before the last rotation, and until when it works. */
  previous_digest: string | null;
  /** Null also after a rotation by a version that did not keep it. */
  previous_sealed: Generated<string | null>;
  previous_expires_at: string | null;
  /** Written behind, so some seconds late, or minutes where thousands of keys are in use. */
  last_used_at: string | null;
  /** JSON arrays of texts; an empty one allows everything. */
  allowed_origins: Generated<string>;
  allowed_methods: Generated<string>;
  allowed_contracts: Generated<string>;
  allowed_ip_addresses: Generated<string>;
  estimates: Generated<Estimates>;
  block_tags: Generated<BlockTags>;
  /** 1: the request log has the params of its requests, for a day. */
  logs_params: Generated<number>;
  /** The key's own limits; null: only its user's. */
  daily_requests: Generated<number | null>;
  requests_per_second: Generated<number | null>;
  /** A JSON array of `{method, requestsPerSecond}`. */
  method_limits: Generated<string>;
}

/** One row; its revision grows with every change of API keys that other processes have to notice. */
export interface KeyChangeTable {
  id: number;
  revision: number;
}

/** The latest changes of API keys: of one key, or of all of a user's. */
export interface KeyChangeEventTable {
  revision: number;
  key_id: string | null;
  user_id: string | null;
}

/** The master secrets that the store's data may depend on. */
export interface MasterSecretTable {
  /** Derived by a one-way function. */
  fingerprint: string;
}

/** Processes that serve, with their master secrets' fingerprints. */
export interface SecretUseTable {
  id: string;
  /** Host and process ID. */
  process: string;
  /** Of the secret that the process stores with. */
  writes: string;
  /** Of the second one, if there is one. */
  reads: string | null;
  seen_at: string;
}

/** One row, written to see whether the store can be written to. */
export interface StoreProbeTable {
  id: number;
  probed_at: string | null;
}

/** One row: the latest time that the store has seen, and since when a later or an earlier one is doubted. */
export interface StoreClockTable {
  id: number;
  seen_at: string | null;
  doubted_at: string | null;
}

/** Work that one process at a time does for all (`store/work-lease.ts`). */
export interface BackgroundWorkTable {
  name: string;
  holder: string | null;
  held_until: string;
  due_at: string;
  /** The time of the last run. */
  mark: string | null;
  /** Runs in a row that a ceiling stopped. */
  stopped_runs: Generated<number>;
}

export interface Schema {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  access_key: AccessKeyTable;
  api_key: ApiKeyTable;
  key_place: KeyPlaceTable;
  key_change: KeyChangeTable;
  key_change_event: KeyChangeEventTable;
  master_secret: MasterSecretTable;
  secret_use: SecretUseTable;
  store_probe: StoreProbeTable;
  background_work: BackgroundWorkTable;
  store_clock: StoreClockTable;
  quota: QuotaTable;
  lease_recall: LeaseRecallTable;
  deleted_account: DeletedAccountTable;
  usage: UsageTable;
  method_latency: MethodLatencyTable;
  request_log: RequestLogTable;
  network_day: NetworkDayTable;
  filter: FilterTable;
  sent_transaction: SentTransactionTable;
  usage_latency: FormerTable;
  recent_error: FormerTable;
  throttle: ThrottleTable;
  mail_outbox: MailOutboxTable;
  account_token: AccountTokenTable;
  verification: VerificationTable;
  invitation: InvitationTable;
  audit_event: AuditEventTable;
  twoFactor: TwoFactorTable;
  security_event: SecurityEventTable;
  known_device: KnownDeviceTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}

import type { NetworkName } from "../config/networks.js";

/** The people, in the columns of the accounts library. Times are ISO 8601 text in UTC. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The API keys. A key's text is in no column: `digest` finds it, `sealed` (AES-256-GCM) shows it again to its owner. */
export interface ApiKeyTable {
  id: string;
  user_id: string;
  /** 1 to 4; unique per user among keys that are not revoked, which is what holds the limit of four. */
  slot: number;
  name: string;
  network: NetworkName;
  description: string | null;
  digest: string;
  sealed: string;
  created_at: string;
  revoked_at: string | null;
}

export interface Schema {
  user: UserTable;
  api_key: ApiKeyTable;
}

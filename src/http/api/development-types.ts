import type { ApiKey, NetworkLabel } from "./api-types.js";

/** `GET /api/dev/keys`, development only: the development user's keys, without a log-in. */
export interface DevelopmentKeys {
  readonly keys: readonly ApiKey[];
}

/** `GET /api/dev/mailbox`, development mode only: messages, newest first. */
export interface Mailbox {
  readonly messages: readonly MailboxMessage[];
}

export interface MailboxMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** `GET /api/dev/devchain`, development mode only. Quantities are hex, as the node returns them. */
export interface DevchainView {
  readonly networks: readonly DevchainNetwork[];
  /** Whether `POST /api/dev/devchain` is available. */
  readonly isControllable: boolean;
}

export interface DevchainNetwork {
  readonly network: NetworkLabel;
  readonly state: DevchainState;
  readonly accounts: readonly { readonly address: string; readonly balance: string }[];
  /** The latest ten blocks, newest first. */
  readonly blocks: readonly DevchainBlock[];
  /** Transactions of those blocks, at most ten, newest first. */
  readonly transactions: readonly DevchainTransaction[];
}

/** `POST /api/dev/devchain` → DevchainState. */
export interface DevchainState {
  readonly height: number;
  /** How far the chain's clock is ahead of the system clock. */
  readonly clockOffsetSeconds: number;
  /** Oldest first. */
  readonly snapshots: readonly DevchainSnapshot[];
}

export interface DevchainSnapshot {
  readonly id: number;
  readonly height: number;
  readonly takenAt: string;
}

/** Development mode only, and not if other machines may use the service. */
export interface DevchainControl {
  readonly network: NetworkLabel;
  readonly command: DevchainCommand;
}

export type DevchainCommand =
  | { readonly name: "mine"; readonly count: number }
  | { readonly name: "time"; readonly seconds: number }
  | { readonly name: "reorg"; readonly depth: number }
  | { readonly name: "snapshot" }
  | { readonly name: "reset"; readonly snapshot?: number };

export interface DevchainBlock {
  readonly number: number;
  readonly hash: string;
  readonly timestamp: string;
  readonly transactions: number;
  readonly gasUsed: string;
}

export interface DevchainTransaction {
  readonly hash: string;
  readonly blockNumber: number;
  readonly from: string;
  readonly to: string | null;
  readonly value: string;
}

/** `POST /api/dev/faucet` → FaucetReceipt, development mode only. */
export interface FaucetRequest {
  readonly network: NetworkLabel;
  readonly address: string;
  /** In wei, hex; one coin by default, and always if other machines may use the service. */
  readonly amount?: string;
}

export interface FaucetReceipt {
  readonly transactionHash: string;
  /** In wei, hex. */
  readonly amount: string;
}

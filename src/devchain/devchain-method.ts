import type { Turn } from "./shared-thread.js";

/** Runs one method. */
export type DevchainMethod = (params: readonly unknown[], turn: Turn) => unknown;

import type { Turn } from "./shared-thread.js";

/** What answers one method. */
export type DevchainMethod = (params: readonly unknown[], turn: Turn) => unknown;

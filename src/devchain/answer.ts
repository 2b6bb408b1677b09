import type { Turn } from "./shared-thread.js";

/** What answers one method. */
export type Answer = (params: readonly unknown[], turn: Turn) => unknown;

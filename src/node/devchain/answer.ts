/** What answers one method. */
export type Answer = (params: readonly unknown[], signal: AbortSignal) => unknown;

import type { Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryClient } from "./query-client.js";

/** What a page shows although it could not be updated. */
export interface StaleData {
  /** When the oldest of it was loaded, in milliseconds since 1970. */
  readonly updatedAtMs: number;
  readonly reason: string;
}

/** What the current page shows of failed queries; undefined while all of it is up to date. */
export function useStaleData(): StaleData | undefined {
  const readOldest = (): number => Math.min(...findStale().map(({ state }) => state.dataUpdatedAt));
  useSyncExternalStore(subscribe, readOldest, readOldest);
  const [oldest] = findStale().toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  return oldest && { updatedAtMs: oldest.state.dataUpdatedAt, reason: oldest.state.error?.message ?? "" };
}

/** Loads stale data again. */
export function refreshStaleData(): void {
  void queryClient.refetchQueries({ type: "active", predicate: isStale });
}

const findStale = (): Query[] => queryClient.getQueryCache().findAll({ type: "active", predicate: isStale });

function isStale({ state }: Query): boolean {
  return state.status === "error" && state.data !== undefined;
}

function subscribe(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(listener);
}

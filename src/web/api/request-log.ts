import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { LoggedRequest, RequestLogEntry, RequestLogPage } from "../../http/api/api-types.js";
import { request } from "./request.js";

/** Filters of the request log, as in the page's URL; empty: all. */
export interface LogFilters {
  readonly key: string;
  readonly method: string;
  /** `failed`, or a code; 0: success. */
  readonly result: string;
  readonly since: string;
  /** A part of the error's message. */
  readonly text: string;
  /** Minimum duration, in milliseconds. */
  readonly minMs: string;
  readonly requestId: string;
}

export const noFilters: LogFilters = { key: "", method: "", result: "", since: "", text: "", minMs: "", requestId: "" };

/** Pages, newest first, read again every five seconds while `isLive`. Earlier data stays visible while other filters are loaded. */
export function useRequestLog(filters: LogFilters, isLive: boolean) {
  return useInfiniteQuery({
    queryKey: ["request-log", filters],
    queryFn: ({ pageParam }) => readPage(filters, { before: pageParam }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
    refetchInterval: isLive ? 5_000 : false,
  });
}

/** A logged request, which never changes. */
export function useLogEntry(id: string) {
  return useQuery({
    queryKey: ["request-log", id],
    queryFn: () => request<RequestLogEntry>(`/request-log/${encodeURIComponent(id)}`),
    staleTime: Infinity,
  });
}

/** All entries that match. */
export async function readWholeLog(filters: LogFilters): Promise<LoggedRequest[]> {
  const entries: LoggedRequest[] = [];
  for (let before: string | null = ""; before !== null;) {
    const page: RequestLogPage = await readPage(filters, { before, limit: "500" });
    entries.push(...page.entries);
    before = page.next;
  }
  return entries;
}

function readPage({ key: keyId, ...filters }: LogFilters, page: Readonly<Record<string, string>>) {
  const given = Object.entries({ keyId, ...filters, ...page }).filter(([, value]) => value !== "");
  const query = String(new URLSearchParams(given));
  return request<RequestLogPage>(`/request-log${query && "?"}${query}`);
}

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type {
  AuditPage,
  OperatorService,
  OperatorUserFacts,
  OperatorUserPage,
  Usage,
  UsageRange,
} from "../../http/api/api-types.js";
import type { RangedUsage } from "./queries.js";
import { request } from "./request.js";

/** Filters of the list of users, as in the page's URL; empty: all. */
export interface UserFilters {
  /** The start of an e-mail. */
  readonly email: string;
  readonly status: string;
}

/** Page after page: newest first, or in the order of e-mails. Earlier data stays visible while other filters are loaded. */
export function useOperatorUsers(filters: UserFilters) {
  return useInfiniteQuery({
    queryKey: ["operator", "users", filters],
    queryFn: ({ pageParam }) => request<OperatorUserPage>(`/operator/users${search({ ...filters, after: pageParam })}`),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
  });
}

/** A user with today's use and API keys. */
export function useOperatorUser(id: string) {
  return useQuery({
    queryKey: ["operator", "user", id],
    queryFn: () => request<OperatorUserFacts>(`/operator/users/${encodeURIComponent(id)}`),
    refetchInterval: 15_000,
  });
}

export function useUserUsage(id: string, range: UsageRange) {
  return useQuery({
    queryKey: ["operator", "usage", id, range],
    queryFn: async (): Promise<RangedUsage> => {
      const usage = await request<Usage>(`/operator/users/${encodeURIComponent(id)}/usage?range=${range}`);
      return { ...usage, range };
    },
    placeholderData: (shown) => shown,
    refetchInterval: 15_000,
  });
}

/** What operators and users changed, newest first; of one user, or (empty text) of all. */
export function useAuditLog(userId: string) {
  return useInfiniteQuery({
    queryKey: ["operator", "audit-log", userId],
    queryFn: ({ pageParam }) => request<AuditPage>(`/operator/audit-log${search({ userId, after: pageParam })}`),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** The service's problems, and the state of its nodes. */
export function useOperatorService() {
  return useQuery({
    queryKey: ["operator", "service"],
    queryFn: () => request<OperatorService>("/operator/service"),
    refetchInterval: 10_000,
  });
}

function search(params: Readonly<Record<string, string>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

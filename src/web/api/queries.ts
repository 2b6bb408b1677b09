import { queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type {
  AccessKeyList,
  ApiKey,
  ApiKeyList,
  DevchainView,
  KeyUsageList,
  Mailbox,
  Me,
  SecurityLogPage,
  ServiceFacts,
  ServiceStatus,
  SessionList,
  Usage,
  UsageRange,
  UsageToday,
  UserPreferences,
  WebhookDelivery,
  WebhookState,
} from "../../http/api/api-types.js";
import { queryClient } from "./query-client.js";
import { request } from "./request.js";

const live = { refetchInterval: 5_000 };

/** What the service is: mode, networks, rules for passwords. */
export function useService() {
  return useQuery({ queryKey: ["service"], queryFn: readFacts, staleTime: Infinity });
}

/** From the page's HTML, or from the API where the page has none: the documentation may be on another host. */
async function readFacts(): Promise<ServiceFacts> {
  const inPage = document.getElementById("service-facts")?.textContent;
  return inPage ? (JSON.parse(inPage) as ServiceFacts) : request<ServiceFacts>("/service");
}

/** Whether anyone may sign up, so that pages link to the form. */
export function useIsSignUpOpen(): boolean {
  const { data } = useService();
  return (data?.signUp ?? "open") === "open";
}

/** The user; null: logged out. */
export function useMe() {
  return useQuery(meQuery);
}

/** Asks for the user before a component does. Never rejects. */
export function readMeEarly(): Promise<void> {
  return queryClient.prefetchQuery(meQuery);
}

export function useKeys() {
  return useQuery({ queryKey: ["keys"], queryFn: () => request<ApiKeyList>("/keys"), refetchInterval: 30_000 });
}

export function useKey(id: string) {
  return useQuery({ queryKey: ["keys", id], queryFn: () => request<ApiKey>(`/keys/${encodeURIComponent(id)}`) });
}

/** The state of the quotas, updated at the shortest interval that a component of the page asks for. */
export function useUsageToday(refetchInterval = live.refetchInterval) {
  return useQuery({
    queryKey: ["usage", "today"],
    queryFn: () => request<UsageToday>("/usage/today"),
    refetchInterval,
  });
}

/** Requests of each key today, by its ID. */
export function useKeyUsage({ enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: ["usage", "keys"],
    queryFn: () => request<KeyUsageList>("/usage/keys"),
    refetchInterval: 15_000,
  });
}

export function usePreferences() {
  return useQuery({ queryKey: ["preferences"], queryFn: () => request<UserPreferences>("/preferences") });
}

/** A usage history with its range: earlier data stays visible while that of another range is loaded. */
export type RangedUsage = Usage & { readonly range: UsageRange };

/** The usage history of one key or (empty text) of all. Earlier data stays visible while the next is loaded. */
export function useUsage(range: UsageRange, keyId: string, method = "") {
  const search = new URLSearchParams({ range, ...(keyId && { keyId }), ...(method && { method }) });
  return useQuery({
    queryKey: ["usage", range, keyId, method],
    queryFn: async (): Promise<RangedUsage> => ({ ...(await request<Usage>(`/usage?${search}`)), range }),
    placeholderData: (shown) => shown,
    ...live,
  });
}

/** The state of the networks, without a log-in. */
export function useStatus() {
  return useQuery({
    queryKey: ["status"],
    queryFn: () => request<ServiceStatus>("/status"),
    refetchInterval: 15_000,
  });
}

/** The keys to the management API. */
export function useAccessKeys() {
  return useQuery({ queryKey: ["access-keys"], queryFn: () => request<AccessKeyList>("/access-keys") });
}

/** The webhook, and what was sent to it; asked again while something waits for its first attempt. */
export function useWebhook() {
  return useQuery({
    queryKey: ["webhook"],
    queryFn: () => request<WebhookState>("/webhook"),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isUnsent) ? 1_000 : false),
  });
}

const isUnsent = ({ outcome, dueAt }: WebhookDelivery): boolean => outcome === null && dueAt !== null;

export function useSessions() {
  return useQuery({ queryKey: ["sessions"], queryFn: () => request<SessionList>("/sessions") });
}

/** Page after page, newest first. */
export function useSecurityLog() {
  return useInfiniteQuery({
    queryKey: ["security-log"],
    queryFn: ({ pageParam }) => request<SecurityLogPage>(`/security-log${pageParam}`),
    initialPageParam: "",
    getNextPageParam: ({ next }) => (next === null ? undefined : `?before=${encodeURIComponent(next)}`),
  });
}

export function useMailbox() {
  return useQuery({ queryKey: ["mailbox"], queryFn: () => request<Mailbox>("/dev/mailbox"), ...live });
}

export function useDevchain() {
  return useQuery({ queryKey: ["devchain"], queryFn: () => request<DevchainView>("/dev/devchain"), ...live });
}

/** Every method's name, from the document that the service hands out. */
export function useMethodNames() {
  return useQuery({ queryKey: ["methods"], queryFn: readMethodNames, staleTime: Infinity });
}

const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async (): Promise<Me | null> => (await request<Me | undefined>("/me")) ?? null,
  staleTime: 60_000,
});

async function readMethodNames(): Promise<string[]> {
  const response = await fetch("/openrpc.json");
  const { methods } = (await response.json()) as { methods: { name: string }[] };
  return methods.map(({ name }) => name).filter((name) => !name.startsWith("rpc."));
}

import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./request.js";

/** What the pages know of the server. A 401 anywhere means that the session is over: `me` says so, and the pages lead to the log-in. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession, onSuccess: rereadSecurityLog }),
  defaultOptions: {
    // Without a connection the pages say so, instead of waiting for one.
    queries: { networkMode: "always", staleTime: 5_000, retry: (count, error) => count < 1 && isPassing(error) },
    mutations: { networkMode: "always" },
  },
});

const everyones: readonly unknown[] = ["me", "service", "methods", "status"];

/** Forgets the person and all that was theirs: another one may log in next. */
export function forgetPerson(): void {
  const ofPerson = { predicate: ({ queryKey: [name] }: Query) => !everyones.includes(name) };
  void queryClient.cancelQueries(ofPerson);
  queryClient.removeQueries(ofPerson);
  queryClient.setQueryData(["me"], null);
}

/** After logging in: learns who it is. */
export async function meetPerson(): Promise<void> {
  forgetPerson();
  await queryClient.refetchQueries({ queryKey: ["me"] });
}

function noticeEndOfSession(error: Error): void {
  if (error instanceof ApiFailure && error.code === "unauthorized") queryClient.setQueryData(["me"], null);
}

/** Any change may appear in it. */
function rereadSecurityLog(): void {
  void queryClient.invalidateQueries({ queryKey: ["security-log"] });
}

function isPassing(error: Error): boolean {
  return error instanceof ApiFailure && error.status >= 500;
}

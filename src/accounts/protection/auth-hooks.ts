import { createAuthMiddleware, isAPIError } from "better-auth/api";

/** Request data available to hooks of the accounts library. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** May replace parts of the request. */
type Work = (context: HookContext) => Promise<void | { context: { query: Readonly<Record<string, string>> } }>;

/** Runs before a route of the library. If it throws an APIError, that is the response. */
export function before(path: string, work: Work) {
  return { matcher: (context: { path?: string }) => context.path === path, handler: createAuthMiddleware(work) };
}

/** Runs after a route of the library has succeeded. */
export function after(path: string, work: Work) {
  return before(path, async (context) => {
    if (!isAPIError(context.context.returned)) await work(context);
  });
}

/** A text member of a body or query; empty if absent. */
export function textOf(fields: unknown, name: string): string {
  const value = (fields as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

import { createAuthMiddleware, isAPIError } from "better-auth/api";

/** What a hook of the accounts library gets to see of a request. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

type Work = (context: HookContext) => Promise<void>;

/** Work before one of the library's routes; when it throws an APIError, that is the response. */
export function before(path: string, work: Work) {
  return { matcher: (context: { path?: string }) => context.path === path, handler: createAuthMiddleware(work) };
}

/** Work after one of the library's routes has succeeded. */
export function after(path: string, work: Work) {
  return before(path, async (context) => {
    if (!isAPIError(context.context.returned)) await work(context);
  });
}

/** The text that a body or query has under this name; else an empty one. */
export function textOf(fields: unknown, name: string): string {
  const value = (fields as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

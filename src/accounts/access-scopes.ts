/** Access keys of a user. */
export const maxAccessKeys = 10;

/** What an access key may be for; a key has one or more of them. */
export const accessScopes = {
  "keys:read": "List API keys and their options, without their secrets",
  "keys:write": "Create, change, rotate and revoke API keys",
  "usage:read": "Read usage and the request log",
} as const;

export type AccessScope = keyof typeof accessScopes;

export const accessScopeNames = Object.keys(accessScopes) as [AccessScope, ...AccessScope[]];

/** Access keys of a user. */
export const maxAccessKeys = 10;

/** What an access key may be for; a key has one or more of them. */
export const accessScopes = {
  "keys:read": "List API keys and their options, without their secrets",
  "keys:write": "Create, change, rotate and revoke API keys",
  "usage:read": "Read usage and the request log",
  "operator:read": "Read users, their use and API keys, the audit log and the state of the nodes",
  "operator:write": "Invite, verify, suspend and delete users, change their quotas and revoke their API keys",
} as const;

export type AccessScope = keyof typeof accessScopes;

/** Whether a scope is for operators of the service only. */
export const isOperatorScope = (scope: AccessScope): boolean => scope.startsWith("operator:");

export const accessScopeNames = Object.keys(accessScopes) as [AccessScope, ...AccessScope[]];
